import type { AnimalProfile } from '@shop/contract/animal'
import { ShareBar, ShareSwatch, shareColourOf } from '@shop/design-system'
import { shareText, sharesLabel, sharesOf } from '../../../parts/result/breed-shares.ts'
import { paths } from '../../../paths.ts'
import { GlanceCard } from './GlanceCard.tsx'

const shown = 4

/** The breeds as a bar, those with the largest shares named. */
export function BreedsCard({ profile }: { profile: AnimalProfile }) {
  const { id, breed, breedMix } = profile
  const shares = sharesOf(profile.breeds)
  const more = { label: 'All about the breeds', href: paths.animalPage(id, 'breeds') }
  if (!breedMix)
    return (
      <GlanceCard title="Breed" more={more}>
        <p>{breed?.name ?? 'Not known yet'}</p>
        <p className="glance-quiet">
          {breed ? 'As recorded. No breed test has been done.' : 'A breed test can tell you what is in the mix.'}
        </p>
      </GlanceCard>
    )
  return (
    <GlanceCard title="Breed mix" more={more}>
      <ShareBar shares={shares} label={sharesLabel(shares)} />
      <ul className="glance-list" style={{ marginTop: '0.75rem' }}>
        {shares.slice(0, shown).map((share) => (
          <li key={share.name}>
            <ShareSwatch colour={shareColourOf(shares, share)} />
            {share.name}
            <span className="glance-end">{shareText(share.percent)}</span>
          </li>
        ))}
        {shares.length > shown && <li className="glance-quiet">and {shares.length - shown} more</li>}
      </ul>
    </GlanceCard>
  )
}

import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import { Link } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { GlanceCard } from './GlanceCard.tsx'

const shown = 3

/** The valid reports. */
export function ReportsCard({ profile }: { profile: AnimalProfile }) {
  const { country } = useSettings()
  const valid = profile.reports.filter(({ state }) => state === 'valid')
  return (
    <GlanceCard
      title="Reports and certificates"
      more={{ label: 'Get a report or certificate', href: paths.animalPage(profile.id, 'reports') }}
    >
      {valid.length ? (
        <ul className="glance-list">
          {valid.slice(0, shown).map(({ key, title, url, issuedAt }) => (
            <li key={key}>
              <Link href={url} isExternal>
                {title}
              </Link>
              <span className="glance-end">{formatDate(issuedAt, country)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="glance-quiet">PDFs to print or share. Each has a number anyone can use to check it.</p>
      )}
    </GlanceCard>
  )
}

import type { AnimalProfile } from '@shop/contract/animal'
import type { ResultSheet } from '@shop/contract/result'
import { AllelePair } from '@shop/design-system'
import { allelePairs, alleleToneOf } from '../../../parts/result/genotype.ts'
import { traitsOf } from '../../../parts/result/health-groups.ts'
import { traitName } from '../../../parts/result/trait-name.ts'
import { paths } from '../../../paths.ts'
import { GlanceCard } from './GlanceCard.tsx'

const shown = 4

/** The first traits: what they show, and the genotype. */
export function TraitsCard({ profile, sheet }: { profile: AnimalProfile; sheet: ResultSheet }) {
  const traits = traitsOf(sheet.results)
  if (!traits.length) return null
  return (
    <GlanceCard
      title={traits.length === 1 ? 'One trait' : `${traits.length} traits`}
      more={{ label: 'All traits', href: paths.animalPage(profile.id, 'traits') }}
    >
      <ul className="glance-list">
        {traits.slice(0, shown).map((trait) => (
          <li key={trait.id}>
            <span>
              {traitName(trait.product.name)}
              {trait.together?.reading && <span className="glance-quiet">{trait.together.reading}</span>}
            </span>
            <span className="glance-end">
              <AllelePair
                alleles={allelePairs(trait)[0] ?? []}
                tone={alleleToneOf(trait)}
                label={trait.genotype ?? 'No genotype'}
              />
            </span>
          </li>
        ))}
      </ul>
    </GlanceCard>
  )
}

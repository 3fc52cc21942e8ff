import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import { Section } from '@shop/design-system'
import { useUpgradeProducts } from '../../data/animal-profile.ts'
import { useSettings } from '../../data/settings.tsx'
import { useBeside } from '../../data/use-beside.ts'
import { ProductRows } from './ProductRows.tsx'

type UpgradesProps = { profile: AnimalProfile; barcode: string }

/** What else the sample can be tested for without a new swab, and till when; or why it cannot. Nothing where there is nothing left. */
export function Upgrades({ profile: { id, rights }, barcode }: UpgradesProps) {
  const { country } = useSettings()
  const data = useBeside(useUpgradeProducts(id, rights === 'view' ? null : barcode))
  if (!data || (!data.refusal && !data.results.length)) return null
  const { refusal, keptUntil, results } = data
  const kept = keptUntil && ` until ${formatDate(keptUntil, country)}`
  return (
    <Section
      size="sm"
      title="More from the same sample"
      lead={refusal ?? `No new swab needed: the laboratory still has sample ${barcode}${kept ?? ''}.`}
    >
      {results.length > 0 && <ProductRows products={results} isAdding upgradeOf={{ animalId: id, barcode }} />}
    </Section>
  )
}

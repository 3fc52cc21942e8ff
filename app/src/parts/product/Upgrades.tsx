import type { AnimalProfile } from '@shop/contract/animal'
import { Section } from '@shop/design-system'
import { useUpgradeProducts } from '../../data/animal-profile.ts'
import { ProductRows } from './ProductRows.tsx'

type UpgradesProps = { profile: AnimalProfile; barcode: string }

/** What else the sample can be tested for, without a new swab. Nothing where there is nothing. */
export function Upgrades({ profile: { id, petName, rights }, barcode }: UpgradesProps) {
  const { data } = useUpgradeProducts(id, rights === 'owner' ? barcode : null)
  if (!data?.results.length) return null
  return (
    <Section size="sm" title="More from the same sample" lead="No new swab is needed: the laboratory still has it.">
      <ProductRows products={data.results} isAdding upgradeOf={{ animalId: id, animalName: petName, barcode }} />
    </Section>
  )
}

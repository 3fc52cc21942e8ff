import { productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { GenotypeSquare } from './GenotypeSquare.tsx'
import { storeSpeciesOf } from './product-kind.ts'

/** What two carriers pass on: only for a recessive disease of two alleles, where nothing else matters. */
export function InheritanceSquare({ product }: { product: ProductDetail }) {
  const [normal, variant, ...others] = product.alleles
  if (!product.modeOfInheritance?.startsWith('Autosomal recessive') || product.typeId !== productTypes.disease)
    return null
  if (!normal || !variant || others.length) return null
  const young = storeSpeciesOf(product) === 'cat' ? 'kitten' : 'puppy'
  const carrier = { genotype: `${normal}/${variant}`, label: 'Carrier', tone: 'carrier' } as const
  return (
    <GenotypeSquare
      caption="When both parents carry one copy"
      cells={[
        { genotype: `${normal}/${normal}`, label: 'Clear', tone: 'clear' },
        carrier,
        carrier,
        { genotype: `${variant}/${variant}`, label: 'Two copies', tone: 'affected' },
      ]}
      note={`Each ${young} draws one of the four, with the same chance. With one clear parent, no ${young} gets two copies.`}
    />
  )
}

import { productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { Section } from '@shop/design-system'
import { ProductRows } from '../../../parts/product/ProductRows.tsx'

const testTypes: number[] = [productTypes.trait, productTypes.disease, productTypes.dnaProfile]

/** What a profile, pack or kit is made of. */
export function ProductContents({ product: { contents, parts, price } }: { product: ProductDetail }) {
  if (!contents.length) return null
  const isAllTests = contents.length > 1 && contents.every(({ typeId }) => testTypes.includes(typeId))
  return (
    <Section
      title={isAllTests ? `${contents.length} tests in one` : 'What is in it'}
      lead={
        parts?.kind === 'test'
          ? `Bought one by one ${parts.price.label}, together ${price.label}. The prices below are those of each alone.`
          : 'The prices are those of each bought alone.'
      }
    >
      <ProductRows products={contents} />
    </Section>
  )
}

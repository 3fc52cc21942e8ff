import type { ProductDetail } from '@shop/contract/product'
import { Section } from '@shop/design-system'
import { ProductRows } from '../../../parts/ProductRows/ProductRows.tsx'

/** What a profile, pack or kit is made of. */
export function ProductContents({ product: { contents } }: { product: ProductDetail }) {
  if (!contents.length) return null
  return (
    <Section title={contents.length === 1 ? 'What is in it' : `${contents.length} things in one`} lead="The prices are those of each bought alone.">
      <ProductRows products={contents} />
    </Section>
  )
}

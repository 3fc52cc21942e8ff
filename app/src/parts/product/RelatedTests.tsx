import type { ProductDetail } from '@shop/contract/product'
import { Section } from '@shop/design-system'
import { ProductRows } from './ProductRows.tsx'

/** What the same breeds are tested for, and what reads the same gene; nothing where nothing is near. */
export const RelatedTests = ({ product: { related } }: { product: Pick<ProductDetail, 'related'> }) =>
  related.length > 0 && (
    <Section title="Related tests" lead="For the same breeds, or of the same gene.">
      <ProductRows products={related} />
    </Section>
  )

import type { ProductDetail } from '@shop/contract/product'
import { chakra, Section } from '@shop/design-system'
import { ProductRows } from './ProductRows.tsx'

/** What the same breeds are tested for, and what reads the same gene; nothing where nothing is near. */
export const RelatedTests = ({ product: { related } }: { product: Pick<ProductDetail, 'related'> }) =>
  related.length > 0 && (
    // In print a sheet is one page, of one test.
    <chakra.div _print={{ display: 'none' }}>
      <Section title="Related tests" lead="For the same breeds, or of the same gene.">
        <ProductRows products={related} />
      </Section>
    </chakra.div>
  )

import type { ProductQuery } from '@shop/contract/product'
import { Link, Section, SkeletonGroup } from '@shop/design-system'
import type { LandingCopy } from '../../../content/home.ts'
import { useProducts } from '../../../data/product.ts'
import { ProductGrid, ProductGridSkeleton } from '../../../parts/product/ProductGrid.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'

const shown = 4

/** A row of what this audience buys most. */
export function Sellers({ copy, query }: { copy: LandingCopy['sellers']; query: ProductQuery }) {
  const { data, error, isValidating, mutate } = useProducts(query)
  if (data && !data.results.length) return null
  return (
    <Section title={copy.title} lead={copy.lead} action={<Link href={copy.all.href}>{copy.all.label}</Link>}>
      {data ? (
        <div className="sellers">
          <ProductGrid products={data.results.slice(0, shown)} headingLevel={3} />
        </div>
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching best sellers">
          <ProductGridSkeleton cards={shown} />
        </SkeletonGroup>
      )}
    </Section>
  )
}

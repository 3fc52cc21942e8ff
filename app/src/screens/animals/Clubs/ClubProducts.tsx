import { Section } from '@shop/design-system'
import { useClubProducts } from '../../../data/product.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { ProductGrid } from '../../../parts/product/ProductGrid.tsx'

/** What is sold to the people of a club alone; nothing where it has none. */
export function ClubProducts({ name }: { name: string }) {
  const products = useBeside(useClubProducts())?.results.filter(({ clubName }) => clubName === name) ?? []
  if (!products.length) return null
  return (
    <Section title={`Sold to ${name} alone`} size="sm">
      <ProductGrid products={products} headingLevel={3} />
    </Section>
  )
}

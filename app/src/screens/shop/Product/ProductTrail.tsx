import type { Product } from '@shop/contract/product'
import { Breadcrumbs, type Crumb } from '@shop/design-system'
import { type Audience, useAudience } from '../../../layouts/audience.ts'
import { isFullBreedProfile, storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { paths } from '../../../paths.ts'

/** The listing the product is in, for the one who looks at it. */
function listingOf(product: Product, audience: Audience): Crumb[] {
  if (audience === 'owner') return [{ label: 'DNA tests for your pet', href: paths.ownerProducts }]
  const species = storeSpeciesOf(product)
  if (!species) return []
  if (isFullBreedProfile(product))
    return [{ label: `Full breed profiles for ${species}s`, href: paths.fullBreedProfiles(audience, species) }]
  return [{ label: `DNA tests for ${species}s`, href: paths.dnaTests(audience, species) }]
}

export function ProductTrail({ product }: { product: Product }) {
  const trail = [{ label: 'Home', href: paths.home }, ...listingOf(product, useAudience())]
  return <Breadcrumbs trail={trail} current={product.name} />
}

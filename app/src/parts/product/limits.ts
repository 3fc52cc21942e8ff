import { productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { isFullBreedProfile } from './product-kind.ts'

/** What nobody should read into a result, by what kind of product it is. Empty for what reads no DNA. */
export function limitsOf(product: ProductDetail): string[] {
  if (isFullBreedProfile(product))
    return [
      'It holds those of our tests that name the breed. Many conditions have no DNA test yet.',
      'A clear result rules out the variants that were read, and nothing else.',
    ]
  if (!product.gene) return []
  const breeds =
    product.isForAllBreeds || !product.breeds.length
      ? []
      : ['Laboratories offer it for the breeds named below. In other breeds the same result may mean less.']
  if (product.typeId === productTypes.trait)
    return ['It reads this gene alone. Other genes, and chance, shape the looks of an animal too.', ...breeds]
  if (product.typeId === productTypes.disease)
    return [
      'It reads this variant alone. The same signs can have other causes, so a clear result does not promise health.',
      ...breeds,
    ]
  return []
}

import { ourCategories, productTypeNames, species, type StoreSpecies } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'

/** Made of other tests: SPEC has no product type for these, only a category. */
export const isFullBreedProfile = ({ category }: Pick<Product, 'category'>) => category.name.includes('Breed Profile')

/** Ours, for which SPEC's product types have no word. */
const kindsByCategory: Record<number, string> = {
  [ourCategories.customProfile]: 'Your own profile',
  [ourCategories.practiceSupplies]: 'Supplies',
  [ourCategories.giftCard]: 'Gift card',
}
export const ownKindOf = ({ category }: Pick<Product, 'category'>): string | undefined => kindsByCategory[category.id]

/** What a product is called in a word or two (product-2); a club's own by the club's name. */
export const kindOf = (product: Pick<Product, 'typeId' | 'category'> & { clubName?: string | null }): string =>
  product.clubName ??
  ownKindOf(product) ??
  (isFullBreedProfile(product) ? 'Full breed profile' : (productTypeNames[product.typeId] ?? product.category.name))

/** The species as the store names it; undefined where a product serves both. */
export const storeSpeciesOf = (product: { species: { id: number } | null }): StoreSpecies | undefined =>
  product.species ? (product.species.id === species.feline ? 'cat' : 'dog') : undefined

import { kitIds, ourCategories, productTypes } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import type { FlagshipName } from '../../content/flagships.ts'
import { isFullBreedProfile } from '../product/product-kind.ts'

const byId: Record<number, FlagshipName> = {
  [kitIds.genoPet]: 'geno-pet',
  [kitIds.genoPetPlus]: 'geno-pet-plus',
  [kitIds.lifePlan]: 'life-plan',
}
const byCategory: Record<number, FlagshipName> = {
  [ourCategories.multiPack]: 'multi-pack',
  [ourCategories.testKit]: 'full-breed-profile',
}

/** Which of the shop's flagships a product is; undefined for single tests and supplies. */
export function flagshipOf(product: Pick<Product, 'id' | 'typeId' | 'category'>): FlagshipName | undefined {
  const named = byId[product.id] ?? byCategory[product.category.id]
  if (named) return named
  if (isFullBreedProfile(product)) return 'full-breed-profile'
  return product.typeId === productTypes.dnaProfile ? 'dna-profile' : undefined
}

/** By a product's name in its address, before anything is fetched: whether its page may need what is counted. */
export const mayBeFlagship = (slug: string): boolean => /geno-pet|profile|parentage|kit|pack/.test(slug)

import type { ProductRow } from './rows.ts'
import type { Units } from './prices.ts'

/** A product that the catalogue itself makes up, with its price, the breed it is for and the ids of what it holds. */
export type Made = { product: ProductRow; price: Units; breedId?: number; contentIds: number[] }

/** What a product of the shop says when nothing else is said: no gene, no breed, nothing to upgrade. */
export const plainProduct = {
  subCategoryId: null,
  tagIds: [],
  clubName: null,
  gene: null,
  variant: null,
  modeOfInheritance: null,
  alleles: [],
  omiaId: null,
  omiaFrom: null,
  caution: null,
  sources: [],
  otherBreeds: [],
  isForAllBreeds: false,
  isUpgrade: false,
  hasUpgradeOption: false,
  isAnimalRequired: false,
  isSwabRequired: true,
  isBestSeller: false,
} satisfies Partial<ProductRow>

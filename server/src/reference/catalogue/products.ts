import type { SpeciesId } from '@shop/contract/constants'
import type { CategoryId } from './categories.ts'
import type { Units } from './prices.ts'
import type { ProductRow } from './rows.ts'

/** A product that the catalogue itself makes up, with its price, the breed it is for and the ids of what it holds. */
export type Made = { product: ProductRow; price: Units; breedId?: number; contentIds: number[] }

/** A line of what the shop sells besides tests: what it leaves out is as in `plainProduct`. */
export type Line = Pick<ProductRow, 'name' | 'typeId' | 'summary' | 'description'> &
  Partial<
    Pick<ProductRow, 'isUpgrade' | 'hasUpgradeOption' | 'isAnimalRequired' | 'isSwabRequired' | 'isBestSeller'>
  > & {
    id: number
    speciesId: SpeciesId | null
    categoryId: CategoryId
    price: Units
    contentIds?: (number | undefined)[]
  }

/** The defaults of a shop product: no gene, no breed, nothing to upgrade. */
export const plainProduct = {
  subCategoryId: null,
  tagIds: [],
  clubName: null,
  gene: null,
  variant: null,
  modeOfInheritance: null,
  alleles: [],
  normalAlleles: [],
  penetrance: null,
  oneCopy: null,
  twoCopies: null,
  shownBy: null,
  twoCopyWarning: null,
  ageOfOnset: null,
  validatedBreeds: [],
  validatedBreedIds: [],
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

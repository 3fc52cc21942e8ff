import { categories, ourCategories } from '@shop/contract/constants'
import type { Product, ProductQuery } from '@shop/contract/product'
import type { Visitor } from '../../people/visitor/visitor.ts'
import type { PricedProduct, ProductRow } from '../catalogue/catalogue.ts'

/** A first page names its audience in the query: its visitor has no cookie yet. */
export const isForOwners = ({ isForOwners }: Pick<ProductQuery, 'isForOwners'>, visitor: Pick<Visitor, 'userType'>) =>
  isForOwners === 'true' || visitor.userType === 'owner'

const { canineDisease, canineTrait, canineDnaProfile, canineFullBreedProfile } = categories
const { felineDisease, felineTrait, felineDnaProfile, felineFullBreedProfile } = categories
const { canineAncestry, felineAncestry, lifePlan, testKit } = ourCategories

/** Whole questions before single ones: which breeds, how to care, all health at once; one illness, identity, looks. */
const wholeQuestions = [[canineAncestry, felineAncestry], [lifePlan], [testKit]]
const ladder = [
  ...wholeQuestions,
  [canineDisease, felineDisease],
  [canineDnaProfile, felineDnaProfile],
  [canineTrait, felineTrait],
]
const breedProfiles = [canineFullBreedProfile, felineFullBreedProfile]

const namedByNobody = [...wholeQuestions, [canineDnaProfile, felineDnaProfile]]
/** The place of what somebody wants who names no test: of what breeds it is, how to care, all health, who it is. */
export const questionRank = (row: Pick<ProductRow, 'categoryId'> | undefined) =>
  namedByNobody.findIndex((ids) => ids.some((id) => id === row?.categoryId))

/**
 * The catalogue's order for pet owners, whose breed's own profile leads where they name the breed. Of whole questions
 * what costs less comes first, so that Geno Pet comes before what adds to it.
 */
export function ownerOrder({ breeds }: Pick<ProductQuery, 'breeds'>): ((one: PricedProduct) => number)[] {
  const steps = breeds ? [breedProfiles, ...ladder] : [...ladder, breedProfiles]
  const rankOf = new Map<number, number>(steps.flatMap((ids, rank) => ids.map((id) => [id, rank] as const)))
  const isWhole = ({ categoryId }: Pick<ProductRow, 'categoryId'>) =>
    wholeQuestions.flat().some((id) => id === categoryId)
  return [
    ({ product: { row } }) => rankOf.get(row.categoryId) ?? steps.length,
    ({ product: { row } }) => (isWhole(row) && row.speciesId) || Infinity,
    ({ product: { row }, amount }) => (isWhole(row) ? amount : Infinity),
  ]
}

/** Pet owners read the plain sentence alone: genes and modes of inheritance are left out. */
export const forOwner = (product: Product): Product =>
  product.gene ? { ...product, summary: product.plainSentence } : product

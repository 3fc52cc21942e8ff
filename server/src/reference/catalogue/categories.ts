import { categories, excludedCategoryIds, ourCategories } from '@shop/contract/constants'

const [dogUpgrade, catUpgrade] = excludedCategoryIds

/**
 * Every category we sell in. SPEC numbers tests, profiles and swabs; the others are ours, in numbers that SPEC leaves
 * free. Upgrades are among the categories that a vet's search leaves out.
 */
export const shopCategories = {
  ...categories,
  ...ourCategories,
  canineUpgrade: dogUpgrade,
  felineUpgrade: catUpgrade,
} as const
export type CategoryId = (typeof shopCategories)[keyof typeof shopCategories]

/** The names are SPEC's where it gives one. */
export const categoryNames: Record<CategoryId, string> = {
  [shopCategories.canineDisease]: 'Genetic Diseases',
  [shopCategories.felineDisease]: 'Genetic Diseases',
  [shopCategories.canineTrait]: 'Genetic Traits',
  [shopCategories.felineTrait]: 'Genetic Traits',
  [shopCategories.canineDnaProfile]: 'Profiling (Dam/Sire Verification)',
  [shopCategories.felineDnaProfile]: 'Profiling (Dam/Sire Verification)',
  [shopCategories.canineFullBreedProfile]: 'Full Breed Profile',
  [shopCategories.felineFullBreedProfile]: 'Full Breed Profile',
  [shopCategories.canineAncestry]: 'Health Attributes & Ancestry Screens',
  [shopCategories.felineAncestry]: 'Health Attributes & Ancestry Screens',
  [shopCategories.testKit]: 'Test Kits',
  [shopCategories.multiPack]: 'Multi Packs',
  [shopCategories.lifePlan]: 'Life Plans',
  [shopCategories.customProfile]: 'Build Your Own Profile',
  [shopCategories.giftCard]: 'Gift Cards',
  [shopCategories.practiceSupplies]: 'Practice Supplies',
  [shopCategories.agentProducts]: 'Collection Agent Products',
  [shopCategories.membership]: 'Memberships',
  [shopCategories.canineUpgrade]: 'Test Upgrades',
  [shopCategories.felineUpgrade]: 'Test Upgrades',
  [shopCategories.swab]: 'Swabs',
}

/**
 * The products behind a cart's line for an own profile, dogs then cats. Never sold by themselves: the chosen tests make
 * the price.
 */
export const customProfileIds: readonly number[] = [801, 802]

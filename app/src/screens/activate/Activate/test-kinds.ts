import { categories, ourCategories, productTypes, type StoreSpecies } from '@shop/contract/constants'

const { trait, disease, dnaProfile, shippable, mixBreed } = productTypes

/** What a swab can be tested for, by kind: the product type, and its category in each species. */
export const testKinds = {
  ancestry: {
    title: 'Breed mix',
    description: 'Which breeds a mix comes from.',
    productType: mixBreed,
    categoryId: { dog: ourCategories.canineAncestry, cat: ourCategories.felineAncestry },
  },
  profile: {
    title: 'Full breed profile',
    description: 'Everything that matters in one breed.',
    productType: shippable,
    categoryId: { dog: ourCategories.testKit, cat: ourCategories.testKit },
  },
  disease: {
    title: 'One health test',
    description: 'A single inherited disease.',
    productType: disease,
    categoryId: { dog: categories.canineDisease, cat: categories.felineDisease },
  },
  trait: {
    title: 'One trait test',
    description: 'A pattern, a coat, a tail.',
    productType: trait,
    categoryId: { dog: categories.canineTrait, cat: categories.felineTrait },
  },
  dna: {
    title: 'DNA profile',
    description: 'A fingerprint, for identity and parentage.',
    productType: dnaProfile,
    categoryId: { dog: categories.canineDnaProfile, cat: categories.felineDnaProfile },
  },
} as const
export type TestKind = keyof typeof testKinds

export const isTestKind = (kind: string): kind is TestKind => kind in testKinds

/** The call's query for a kind of test in a species. */
export const testQueryOf = (kind: TestKind, species: StoreSpecies) => ({
  productType: String(testKinds[kind].productType),
  categoryId: String(testKinds[kind].categoryId[species]),
})

/** The form's values while it is filled in. */
export type TestValues = { species: string; kind: string; selectedProduct: { id: number; name: string } | null }

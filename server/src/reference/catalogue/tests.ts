import {
  productTypes,
  species as speciesIds,
  type StoreSpecies,
  storeSpecies,
  subCategories,
  tags,
} from '@shop/contract/constants'
import { spell } from '@shop/contract/spelling'
import type { Coat } from '../../schema/breed.ts'
import type { FindBreeds } from './breed-names.ts'
import { speciesIdByName } from './breeds.ts'
import { type CategoryId, categoryNames, shopCategories } from './categories.ts'
import { kitPicture, readTraitCoats, systemPicture, traitPicture, withAnimalOf } from './coats.ts'
import { orNull, partsOf, readRows } from './csv.ts'
import { describeTest, summariseTest } from './describe.ts'
import { priceList, type Units } from './prices.ts'
import type { BreedRow, Origin, ProductRow, Refuse } from './rows.ts'
import { effectsOf, type TestKind, type TestRow, testColumns } from './test-row.ts'

/** One single test for sale, with what the other rows are made from. */
export type Test = { kind: TestKind; species: StoreSpecies; product: ProductRow; breeds: BreedRow[]; price: Units }

/**
 * Line 2 of dog_tests.csv is product 2001, line 2 of cat_tests.csv 3001. The files only grow at their end: a row that
 * goes is blanked, never deleted, or the ids of all that follow would move.
 */
const firstIds: Record<StoreSpecies, number> = { dog: 2001, cat: 3001 }

/** The files' kinds. The two sorts of profile differ by name. */
function kindOf({ kind, test_name }: TestRow): TestKind | null {
  if (kind === 'disease' || kind === 'trait') return kind
  if (kind === 'blood group') return 'bloodGroup'
  if (kind === 'profile') return test_name.startsWith('DNA profile') ? 'dnaProfile' : 'ancestry'
  return null
}

/** A blood group is an inherited attribute and no illness, so it is listed with the traits; ancestry is a breed mix. */
const places: Record<TestKind, { typeId: number; tagIds: number[]; categoryId: Record<StoreSpecies, CategoryId> }> = {
  disease: {
    typeId: productTypes.disease,
    tagIds: [tags.disease],
    categoryId: { dog: shopCategories.canineDisease, cat: shopCategories.felineDisease },
  },
  trait: {
    typeId: productTypes.trait,
    tagIds: [tags.trait],
    categoryId: { dog: shopCategories.canineTrait, cat: shopCategories.felineTrait },
  },
  bloodGroup: {
    typeId: productTypes.trait,
    tagIds: [tags.trait],
    categoryId: { dog: shopCategories.canineTrait, cat: shopCategories.felineTrait },
  },
  dnaProfile: {
    typeId: productTypes.dnaProfile,
    tagIds: [tags.dnaProfile],
    categoryId: { dog: shopCategories.canineDnaProfile, cat: shopCategories.felineDnaProfile },
  },
  ancestry: {
    typeId: productTypes.mixBreed,
    tagIds: [],
    categoryId: { dog: shopCategories.canineAncestry, cat: shopCategories.felineAncestry },
  },
}

/** A comma inside brackets belongs to its allele; several loci are parted by semicolons. */
export const allelesOf = (field: string): string[] => partsOf(field, field.includes(';') ? ';' : /,(?![^(]*\))/)

/** As Americans type it: most of our visitors do. */
const american = (text: string) => spell(text, 'US')

/** Long synonyms are descriptions, not what anybody types. */
const isShort = (name: string) => name.length <= 30 && !name.includes('(')

export function searchTextOf(
  product: Pick<ProductRow, 'name' | 'gene' | 'omiaId' | 'otherBreeds'>,
  breeds: BreedRow[],
  more: string[] = [],
): string {
  const name = product.name.toLowerCase()
  const words = [
    name,
    american(name),
    product.gene ?? '',
    product.omiaId ?? '',
    ...more,
    ...breeds.flatMap((breed) => [breed.name, ...breed.synonyms.filter(isShort)]),
    ...product.otherBreeds,
  ]
  return [...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))].join(' | ')
}

/** People's words for a body system that a disease is of, by its number. */
const bodyWords: Record<number, string> = {
  1: 'blood',
  2: 'muscles, bones and joints',
  3: 'brain and nerves',
  4: 'eye, eyes, vision, sight',
  5: 'heart, lungs, breathing',
  6: 'skin',
  7: 'kidney, bladder, urine',
  8: 'hormones, thyroid',
  9: 'immune system',
  10: 'metabolism',
  12: 'heart',
  13: 'teeth',
  14: 'stomach, gut, digestion',
  15: 'fertility',
  16: 'lungs, breathing',
  17: 'kidney, bladder, urine',
}

/** Newest is last in the file: a day for each row, dogs at noon and cats at midnight. */
const createdAtOf = (species: StoreSpecies, position: number) =>
  new Date(Date.UTC(2024, 0, 1 + position, speciesIdByName[species] === speciesIds.canine ? 12 : 0))

const bestSellers = new Set([
  'Collie eye anomaly / choroidal hypoplasia (CEA/CH)',
  'Degenerative myelopathy (DM, SOD1)',
  'MDR1 multidrug sensitivity',
  'Exercise-induced collapse (EIC)',
  'Progressive rod-cone degeneration (prcd-PRA)',
  'Coat pattern M locus (merle)',
  'DNA profile (SNP, ISAG 2020)',
  'Polycystic kidney disease (PKD1)',
  'Hypertrophic cardiomyopathy, Maine Coon (HCM1)',
  'AB blood group',
])

type TraitCoats = ReturnType<typeof readTraitCoats>

/** A page names the first of a row's sources: OMIA and papers come before laboratories. The data has them all. */
const mostSources = 4

/** A disease shows its body system beside a breed it is known in, as a blood group does; a trait its own variant; the rest what is read of an animal. */
function pictureOf(
  id: number,
  species: StoreSpecies,
  kind: TestKind,
  { test_name, body_system }: TestRow,
  coats: TraitCoats,
  breeds: readonly { coat: Coat }[],
): Coat {
  if (kind === 'disease' || kind === 'bloodGroup') return withAnimalOf(systemPicture(id, body_system), breeds)
  if (kind === 'trait') return traitPicture(id, species, test_name, coats)
  return kitPicture(id, kind === 'ancestry' ? 'breeds' : 'profile')
}

function toTest(species: StoreSpecies, row: TestRow, kind: TestKind, findBreeds: FindBreeds, coats: TraitCoats): Test {
  const named = findBreeds(species, partsOf(row.breeds))
  const validated = findBreeds(species, partsOf(row.validated_breeds))
  const position = row.line - 2
  const id = firstIds[species] + position
  const place = places[kind]
  const categoryId = place.categoryId[species]
  // A profile has no body system, though the cats' file calls it a trait.
  const isProfile = kind === 'dnaProfile' || kind === 'ancestry'
  const subCategory = isProfile ? null : subCategories.find(({ name }) => name === row.body_system)
  const product: ProductRow = {
    id,
    name: row.test_name,
    typeId: place.typeId,
    categoryId,
    categoryName: categoryNames[categoryId],
    speciesId: speciesIdByName[species],
    subCategoryId: subCategory?.id ?? null,
    tagIds: place.tagIds,
    clubName: null,
    summary: summariseTest(kind, row),
    description: describeTest(species, kind, row, named),
    gene: orNull(row.gene),
    variant: orNull(row.variant),
    modeOfInheritance: orNull(row.mode_of_inheritance),
    alleles: allelesOf(row.alleles),
    normalAlleles: partsOf(row.normal_allele, ';'),
    ...effectsOf(row),
    twoCopyWarning: orNull(row.two_copy_warning),
    ageOfOnset: orNull(row.age_of_onset),
    validatedBreeds: partsOf(row.validated_breeds),
    validatedBreedIds: validated.breeds.map((breed) => breed.id),
    omiaId: orNull(row.omia_id),
    omiaFrom: row.omia_id ? orNull(row.omia_from) : null,
    caution: orNull(row.caution),
    sources: partsOf(row.source_page, /[\s|]+/).slice(0, mostSources),
    otherBreeds: named.others,
    isForAllBreeds: named.isForAllBreeds,
    isUpgrade: false,
    hasUpgradeOption: kind === 'dnaProfile',
    isAnimalRequired: true,
    isSwabRequired: true,
    isBestSeller: bestSellers.has(row.test_name),
    coat: pictureOf(id, species, kind, row, coats, named.breeds),
    createdAt: createdAtOf(species, position),
    searchText: '',
  }
  return {
    kind,
    species,
    product: {
      ...product,
      searchText: searchTextOf(product, named.breeds, [subCategory?.name ?? '', bodyWords[subCategory?.id ?? 0] ?? '']),
    },
    breeds: named.breeds,
    price: priceList[kind],
  }
}

/** Every test of the two files, its breeds found; rows of an unknown kind or body system are refused. */
export function readTests(
  folder: string,
  findBreeds: FindBreeds,
  refuse: Refuse,
  origins: Map<string, Origin>,
): Test[] {
  const coats = readTraitCoats(folder, refuse)
  return storeSpecies.flatMap((species) =>
    readRows(folder, `${species}_tests.csv`, testColumns, refuse).flatMap((row) => {
      const kind = kindOf(row)
      if (!kind) {
        refuse(row, `unknown kind "${row.kind}"`)
        return []
      }
      if (row.body_system && !subCategories.some(({ name }) => name === row.body_system)) {
        refuse(row, `unknown body system "${row.body_system}"`)
        return []
      }
      const test = toTest(species, row, kind, findBreeds, coats)
      origins.set(`product ${test.product.id}`, { file: row.file, line: row.line })
      return [test]
    }),
  )
}

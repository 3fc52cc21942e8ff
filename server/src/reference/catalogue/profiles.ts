import { productTypes, type StoreSpecies, tags } from '@shop/contract/constants'
import { categoryNames, shopCategories } from './categories.ts'
import { helix } from './coats.ts'
import { profilePrice } from './prices.ts'
import { type Made, plainProduct } from './products.ts'
import type { BreedRow } from './rows.ts'
import { searchTextOf, type Test } from './tests.ts'

/** The profile of breed 200193 is product 1200193: as stable as the breed's own id, and far from every other product. */
const profileIdOf = (breedId: number): number => 1_000_000 + breedId

const bestSellers = new Set(['Border Collie', 'Labrador Retriever', 'Maine Coon'])

const counted = (count: number, word: string) => `${count} ${word} test${count === 1 ? '' : 's'}`
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The species' first DNA profile of the tests' file: the one that every full breed profile includes. */
export const dnaProfileOf = (tests: Test[], species: StoreSpecies): Test | undefined =>
  tests.find((test) => test.species === species && test.kind === 'dnaProfile')

/**
 * A full breed profile for each breed that a disease or trait test names: those tests, diseases first, and the species'
 * DNA profile. Tests for every breed are not in it: nothing shows that they matter more to this one. SPEC has no
 * product type for profiles; they take that of disease tests, which is what most of them are made of. They have no body
 * system: sub-category 9, which the profile filter adds (listing-5), is found by their tag.
 */
export function makeProfiles(breeds: BreedRow[], tests: Test[]): Made[] {
  return breeds.flatMap((breed, index) => {
    const naming = (kind: Test['kind']) =>
      tests.filter((test) => test.kind === kind && test.breeds.some(({ id }) => id === breed.id))
    const diseases = naming('disease')
    const traits = naming('trait')
    const first = diseases[0] ?? traits[0]
    if (!first) return []
    const dnaProfile = dnaProfileOf(tests, first.species)
    const parts = [...diseases, ...traits, ...(dnaProfile ? [dnaProfile] : [])]
    const counts = [
      ...(diseases.length ? [counted(diseases.length, 'disease')] : []),
      ...(traits.length ? [counted(traits.length, 'trait')] : []),
    ]
    const isDog = first.species === 'dog'
    const categoryId = isDog ? shopCategories.canineFullBreedProfile : shopCategories.felineFullBreedProfile
    const id = profileIdOf(breed.id)
    const name = `${breed.name} full breed profile`
    const product = {
      ...plainProduct,
      id,
      name,
      typeId: productTypes.disease,
      categoryId,
      categoryName: categoryNames[categoryId],
      speciesId: breed.speciesId,
      tagIds: [tags.fullBreedProfile],
      summary: listFormat.format([...counts, ...(dnaProfile ? ['a DNA profile'] : [])]),
      description: [
        `Every test in our catalogue that names the ${breed.name}: ${listFormat.format(counts)}.`,
        ...(dnaProfile ? ['A DNA profile for identity and parentage is included.'] : []),
        'It costs less than its tests bought one by one.',
      ].join(' '),
      isAnimalRequired: true,
      isBestSeller: bestSellers.has(breed.name),
      coat: { ...breed.coat, seed: helix(id).seed },
      createdAt: new Date(Date.UTC(2023, 0, 1, index)),
      searchText: searchTextOf({ name, gene: null, omiaId: null, otherBreeds: [] }, [breed]),
    }
    return [
      {
        product,
        price: profilePrice(parts.map((part) => part.price)),
        breedId: breed.id,
        contentIds: parts.map((part) => part.product.id),
      },
    ]
  })
}

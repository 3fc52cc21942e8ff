import { allBreedIds } from '@shop/contract/constants'
import { readBreedNames } from './breed-names.ts'
import { readBreedFiles } from './breeds.ts'
import { checkCatalogue } from './check.ts'
import { readCoats } from './coats.ts'
import { dataFolder } from './data-folder.ts'
import { makeKits } from './kits.ts'
import { priceRows } from './prices.ts'
import type { Made } from './products.ts'
import { readOutlines } from './outlines.ts'
import { makeProfiles } from './profiles.ts'
import type { BreedRow, Catalogue, Origin, Refusal, Refuse } from './rows.ts'
import { addSearchWords } from './search-words.ts'
import { catalogueShippingMethods } from './shipping.ts'
import { readTests, type Test } from './tests.ts'

const emptyCatalogue: Catalogue = {
  breeds: [],
  products: [],
  prices: [],
  productBreeds: [],
  productContents: [],
  shippingMethods: [],
  refused: [],
}

/** How many single tests name the breed; for the options that mean all breeds, how many are for every breed. */
function countTests(breed: BreedRow, tests: Test[]): number {
  const isForAll = breed.id === allBreedIds.canine || breed.id === allBreedIds.feline
  return tests.filter(({ product, breeds }) =>
    isForAll
      ? product.isForAllBreeds && product.speciesId === breed.speciesId
      : breeds.some(({ id }) => id === breed.id),
  ).length
}

const testRows = (tests: Test[]) => ({
  products: tests.map(({ product }) => product),
  prices: tests.flatMap(({ product, price }) => priceRows(product.id, price)),
  productBreeds: tests.flatMap(({ product, breeds }) =>
    breeds.map(({ id }) => ({ productId: product.id, breedId: id })),
  ),
})

const madeRows = (made: Made[]) => ({
  products: made.map(({ product }) => product),
  prices: made.flatMap(({ product, price }) => priceRows(product.id, price)),
  productBreeds: made.flatMap(({ product, breedId }) => (breedId ? [{ productId: product.id, breedId }] : [])),
  productContents: made.flatMap(({ product, contentIds }) =>
    contentIds.map((contentId, position) => ({ productId: product.id, contentId, position })),
  ),
})

/**
 * The whole catalogue from the CSV files of server/data, ready to insert: breeds, tests, full breed profiles, kits,
 * prices and deliveries. Equal files give equal rows. A line that breaks a rule is left out and named in `refused`;
 * throws only when a file or a column is missing. What the data does not state stays null.
 */
export function buildCatalogue(folder: string = dataFolder): Catalogue {
  const refused: Refusal[] = []
  const origins = new Map<string, Origin>()
  const refuse: Refuse = ({ file, line }, reason) => void refused.push({ file, line, reason })

  const coats = readCoats(folder, refuse)
  const breedsRead = readBreedFiles(folder, coats, readOutlines(folder, refuse), refuse, origins)
  const findBreeds = readBreedNames(folder, breedsRead, refuse)
  const testsRead = readTests(folder, findBreeds, refuse, origins)

  // Checked before the profiles are made of them, so that no profile holds or promises a test that was refused.
  const base = checkCatalogue(
    { ...emptyCatalogue, breeds: breedsRead.breeds, ...testRows(testsRead), refused },
    origins,
  )
  const breedsById = new Map(base.breeds.map((breed) => [breed.id, breed]))
  const productIds = new Set(base.products.map(({ id }) => id))
  const tests = testsRead
    .filter(({ product }) => productIds.has(product.id))
    .map((test) => ({ ...test, breeds: test.breeds.filter(({ id }) => breedsById.has(id)) }))

  const profiles = makeProfiles(base.breeds, tests)
  const profileOf = new Map(profiles.map(({ breedId, product }) => [breedId, product.id]))
  const made = madeRows([...profiles, ...makeKits(tests)])
  return checkCatalogue(
    {
      breeds: base.breeds.map((breed) => ({
        ...breed,
        testCount: countTests(breed, tests),
        fullBreedProfileId: profileOf.get(breed.id) ?? null,
      })),
      products: addSearchWords([...base.products, ...made.products], refuse, folder),
      prices: [...base.prices, ...made.prices],
      productBreeds: [...base.productBreeds, ...made.productBreeds],
      productContents: made.productContents,
      shippingMethods: catalogueShippingMethods,
      refused: base.refused,
    },
    origins,
  )
}

import type { animalCalls } from '@shop/contract/animal'
import { productTypes } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Product } from '@shop/contract/product'
import { and, asc, desc, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import { type AnimalRow, findAnimal, missingAnimal } from './access.ts'
import { barcodeIn } from '../platform/barcode.ts'
import { healthUpgradeId, profileUpgradeIds } from '../catalogue/kits.ts'
import type { Db } from '../db/open.ts'
import { breeds } from '../breed/tables.ts'
import { prices, products } from '../product/tables.ts'
import { samples, sampleTests } from '../sample/tables.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { isNumberId } from '../platform/ids.ts'
import { pageOf } from '../platform/page.ts'
import { cardColumns, toProduct } from '../product/view.ts'
import type { Services } from '../services.ts'
import { toSpecies } from '../breed/species.ts'
import { breedsOf, forBreeds, isTest, testsOf } from '../product/test-contents.ts'
import type { Handlers } from '../visitor/handler.ts'

/** One page shows them all: no breed has more than some two hundred tests. */
const all = 1000

/** Products in the visitor's currency, upgrades first, then by name. */
async function priced(db: Db, visitor: Visitor, where: SQL | undefined): Promise<Product[]> {
  const rows = await db
    .select({ product: cardColumns, amount: prices.amount })
    .from(products)
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.currency, visitor.currency)))
    .where(where)
    .orderBy(desc(products.isUpgrade), asc(products.name), asc(products.id))
    .limit(all)
  return rows.map(({ product, amount }) => toProduct(product, amount, visitor))
}

type TestedFor = { id: number; typeId: number }[]

/** The bundles of tests that go with what the sample is tested for, and would add something to it. */
async function upgradesOf(db: Db, animal: AnimalRow, barcode: string, tested: TestedFor): Promise<number[]> {
  const has = (typeId: number) => tested.some((test) => test.typeId === typeId)
  const fitting = [
    ...(has(productTypes.mixBreed) ? [healthUpgradeId] : []),
    ...(has(productTypes.dnaProfile) ? profileUpgradeIds : []),
  ]
  const known = new Set(tested.map(({ id }) => id))
  const adding: number[] = []
  for (const productId of fitting)
    if ((await testsOf(db, { productId }, { ...animal, barcode })).some(({ id }) => !known.has(id)))
      adding.push(productId)
  return adding
}

/** What the laboratory can still read in a sample it has: single tests for the animal's breeds, and upgrades. */
async function listUpgrades(db: Db, animal: AnimalRow, barcode: string, visitor: Visitor) {
  const tested = await db
    .select({ id: products.id, typeId: products.typeId })
    .from(sampleTests)
    .innerJoin(products, eq(products.id, sampleTests.productId))
    .where(eq(sampleTests.barcode, barcode))
  const tests = and(
    isTest,
    forBreeds(db, animal.speciesId, await breedsOf(db, { ...animal, barcode })),
    notInArray(
      products.id,
      tested.map(({ id }) => id),
    ),
  )
  const upgrades = await upgradesOf(db, animal, barcode, tested)
  return priced(db, visitor, or(tests, and(inArray(products.id, upgrades), eq(products.speciesId, animal.speciesId))))
}

export function animalProductHandlers({
  db,
}: Services): Pick<Handlers<typeof animalCalls>, 'listUpgradeProducts' | 'getBreedProfile'> {
  return {
    listUpgradeProducts: async ({ params, user, visitor }) => {
      const animal = await findAnimal(db, params.id, user)
      const isIts = and(eq(samples.barcode, barcodeIn(params.barcode)), eq(samples.animalId, animal.id))
      const [sample] = await db.select({ barcode: samples.barcode }).from(samples).where(isIts)
      if (!sample) throw missingAnimal()
      const results = await listUpgrades(db, animal, sample.barcode, visitor)
      return pageOf(results, results.length, 1, all)
    },

    getBreedProfile: async ({ params, visitor }) => {
      const [breed] = isNumberId(params.id)
        ? await db
            .select()
            .from(breeds)
            .where(eq(breeds.id, Number(params.id)))
        : []
      if (!breed) throw new Failure(404, { message: messages.failedToFetchBreedProfile })
      return {
        breed: { id: breed.id, name: breed.name },
        species: toSpecies(breed.speciesId),
        coat: breed.coat as Product['coat'],
        tests: await priced(db, visitor, and(isTest, forBreeds(db, breed.speciesId, [breed.id]))),
      }
    },
  }
}

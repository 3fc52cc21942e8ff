import type { animalCalls } from '@shop/contract/animal'
import type { ReplyOf } from '@shop/contract/call-parts'
import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import { type AnimalRow, findAnimal, type Reader } from '../animal/access.ts'
import { priced } from '../animal/product.ts'
import { healthUpgradeId, profileUpgradeIds } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBarcode } from '@shop/contract/codes'
import { pageOf } from '../../platform/values/page.ts'
import { breedsOf, forBreeds, isTest } from '../../storefront/product/test-contents.ts'
import { products } from '../../schema/product.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { samples } from '../../schema/sample.ts'
import { goesWith, retainedUntil, refusalOf, testedFor, testsFor, type Upgradable } from './upgradable.ts'
import { missing } from '../../platform/input/refusal.ts'

/** One page shows them all: no breed has more than some two hundred tests. */
const all = 1000

/** What the laboratory can still read in a sample it has: bundles that add something, and single tests for the animal's breeds. */
async function upgradesOf(db: Db, upgradable: Upgradable, visitor: Visitor) {
  const { sample, animal } = upgradable
  const tested = await testedFor(db, sample.barcode)
  const known = tested.map(({ id }) => id)
  const adding: number[] = []
  for (const id of [healthUpgradeId, ...profileUpgradeIds])
    if (goesWith({ id }, tested) && (await testsFor(db, upgradable, id)).some((test) => !known.includes(test)))
      adding.push(id)
  const breedIds = await breedsOf(db, { ...animal, barcode: sample.barcode })
  const tests = and(isTest, forBreeds(db, animal.speciesId, breedIds), notInArray(products.id, known))
  return priced(db, visitor, or(tests, and(inArray(products.id, adding), eq(products.speciesId, animal.speciesId))))
}

async function findSample(db: Db, animal: AnimalRow, barcode: string) {
  const [sample] = await db
    .select()
    .from(samples)
    .where(and(eq(samples.barcode, readBarcode(barcode)), eq(samples.animalId, animal.id)))
  if (!sample) throw missing()
  return sample
}

/** The products with which a sample can be tested for more, and till when; or why it cannot. */
export async function listUpgradeProducts(
  db: Db,
  { id, barcode }: { id: string; barcode: string },
  user: Reader,
  visitor: Visitor,
): Promise<ReplyOf<typeof animalCalls.listUpgradeProducts>> {
  const animal = await findAnimal(db, id, user)
  const sample = await findSample(db, animal, barcode)
  const refusal = await refusalOf(db, sample)
  const until = await retainedUntil(db, sample.barcode)
  const results = refusal ? [] : await upgradesOf(db, { sample, animal }, visitor)
  return { ...pageOf(results, results.length, 1, all), refusal, keptUntil: until?.toISOString() ?? null }
}

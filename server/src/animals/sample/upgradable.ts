import { productTypes, sampleStorageYears } from '@shop/contract/constants'
import { type SampleProblem, sampleStages } from '@shop/contract/sample-stage'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { type AnimalRow, findAnimal, type Reader } from '../animal/access.ts'
import { healthUpgradeId, profileUpgradeIds } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBarcode } from '@shop/contract/codes'
import { products } from '../../schema/product.ts'
import { testsOf } from '../../storefront/product/test-contents.ts'
import { samples, sampleStageTimes, sampleTests, sampleUpgrades } from '../../schema/sample.ts'

type SampleRow = typeof samples.$inferSelect
type Product = Pick<typeof products.$inferSelect, 'id' | 'typeId' | 'speciesId'>
/** A sample with its animal, for somebody who may order tests for it. */
export type Upgradable = { sample: SampleRow; animal: AnimalRow }
type Tested = { id: number; typeId: number; isHeld: boolean }

const { trait, disease, dnaProfile, mixBreed } = productTypes
/** The types of what is read from DNA, and of bundles of it. */
const readable: readonly number[] = [trait, disease, dnaProfile, mixBreed]

const received = sampleStages.indexOf('received')

const notHere = 'This sample is not with us yet. Tests can be added as soon as it has reached the laboratory.'
const gone = `We keep a sample for ${sampleStorageYears} years after it has come. This one is no longer here: a new test needs a new swab.`
const holds: Partial<Record<SampleProblem, string>> = {
  failed: 'This sample had too little DNA. A new kit is free: tests can be added when its swab is here.',
  withdrawn:
    'What was found in this sample was withdrawn. A new kit is free: tests can be added when its swab is here.',
  sex_mismatch: 'The DNA says another sex than the form does. Tests can be added as soon as that is settled.',
  payment_hold: 'This sample waits for a payment. Tests can be added as soon as it is here.',
}

export const refuseUpgrade = (reason: string) => refusal({ productId: reason })

/** The sample an upgrade is for, and its animal: its owner's to buy, and theirs who have all rights. For all others it is missing. */
export async function findUpgradable(
  db: Db,
  user: Reader | null,
  { barcode, animalId }: { barcode: string; animalId?: string },
): Promise<Upgradable> {
  const [sample] = await db
    .select()
    .from(samples)
    .where(eq(samples.barcode, readBarcode(barcode)))
  if (!user || !sample?.animalId || (animalId && animalId !== sample.animalId)) throw missing()
  return { sample, animal: await findAnimal(db, sample.animalId, user, 'full') }
}

/** When what is left of a sample is destroyed; null before it has come. */
export async function retainedUntil(db: Db, barcode: string): Promise<Date | null> {
  const [first] = await db
    .select({ at: sampleStageTimes.at })
    .from(sampleStageTimes)
    .where(and(eq(sampleStageTimes.barcode, barcode), inArray(sampleStageTimes.stage, sampleStages.slice(received))))
    .orderBy(asc(sampleStageTimes.at))
    .limit(1)
  if (!first) return null
  const until = new Date(first.at)
  until.setUTCFullYear(until.getUTCFullYear() + sampleStorageYears)
  return until
}

/** Why nothing could be added to a sample at that time; null where something can. */
export async function refusalOf(db: Db, sample: SampleRow, at = new Date()): Promise<string | null> {
  if (sample.twinOf) return `This is the second swab of a pair. Please choose the first, ${sample.twinOf}.`
  const hold = sample.problem && holds[sample.problem]
  if (hold) return hold
  const until = await retainedUntil(db, sample.barcode)
  if (!until || sampleStages.indexOf(sample.stage) < received) return notHere
  return until < at ? gone : null
}

/** What a sample is tested for, and what is being paid for it. */
export async function testedFor(db: Db, barcode: string): Promise<Tested[]> {
  const tested = await db
    .select({ id: sampleTests.productId })
    .from(sampleTests)
    .where(eq(sampleTests.barcode, barcode))
  const held = await db
    .select({ testIds: sampleUpgrades.testIds })
    .from(sampleUpgrades)
    .where(and(eq(sampleUpgrades.barcode, barcode), eq(sampleUpgrades.state, 'held')))
  const bought = new Set(tested.map(({ id }) => id))
  const ids = new Set([...bought, ...held.flatMap(({ testIds }) => testIds)])
  const rows = await db
    .select({ id: products.id, typeId: products.typeId })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return rows.map((row) => ({ ...row, isHeld: !bought.has(row.id) }))
}

/** Upgrades go with what the sample was bought for: a Geno Pet, or a DNA profile. */
export function goesWith({ id }: Pick<Product, 'id'>, tested: readonly Tested[]): boolean {
  const has = (typeId: number) => tested.some((test) => test.typeId === typeId && !test.isHeld)
  return id === healthUpgradeId ? has(mixBreed) : !profileUpgradeIds.includes(id) || has(dnaProfile)
}

/** The tests that a product is, for this animal and sample. */
export const testsFor = async (db: Db, { sample, animal }: Upgradable, productId: number): Promise<number[]> =>
  (await testsOf(db, { productId }, { ...animal, barcode: sample.barcode })).map(({ id }) => id)

/** The tests that a product would add to a sample. Throws 428 with the reason where it adds none, or is not for it. */
export async function addedBy(db: Db, upgradable: Upgradable, product: Product, at?: Date): Promise<number[]> {
  const { sample, animal } = upgradable
  if (product.speciesId !== null && product.speciesId !== animal.speciesId)
    throw refuseUpgrade('This test is for another species.')
  const refusal = await refusalOf(db, sample, at)
  if (refusal) throw refuseUpgrade(refusal)
  if (!readable.includes(product.typeId)) throw refuseUpgrade('This cannot be read from a sample that is with us.')
  const tested = await testedFor(db, sample.barcode)
  if (!goesWith(product, tested))
    throw refuseUpgrade(
      product.id === healthUpgradeId
        ? 'This is for a sample that was tested with a Geno Pet.'
        : 'This is for a sample that has a DNA profile.',
    )
  const all = await testsFor(db, upgradable, product.id)
  const added = all.filter((id) => !tested.some((test) => test.id === id))
  if (!added.length)
    throw refuseUpgrade(
      all.length ? 'This sample is tested for that already.' : 'There is no test in it for this animal.',
    )
  return added
}

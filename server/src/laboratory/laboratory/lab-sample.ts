import { categories, productTypes } from '@shop/contract/constants'
import { type SampleProblem, sampleStages, type SampleStage } from '@shop/contract/sample-stage'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { products } from '../../schema/product.ts'
import { unreadTests } from '../../animals/sample/added-tests.ts'
import { samples, sampleStageTimes, sampleTests } from '../../schema/sample.ts'

type ProductRow = typeof products.$inferSelect

const testCategories: readonly number[] = [
  categories.canineDisease,
  categories.canineTrait,
  categories.felineDisease,
  categories.felineTrait,
]

/** What the laboratory answers an ordered product with; null for what is not tested, as a swab. */
export function answerTo({ typeId, categoryId, isUpgrade }: ProductRow): 'genotype' | 'profile' | 'mix' | null {
  if (typeId === productTypes.dnaProfile) return 'profile'
  if (typeId === productTypes.mixBreed) return 'mix'
  return testCategories.includes(categoryId) && !isUpgrade ? 'genotype' : null
}

export const codesOf = (list: { barcode: string }[]) => list.map(({ barcode }) => barcode)
export const rankOf = (stage: SampleStage) => sampleStages.indexOf(stage)

/** A sample as the laboratory works on it, with what was ordered for it. */
export type LabSample = Pick<
  typeof samples.$inferSelect,
  | 'barcode'
  | 'productId'
  | 'userId'
  | 'stage'
  | 'problem'
  | 'animalId'
  | 'activatedAt'
  | 'isSampleData'
  | 'voidedAt'
  | 'twinOf'
  | 'isIdentityVerified'
  | 'collector'
> & {
  /** Of its animal, for what depends on it; the laboratory never sees it. Null until the kit is activated. */
  gender: 'male' | 'female' | null
  speciesId: number | null
  chipNumber: string | null
  /** Its results are shown; an upgrade may have sent it back to work since. */
  wasReported: boolean
  /** Ordered tests, by their number. */
  tests: Map<number, ProductRow>
  hasProfile: boolean
  hasMix: boolean
  /** Of a sample that was reported, the numbers of what was added since and waits for its results. */
  added: readonly number[]
}

/** The samples with these barcodes, locked until the transaction ends, so that two imports take turns. */
export async function lockSamples(tx: Db, barcodes: string[]): Promise<Map<string, LabSample>> {
  if (!barcodes.length) return new Map()
  const rows = await tx
    .select({
      barcode: samples.barcode,
      productId: samples.productId,
      userId: samples.userId,
      stage: samples.stage,
      problem: samples.problem,
      animalId: samples.animalId,
      activatedAt: samples.activatedAt,
      isSampleData: samples.isSampleData,
      voidedAt: samples.voidedAt,
      twinOf: samples.twinOf,
      isIdentityVerified: samples.isIdentityVerified,
      collector: samples.collector,
    })
    .from(samples)
    .where(anyOf(samples.barcode, barcodes))
    .orderBy(samples.barcode)
    // Rows that name a sample (a report, a settlement) are made beside it: their maker may hold the animal's lock.
    .for('no key update')
  const ordered = await tx.select().from(sampleTests).where(anyOf(sampleTests.barcode, barcodes))
  const productIds = [...new Set([...rows, ...ordered].map(({ productId }) => productId))]
  const known = new Map(
    (productIds.length ? await tx.select().from(products).where(inArray(products.id, productIds)) : []).map(
      (product) => [product.id, product],
    ),
  )
  const found = await tx
    .select({
      barcode: samples.barcode,
      // A test that was added is read by the record that the others were read by.
      gender: sql<'male' | 'female'>`coalesce(${samples.testedAs} ->> 'gender', ${animals.gender})`,
      speciesId: animals.speciesId,
      chipNumber: animals.chipNumber,
    })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(anyOf(samples.barcode, barcodes))
  const reported = await tx
    .select({ barcode: sampleStageTimes.barcode })
    .from(sampleStageTimes)
    .where(and(anyOf(sampleStageTimes.barcode, barcodes), eq(sampleStageTimes.stage, 'reported')))
  const unread = await unreadTests(tx, barcodes)
  const reportedCodes = new Set(codesOf(reported))
  const animalOf = new Map(found.map((animal) => [animal.barcode, animal]))

  const result = new Map<string, LabSample>()
  for (const row of rows) {
    const { gender = null, speciesId = null, chipNumber = null } = animalOf.get(row.barcode) ?? {}
    const wasReported = reportedCodes.has(row.barcode)
    result.set(row.barcode, {
      ...row,
      gender,
      speciesId,
      chipNumber,
      wasReported,
      tests: new Map(),
      hasProfile: false,
      hasMix: false,
      added: wasReported ? (unread.get(row.barcode) ?? []) : [],
    })
  }
  const order = (sample: LabSample | undefined, product: ProductRow | undefined) => {
    if (!sample || !product) return
    const answer = answerTo(product)
    if (answer === 'genotype') sample.tests.set(product.id, product)
    if (answer === 'profile') sample.hasProfile = true
    if (answer === 'mix') sample.hasMix = true
  }
  for (const { barcode, productId } of ordered) order(result.get(barcode), known.get(productId))
  // A Geno Pet is itself what is ordered.
  for (const sample of result.values()) order(sample, known.get(sample.productId))
  return result
}

/** Why a sample waits, in the laboratory's words. */
const holds: Partial<Record<SampleProblem, string>> = {
  payment_hold: 'waits for its payment.',
  failed: 'has failed: a new kit takes its place.',
  withdrawn: 'was withdrawn: a new kit takes its place.',
  sex_mismatch: 'waits, for its sex is in doubt. When that is settled, advance it with the problem "none".',
}

/** The laboratory's answer about a kit whose money went back. */
export const voidFault = 'was refunded: it is void.'

/** Why this sample must not be worked on further than its receipt; undefined where it may. */
export const holdOf = ({
  activatedAt,
  problem,
  voidedAt,
}: Pick<LabSample, 'activatedAt' | 'problem' | 'voidedAt'>): string | undefined =>
  voidedAt
    ? voidFault
    : activatedAt
      ? holds[problem ?? 'partial_result']
      : 'is not activated: it waits until somebody has said whose it is.'

/** Why nothing can be reported of a sample now; undefined where it can. */
export const sampleFault = (sample: LabSample): string | undefined =>
  holdOf(sample) ??
  (rankOf(sample.stage) < rankOf('received') ? `is at ${sample.stage}: it has not been received.` : undefined)

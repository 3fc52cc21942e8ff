import type { CartItem } from '@shop/contract/cart'
import { Failure } from '@shop/contract/failure'
import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { users } from '../../schema/user.ts'
import { isUnread } from './added-tests.ts'
import { samples, sampleStageTimes, sampleTests, sampleUpgrades } from '../../schema/sample.ts'
import { addedBy, findUpgradable, refusalOf, refuseUpgrade } from './upgradable.ts'

type Checkout = Pick<CheckoutRow, 'id' | 'userId' | 'snapshot'>
type Upgrade = CartItem & { metaData: { barcode: string } }

/** The lines that are tests for a sample which is with us; what an activation has to pay for names a barcode alone. */
const upgradesIn = ({ snapshot }: Checkout): Upgrade[] =>
  snapshot.items.filter((item): item is Upgrade => Boolean(item.metaData.isUpgradeTests && item.metaData.barcode))

/** Until the transaction ends nobody else sells tests for these samples, and the laboratory does not touch them. */
const lockSamplesOf = (tx: Db, lines: Upgrade[]) =>
  tx
    .select({ barcode: samples.barcode })
    .from(samples)
    .where(
      inArray(
        samples.barcode,
        lines.map(({ metaData }) => metaData.barcode),
      ),
    )
    .orderBy(asc(samples.barcode))
    .for('update')

async function readerOf(tx: Db, { userId }: Checkout) {
  const [user] = userId
    ? await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
    : []
  return user ?? null
}

const reasonIn = ({ fields, status }: Failure) =>
  fields.productId ?? (status === 404 ? 'You can no longer order tests for this animal.' : null)

/** A refusal's reason; whatever else went wrong is thrown on. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Failure && reasonIn(error)
  if (!reason) throw error
  return reason
}

const isOf = ({ id }: Checkout) => eq(sampleUpgrades.checkoutId, id)

/** Gives back what a checkout held: nothing was paid. */
export const releaseUpgrades = (tx: Db, checkout: Checkout) =>
  tx.delete(sampleUpgrades).where(and(isOf(checkout), eq(sampleUpgrades.state, 'held')))

/**
 * Reserves the tests of a checkout's upgrades before its money moves. Throws 409, with the reason and the advice, for
 * what a sample cannot give any more. A second call checks again.
 */
export async function holdUpgrades(tx: Db, checkout: Checkout, advice = 'Please take it out of your cart.') {
  const lines = upgradesIn(checkout)
  await refuseWithoutSample(tx, checkout, advice)
  if (!lines.length) return
  await lockSamplesOf(tx, lines)
  await releaseUpgrades(tx, checkout)
  const reader = await readerOf(tx, checkout)
  for (const line of lines) {
    const { product, metaData } = line
    const testIds = await testsAddedBy(tx, reader, line).catch((error: unknown) => {
      throw refuseLine(line, reasonOf(error), advice)
    })
    await tx.insert(sampleUpgrades).values({
      checkoutId: checkout.id,
      itemId: line.id,
      barcode: metaData.barcode,
      productId: product.id,
      testIds,
      state: 'held',
    })
  }
}

const refuseLine = ({ product, metaData }: Pick<CartItem, 'product' | 'metaData'>, reason: string, advice: string) =>
  new Failure(409, {
    message: `${[product.name, metaData.animalName && `for ${metaData.animalName}`].filter(Boolean).join(' ')}: ${reason} Nothing was charged. ${advice}`,
  })

/** What exists only from an animal, in a cart that was filled some other way. */
async function refuseWithoutSample(tx: Db, { snapshot }: Checkout, advice: string) {
  const without = snapshot.items.filter(({ metaData }) => !metaData.barcode)
  const [upgrade] = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.isUpgrade, true),
        inArray(
          products.id,
          without.map(({ product }) => product.id),
        ),
      ),
    )
  const line = upgrade && without.find(({ product }) => product.id === upgrade.id)
  if (line) throw refuseLine(line, forAnAnimal, advice)
}

export const forAnAnimal = 'This upgrade is read from a sample that is with us: please choose it on the animal’s page.'

type ReaderOf = Awaited<ReturnType<typeof readerOf>>

async function testsAddedBy(tx: Db, reader: ReaderOf, { product, metaData }: Upgrade, at?: Date) {
  const [row] = await tx.select().from(products).where(eq(products.id, product.id))
  if (!row) throw refuseUpgrade('We do not offer this any more.')
  return addedBy(tx, await findUpgradable(tx, reader, metaData), row, at)
}

/**
 * Adds the tests of paid upgrades to their samples; a reported one goes back to the laboratory. What was reserved is
 * added unchecked. A line that its sample can give no more is marked undeliverable. Repeated, it changes nothing.
 * Returns the lines that cannot be delivered.
 */
export async function addUpgrades(tx: Db, checkout: Checkout, placedAt: Date): Promise<CartItem[]> {
  const lines = upgradesIn(checkout)
  if (!lines.length) return []
  await lockSamplesOf(tx, lines)
  const reader = await readerOf(tx, checkout)
  const known = await tx.select().from(sampleUpgrades).where(isOf(checkout))
  const failed: CartItem[] = []
  for (const line of lines) {
    const before = known.find(({ itemId }) => itemId === line.id)
    if (before && before.state !== 'held') continue
    const { sample, testIds, reason } = await deliverable(tx, reader, line, before?.testIds, placedAt)
    if (reason) failed.push(line)
    else await addTests(tx, line.metaData.barcode, testIds)
    const end = reason
      ? ({ state: 'undeliverable', reason } as const)
      : ({ state: 'added', addedAt: new Date() } as const)
    const row = { checkoutId: checkout.id, itemId: line.id, barcode: sample, productId: line.product.id, testIds }
    await tx
      .insert(sampleUpgrades)
      .values({ ...row, ...end })
      .onConflictDoUpdate({ target: [sampleUpgrades.checkoutId, sampleUpgrades.itemId], set: end })
  }
  return failed
}

/** What a paid line adds to its sample, or why it cannot. */
async function deliverable(tx: Db, reader: ReaderOf, line: Upgrade, held: number[] | undefined, placedAt: Date) {
  const { barcode } = line.metaData
  const isThere = (await tx.$count(samples, eq(samples.barcode, barcode))) > 0
  const sample = isThere ? barcode : null
  try {
    const testIds = held ?? (await testsAddedBy(tx, reader, line, placedAt))
    const refusal = await refusalOf(tx, (await findUpgradable(tx, reader, line.metaData)).sample, placedAt)
    return { sample, testIds, reason: refusal }
  } catch (error) {
    return { sample, testIds: held ?? [], reason: reasonOf(error) }
  }
}

async function addTests(tx: Db, barcode: string, testIds: number[]) {
  await tx
    .insert(sampleTests)
    .values(testIds.map((productId) => ({ barcode, productId })))
    .onConflictDoNothing()
  // Its DNA is good, and waits to be read. The time of the report stays: what was reported can be read meanwhile.
  await tx
    .update(samples)
    .set({ stage: 'quality_check' })
    .where(and(eq(samples.barcode, barcode), eq(samples.stage, 'reported')))
}

/**
 * Takes added tests off their sample, as long as the laboratory has not begun to read them. A sample that was reported,
 * and waits for nothing else, is reported again.
 */
export async function removeUpgrade(
  tx: Db,
  { checkoutId, itemId, barcode, testIds }: typeof sampleUpgrades.$inferSelect,
) {
  await tx
    .update(sampleUpgrades)
    .set({ state: 'refunded' })
    .where(and(eq(sampleUpgrades.checkoutId, checkoutId), eq(sampleUpgrades.itemId, itemId)))
  if (!barcode) return
  await tx.delete(sampleTests).where(and(eq(sampleTests.barcode, barcode), inArray(sampleTests.productId, testIds)))
  if (await tx.$count(sampleUpgrades, and(isUnread, eq(sampleUpgrades.barcode, barcode)))) return
  const wasReported = tx
    .select({ barcode: sampleStageTimes.barcode })
    .from(sampleStageTimes)
    .where(and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')))
  await tx
    .update(samples)
    .set({ stage: 'reported' })
    .where(and(eq(samples.barcode, barcode), exists(wasReported)))
}

import type { Order } from '@shop/contract/order'
import { and, eq, inArray, isNull, min } from 'drizzle-orm'
import { animalsOf } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'
import { parcels } from '../../schema/parcel.ts'
import { results } from '../../schema/result.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { samples, sampleStageTimes, sampleUpgrades } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { knownToFormerOwner } from './former-owner.ts'
import { orders } from '../../schema/order.ts'

export type SampleRow = Pick<
  typeof samples.$inferSelect,
  | 'barcode'
  | 'productId'
  | 'orderItemId'
  | 'userId'
  | 'spentOn'
  | 'stage'
  | 'problem'
  | 'animalId'
  | 'activatedAt'
  | 'voidedAt'
> & { checkoutId: string | null; postedAt: Date | null }
export type UpgradeRow = typeof sampleUpgrades.$inferSelect
type Item = Order['items'][number]

/** What became of one line: its kits, the tests that it added, its life plans, its gift card; whether a parcel has some of it. */
export type Delivered = {
  item: Item
  kits: SampleRow[]
  upgrade: { row: UpgradeRow; sample: SampleRow | undefined; readTests: ReadonlySet<number> | undefined } | null
  plans: { madeAt: Date | null }[]
  isSent: boolean
  gift: Pick<typeof giftCards.$inferSelect, 'mailings' | 'voidedAt'> | null
}

const sampleColumns = {
  barcode: samples.barcode,
  productId: samples.productId,
  orderItemId: samples.orderItemId,
  userId: samples.userId,
  spentOn: samples.spentOn,
  stage: samples.stage,
  problem: samples.problem,
  animalId: samples.animalId,
  activatedAt: samples.activatedAt,
  voidedAt: samples.voidedAt,
  checkoutId: orders.checkoutId,
  postedAt: sampleStageTimes.at,
}

/** Samples with the time they were posted; one that failed has a new kit in its place. */
const samplesWhere = (db: Db, where: ReturnType<typeof and>): Promise<SampleRow[]> =>
  db
    .select(sampleColumns)
    .from(samples)
    .leftJoin(orders, eq(orders.id, samples.orderId))
    .leftJoin(
      sampleStageTimes,
      and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'dispatched')),
    )
    .where(where)
    .orderBy(samples.createdAt, samples.barcode)

/** The life plans of orders, and when each was made first. */
const plansOf = (db: Db, checkoutIds: string[]) =>
  db
    .select({
      itemId: lifePlans.orderItemId,
      animalId: lifePlans.animalId,
      madeAt: min(lifePlanVersions.createdAt),
    })
    .from(lifePlans)
    .innerJoin(orders, eq(orders.id, lifePlans.orderId))
    .leftJoin(lifePlanVersions, eq(lifePlanVersions.lifePlanId, lifePlans.id))
    .where(inArray(orders.checkoutId, checkoutIds))
    .groupBy(lifePlans.id)
    .orderBy(lifePlans.place)

/** The parcels of orders that were not taken back, the oldest first. */
const parcelsOf = async (db: Db, checkoutIds: string[]) =>
  (
    await db
      .select({ checkoutId: orders.checkoutId, parcel: parcels })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(and(inArray(orders.checkoutId, checkoutIds), isNull(parcels.undoneAt)))
      .orderBy(parcels.sentAt, parcels.number)
  ).map(({ checkoutId, parcel }) => ({ ...parcel, checkoutId }))

/** The tests of these samples that have a result. */
async function readTestsOf(db: Db, barcodes: string[]): Promise<Map<string, Set<number>>> {
  const rows = barcodes.length
    ? await db
        .select({ barcode: results.barcode, productId: results.productId })
        .from(results)
        .where(and(inArray(results.barcode, barcodes), eq(results.basis, 'tested'), isNull(results.supersededAt)))
    : []
  return new Map(
    [...Map.groupBy(rows, ({ barcode }) => barcode ?? '')].map(([barcode, read]) => [
      barcode,
      new Set(read.map(({ productId }) => productId)),
    ]),
  )
}

/** All that the lines of these orders are made of, read together. */
export async function contentsOf(db: Db, checkouts: CheckoutRow[], user: User | null) {
  const ids = checkouts.map(({ id }) => id)
  const upgrades = await db.select().from(sampleUpgrades).where(inArray(sampleUpgrades.checkoutId, ids))
  const kits = await samplesWhere(db, and(inArray(orders.checkoutId, ids), isNotReplaced))
  const read = await readTestsOf(
    db,
    upgrades.flatMap(({ barcode }) => barcode ?? []),
  )
  // A kit whose tests went to another swab is where that one is.
  const named = [
    ...upgrades.map(({ barcode }) => barcode),
    ...kits.map(({ spentOn }) => spentOn),
    ...checkouts.flatMap(({ snapshot }) => snapshot.items.map(({ metaData }) => metaData.barcode)),
  ]
  const others = await samplesWhere(
    db,
    inArray(
      samples.barcode,
      named.flatMap((barcode) => barcode ?? []),
    ),
  )
  const plans = await plansOf(db, ids)
  const gifts = await db.select().from(giftCards).where(inArray(giftCards.checkoutId, ids))
  const byBarcode = new Map([...kits, ...others].map((sample) => [sample.barcode, sample]))
  const animalIds = [...byBarcode.values(), ...plans].flatMap(({ animalId }) => animalId ?? [])
  const seen = user && animalIds.length ? await animalsOf(db, user, inArray(animals.id, animalIds)) : []
  const sent = await parcelsOf(db, ids)
  const isSeen = new Set(seen.map(({ id }) => id))
  const unseen = [...new Set(animalIds)].filter((id) => !isSeen.has(id))
  return {
    upgrades,
    kits,
    plans,
    gifts,
    sent,
    read,
    byBarcode,
    animals: new Map(seen.map((animal) => [animal.id, animal])),
    left: await knownToFormerOwner(db, user, unseen, [...byBarcode.values()]),
  }
}
export type Contents = Awaited<ReturnType<typeof contentsOf>>

/** The kits that a line sent out; a test that an activation paid for is read in the swab that it names. */
export function lineKitsOf({ kits, byBarcode }: Contents, checkoutId: string, { id, metaData }: Item): SampleRow[] {
  const swab = metaData.barcode && byBarcode.get(metaData.barcode)
  return swab ? [swab] : kits.filter(({ checkoutId: of, orderItemId }) => of === checkoutId && orderItemId === id)
}

/** What became of one line of an order. */
export function deliveredOf(contents: Contents, checkoutId: string, item: Item): Delivered {
  const row = contents.upgrades.find((one) => one.checkoutId === checkoutId && one.itemId === item.id)
  const barcode = row?.barcode ?? ''
  return {
    item,
    kits: lineKitsOf(contents, checkoutId, item).filter(({ voidedAt }) => !voidedAt),
    upgrade: row ? { row, sample: contents.byBarcode.get(barcode), readTests: contents.read.get(barcode) } : null,
    plans: contents.plans.filter(({ itemId }) => itemId === item.id),
    isSent: contents.sent.some(
      (parcel) => parcel.checkoutId === checkoutId && parcel.lines.some(({ itemId }) => itemId === item.id),
    ),
    gift: contents.gifts.find((one) => one.checkoutId === checkoutId && one.itemId === item.id) ?? null,
  }
}

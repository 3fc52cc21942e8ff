import type { Order } from '@shop/contract/order'
import type { SampleStage } from '@shop/contract/sample-stage'
import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import { animalsOf } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { readTogether, rowsIn, rowsOf } from '../../platform/db/rows-of.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'
import { parcels } from '../../schema/parcel.ts'
import { results } from '../../schema/result.ts'
import { isNotReplaced } from '../../animals/sample/replaced.ts'
import { samples, sampleStageTimes, sampleUpgrades } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { creditNoteRows, toCreditNotes } from './credit-notes.ts'
import { type FormerlyOwned, knownToFormerOwner, partingsOf } from './former-owner.ts'
import { itemsInNextCart } from './items-in-next-cart.ts'
import { orders } from '../../schema/order.ts'

export type SampleRow = Pick<
  typeof samples.$inferSelect,
  | 'barcode'
  | 'productId'
  | 'orderId'
  | 'orderItemId'
  | 'userId'
  | 'spentOn'
  | 'stage'
  | 'problem'
  | 'animalId'
  | 'activatedAt'
  | 'voidedAt'
> & { postedAt: Date | null }
type SeenAnimal = Pick<typeof animals.$inferSelect, 'id' | 'petName'>
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

/** A checkout, and the order that it became, if it did. */
export type Placed = {
  checkout: CheckoutRow
  order: Pick<typeof orders.$inferSelect, 'id' | 'status' | 'paymentRef'> | null
}
/** For `select`. */
export const placedColumns = {
  checkout: checkouts,
  order: { id: orders.id, status: orders.status, paymentRef: orders.paymentRef },
}

const sampleColumns = {
  barcode: samples.barcode,
  productId: samples.productId,
  orderId: samples.orderId,
  orderItemId: samples.orderItemId,
  userId: samples.userId,
  spentOn: samples.spentOn,
  stage: samples.stage,
  problem: samples.problem,
  animalId: samples.animalId,
  activatedAt: samples.activatedAt,
  voidedAt: samples.voidedAt,
  postedAt: sampleStageTimes.at,
}

/** Samples with the time they were posted. */
const samplesWhere = (where: SQL | undefined) =>
  rowsOf(sampleColumns, (select) =>
    select
      .from(samples)
      .leftJoin(
        sampleStageTimes,
        and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'dispatched')),
      )
      .where(where)
      .orderBy(samples.createdAt, samples.barcode),
  )

/** What these orders sent out and what was credited of them, in one statement. */
function readSold(db: Db, placed: Placed[], user: User | null) {
  const checkoutIds = placed.map(({ checkout }) => checkout.id)
  const orderIds = placed.flatMap(({ order }) => order?.id ?? [])
  return readTogether(db, {
    upgrades: rowsIn(sampleUpgrades, anyOf(sampleUpgrades.checkoutId, checkoutIds), sampleUpgrades.createdAt),
    // One that failed has a new kit in its place.
    kits: samplesWhere(and(anyOf(samples.orderId, orderIds), isNotReplaced)),
    // The first version has the time at which the plan was made.
    plans: rowsOf(
      { itemId: lifePlans.orderItemId, animalId: lifePlans.animalId, madeAt: lifePlanVersions.createdAt },
      (select) =>
        select
          .from(lifePlans)
          .leftJoin(
            lifePlanVersions,
            and(eq(lifePlanVersions.lifePlanId, lifePlans.id), eq(lifePlanVersions.number, 1)),
          )
          .where(anyOf(lifePlans.orderId, orderIds))
          .orderBy(lifePlans.place),
    ),
    gifts: rowsOf(
      {
        checkoutId: giftCards.checkoutId,
        itemId: giftCards.itemId,
        mailings: giftCards.mailings,
        sendAt: giftCards.sendAt,
        sentAt: giftCards.sentAt,
        voidedAt: giftCards.voidedAt,
      },
      (select) => select.from(giftCards).where(anyOf(giftCards.checkoutId, checkoutIds)),
    ),
    // The oldest first, without those that were taken back.
    parcels: rowsOf(getTableColumns(parcels), (select) =>
      select
        .from(parcels)
        .where(and(anyOf(parcels.orderId, orderIds), isNull(parcels.undoneAt)))
        .orderBy(parcels.sentAt, parcels.number),
    ),
    kept: itemsInNextCart(
      placed.flatMap(({ checkout }) => checkout.cartId ?? []),
      user,
    ),
    ...creditNoteRows(orderIds),
  })
}

/** Swabs that orders name, with those of their tests that have a result. */
const readSwabs = (db: Db, barcodes: string[]) =>
  readTogether(db, {
    swabs: samplesWhere(anyOf(samples.barcode, barcodes)),
    read: rowsOf({ barcode: results.barcode, productId: results.productId }, (select) =>
      select
        .from(results)
        .where(and(anyOf(results.barcode, barcodes), eq(results.basis, 'tested'), isNull(results.supersededAt))),
    ),
  })

/** Those of these animals that the user sees, and what they may know of the others, which they gave away. */
async function readAnimals(
  db: Db,
  user: User,
  animalIds: string[],
  swabs: SampleRow[],
): Promise<{ animals: Map<string, SeenAnimal>; left: FormerlyOwned }> {
  const visible = animalsOf(db, user, anyOf(animals.id, animalIds)).as('visible')
  const { seen, ...partings } = await readTogether(db, {
    seen: rowsOf({ id: visible.id, petName: visible.petName }, (select) => select.from(visible)),
    ...partingsOf(user, animalIds),
  })
  const seenById = new Map(seen.map((animal) => [animal.id, animal]))
  return { animals: seenById, left: knownToFormerOwner(partings, swabs, (id) => seenById.has(id)) }
}

/** All that the lines of these orders are made of, read together. */
export async function contentsOf(db: Db, placed: Placed[], user: User | null) {
  const { kits, plans, parcels: posted, notes, legs, kept, ...sold } = await readSold(db, placed, user)
  const named = [
    ...sold.upgrades.map(({ barcode }) => barcode),
    // A kit whose tests went to another swab is where that one is.
    ...kits.map(({ spentOn }) => spentOn),
    ...placed.flatMap(({ checkout }) => checkout.snapshot.items.map(({ metaData }) => metaData.barcode)),
  ].flatMap((barcode) => barcode ?? [])
  const { swabs, read } = named.length ? await readSwabs(db, named) : { swabs: [], read: [] }
  const all = [...kits, ...swabs]
  const animalIds = [...new Set([...all, ...plans].flatMap(({ animalId }) => animalId ?? []))]
  const seen = user && animalIds.length ? await readAnimals(db, user, animalIds, all) : null
  const ofOrder = new Map(placed.map(({ checkout, order }) => [order?.id ?? null, checkout]))
  const checkoutOf = (orderId: string | null) => ofOrder.get(orderId)?.id
  return {
    ...sold,
    plans,
    kits: kits.map((kit) => ({ ...kit, checkoutId: checkoutOf(kit.orderId) })),
    sent: posted.map((parcel) => ({ ...parcel, checkoutId: checkoutOf(parcel.orderId) })),
    byBarcode: new Map(all.map((sample) => [sample.barcode, sample])),
    /** The tests that have a result, by the sample's barcode. */
    read: new Map(
      [...Map.groupBy(read, ({ barcode }) => barcode)].map(([barcode, of]) => [
        barcode,
        new Set(of.map(({ productId }) => productId)),
      ]),
    ),
    animals: seen?.animals ?? new Map<string, SeenAnimal>(),
    left: seen?.left ?? { at: new Map<string, Date>(), stages: new Map<string, SampleStage>() },
    /** By the order's id. */
    notes: toCreditNotes({ notes, legs }, (orderId) => ofOrder.get(orderId)?.snapshot.country),
    /** By the ordered cart's id. */
    kept: new Map(kept.map(({ cartId, count }) => [cartId, count])),
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

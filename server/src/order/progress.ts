import { carriers, trackingLink } from '@shop/contract/carriers'
import { type LineParcel, type LineProgress, type LineState, lineStates, postDays } from '@shop/contract/line-progress'
import type { Order, OrderDetail } from '@shop/contract/order'
import { sampleStages } from '@shop/contract/sample-stage'
import { and, eq, exists, inArray, isNull, ne, or } from 'drizzle-orm'
import { animalsOf } from '../animal/access.ts'
import { animals } from '../animal/tables.ts'
import { isSupply } from '../catalogue/kits.ts'
import type { CheckoutRow } from '../checkout/tables.ts'
import type { Db } from '../db/open.ts'
import { giftCards } from '../gift-card/tables.ts'
import { lifePlans, lifePlanVersions } from '../life-plan/tables.ts'
import { type ParcelRow, parcels } from '../parcel/tables.ts'
import { samples, sampleStageTimes, sampleUpgrades } from '../sample/tables.ts'
import type { User } from '../visitor/visitor.ts'
import { orders } from './tables.ts'
import { strandedPlan } from './undeliverable.ts'
import { isSettled, toOrder } from './view.ts'

type SampleRow = Pick<
  typeof samples.$inferSelect,
  'barcode' | 'productId' | 'orderItemId' | 'spentOn' | 'stage' | 'animalId' | 'activatedAt'
> & { checkoutId: string | null; postedAt: Date | null }
type UpgradeRow = typeof sampleUpgrades.$inferSelect
type Item = Order['items'][number]

const dayMs = 24 * 60 * 60 * 1000
const received = sampleStages.indexOf('received')

const isThere = (postedAt: Date, now: number) => now - postedAt.getTime() > postDays * dayMs

/** Where a kit is; `now` in milliseconds says whether it is still in the post. */
export function stateOf(
  { stage, activatedAt, postedAt }: Pick<SampleRow, 'stage' | 'activatedAt' | 'postedAt'>,
  now = Date.now(),
): LineState {
  if (stage === 'reported') return 'reported'
  if (sampleStages.indexOf(stage) >= received) return activatedAt ? 'laboratory' : 'unactivated'
  if (stage === 'ordered') return 'packing'
  if (stage === 'activated') return 'awaiting_swab'
  return !activatedAt && postedAt && isThere(postedAt, now) ? 'unactivated' : 'posted'
}

const sampleColumns = {
  barcode: samples.barcode,
  productId: samples.productId,
  orderItemId: samples.orderItemId,
  spentOn: samples.spentOn,
  stage: samples.stage,
  animalId: samples.animalId,
  activatedAt: samples.activatedAt,
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

/** The life plans of orders, and whether each has been made. */
const plansOf = (db: Db, checkoutIds: string[]) =>
  db
    .select({
      itemId: lifePlans.orderItemId,
      animalId: lifePlans.animalId,
      isMade: exists(
        db
          .select({ id: lifePlanVersions.id })
          .from(lifePlanVersions)
          .where(eq(lifePlanVersions.lifePlanId, lifePlans.id)),
      ).mapWith(Boolean),
    })
    .from(lifePlans)
    .innerJoin(orders, eq(orders.id, lifePlans.orderId))
    .where(inArray(orders.checkoutId, checkoutIds))
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

/** All that the lines of these orders are made of, read together. */
async function contentsOf(db: Db, checkouts: CheckoutRow[], user: User | null) {
  const ids = checkouts.map(({ id }) => id)
  const upgrades = await db.select().from(sampleUpgrades).where(inArray(sampleUpgrades.checkoutId, ids))
  const kits = await samplesWhere(
    db,
    and(inArray(orders.checkoutId, ids), or(isNull(samples.problem), ne(samples.problem, 'failed'))),
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
  const sent = await parcelsOf(db, ids)
  const byBarcode = new Map([...kits, ...others].map((sample) => [sample.barcode, sample]))
  const animalIds = [...byBarcode.values(), ...plans].flatMap(({ animalId }) => animalId ?? [])
  const seen = user && animalIds.length ? await animalsOf(db, user, inArray(animals.id, animalIds)) : []
  return { upgrades, kits, plans, gifts, sent, byBarcode, animals: new Map(seen.map((animal) => [animal.id, animal])) }
}
type Contents = Awaited<ReturnType<typeof contentsOf>>

const plain = { addedAt: null, mailedAt: null, barcode: null, animal: null, parcels: [], reason: null }
const only = (itemId: string, state: LineState): LineProgress => ({
  ...plain,
  itemId,
  state,
  counts: [{ state, count: 1 }],
})

const whose = ({ animals: seen }: Contents, { barcode, animalId }: SampleRow) => {
  const animal = animalId ? seen.get(animalId) : undefined
  return { barcode, animal: animal ? { id: animal.id, petName: animal.petName } : null }
}

/** Tests that were reported stay so, whatever is added to their sample later. */
function upgradeProgress(contents: Contents, upgrade: UpgradeRow): LineProgress {
  const { itemId, barcode, state, reason, addedAt, reportedAt } = upgrade
  if (state === 'undeliverable') return { ...only(itemId, 'undeliverable'), reason }
  const sample = barcode ? contents.byBarcode.get(barcode) : undefined
  if (!sample || state === 'held') return only(itemId, 'unpaid')
  return {
    ...only(itemId, reportedAt ? 'reported' : stateOf(sample)),
    ...whose(contents, sample),
    addedAt: addedAt?.toISOString() ?? null,
  }
}

/** How many are where, in the order of the states. */
const countsOf = (states: LineState[]) =>
  lineStates
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0)

/** Of several kits the line is where the last one is. */
function kitProgress(contents: Contents, { id }: Item, kits: SampleRow[]): LineProgress | null {
  const present = kits.map((kit) => (kit.spentOn && contents.byBarcode.get(kit.spentOn)) || kit)
  const states = present.map((kit) => stateOf(kit))
  const counts = countsOf(states)
  const [last] = counts
  if (!last) return null
  const [kit] = present
  const isOne = present.length === 1 && kit?.activatedAt
  return { ...plain, itemId: id, state: last.state, counts, ...(isOne && whose(contents, kit)) }
}

/** What has no barcode is known by its parcels alone. */
function supplyProgress(order: Order, { id, quantity }: Item, sent: Contents['sent'], now = Date.now()): LineProgress {
  const gone = sent.flatMap(({ checkoutId, lines, sentAt }) =>
    lines.flatMap((line): LineState[] =>
      checkoutId === order.checkoutId && line.itemId === id
        ? Array<LineState>(line.quantity).fill(isThere(sentAt, now) ? 'sent' : 'posted')
        : [],
    ),
  )
  const counts = countsOf([...Array<LineState>(Math.max(0, quantity - gone.length)).fill('packing'), ...gone])
  return { ...plain, itemId: id, state: counts[0]?.state ?? 'packing', counts }
}

/** The parcels that something of a line is in, as its buyer follows them. */
const parcelsIn = (sent: Contents['sent'], order: Order, { id }: Item): LineParcel[] =>
  sent
    .filter(({ checkoutId, lines }) => checkoutId === order.checkoutId && lines.some(({ itemId }) => itemId === id))
    .map(({ number, sentAt, carrier, trackingNumber }: ParcelRow) => ({
      number,
      sentAt: sentAt.toISOString(),
      carrier: carrier && carriers[carrier].name,
      trackingNumber,
      link: carrier && trackingNumber ? trackingLink(carrier, trackingNumber) : null,
    }))

/** Plans wait for the activation of the kits that they came with, and then for results. */
function planProgress(
  { animals: seen }: Contents,
  { id, metaData }: Item,
  plans: Contents['plans'],
): LineProgress | null {
  if (metaData.animalId && plans.some(({ animalId }) => !animalId))
    return { ...only(id, 'undeliverable'), reason: strandedPlan }
  const states = plans.map(({ animalId, isMade }): LineState => {
    if (!animalId) return 'unactivated'
    return isMade ? 'plan_ready' : 'laboratory'
  })
  const counts = countsOf(states)
  const [last] = counts
  if (!last) return null
  const [plan] = plans
  const animal = plans.length === 1 && plan?.animalId ? seen.get(plan.animalId) : undefined
  return {
    ...plain,
    itemId: id,
    state: last.state,
    counts,
    animal: animal ? { id: animal.id, petName: animal.petName } : null,
  }
}

/** A gift card waits for its day, until its mail has gone. */
function giftProgress({ gifts }: Contents, { checkoutId }: Order, { id }: Item): LineProgress | null {
  const gift = gifts.find((one) => one.checkoutId === checkoutId && one.itemId === id)
  if (!gift) return null
  const state = gift.voidedAt ? 'gift_void' : gift.sentAt ? 'gift_sent' : 'gift_scheduled'
  return { ...only(id, state), mailedAt: (gift.sentAt ?? gift.sendAt).toISOString() }
}

/** The kits that a line sent out; what an activation asked for is read in the swab that it names. */
function kitsOf({ kits, byBarcode }: Contents, order: Order, { id, metaData }: Item): SampleRow[] {
  const swab = metaData.barcode && byBarcode.get(metaData.barcode)
  return swab
    ? [swab]
    : kits.filter(({ checkoutId, orderItemId }) => checkoutId === order.checkoutId && orderItemId === id)
}

function progressOf(order: Order, isPaid: boolean, contents: Contents): LineProgress[] {
  const isOver = order.status !== 'paid' && order.status !== 'pending' && order.status !== 'paying'
  return order.items.flatMap((item) => {
    if (isOver) return only(item.id, 'cancelled')
    if (!isPaid) return only(item.id, 'unpaid')
    const upgrade = contents.upgrades.find(
      ({ checkoutId, itemId }) => checkoutId === order.checkoutId && itemId === item.id,
    )
    if (upgrade) return upgradeProgress(contents, upgrade)
    const plans = contents.plans.filter(({ itemId }) => itemId === item.id)
    const line =
      giftProgress(contents, order, item) ??
      planProgress(contents, item, plans) ??
      kitProgress(contents, item, kitsOf(contents, order, item)) ??
      (isSupply(item) ? supplyProgress(order, item, contents.sent) : null)
    return line ? { ...line, parcels: parcelsIn(contents.sent, order, item) } : []
  })
}

/** Orders with what their lines are doing, as this user may see it; as many queries for one as for a page. */
export async function toOrders(db: Db, checkouts: CheckoutRow[], user: User | null): Promise<OrderDetail[]> {
  const ids = checkouts.map(({ id }) => id)
  const contents = await contentsOf(db, checkouts, user)
  const placed = await db
    .select({ checkoutId: orders.checkoutId, status: orders.status, paymentRef: orders.paymentRef })
    .from(orders)
    .where(inArray(orders.checkoutId, ids))
  const paid = new Set(placed.filter(isSettled).map(({ checkoutId }) => checkoutId))
  return checkouts.map((checkout) => {
    const order = toOrder(checkout)
    return { ...order, progress: progressOf(order, paid.has(checkout.id), contents) }
  })
}

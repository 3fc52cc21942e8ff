import { carriers, trackingLink } from '@shop/contract/carriers'
import { type LineParcel, type LineProgress, type LineState, lineStates, postDays } from '@shop/contract/line-progress'
import type { Order, OrderDetail } from '@shop/contract/order'
import { isInLaboratory } from '@shop/contract/sample-stage'
import { isSupply } from '../../reference/catalogue/kits.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ParcelRow } from '../../schema/parcel.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { isAwaited, isUndelivered } from './cancellable.ts'
import {
  type Contents,
  contentsOf,
  deliveredOf,
  lineKitsOf,
  type Placed,
  type SampleRow,
  type UpgradeRow,
} from './contents.ts'
import { refundedOf } from './credit-notes.ts'
import { strandedPlan } from './undeliverable.ts'
import { isOnAccount, isSettled, toOrder } from './view.ts'
import { dayMs } from '../../platform/values/days.ts'

type Item = Order['items'][number]

const isThere = (postedAt: Date, now: number) => now - postedAt.getTime() > postDays * dayMs

type Where = Pick<SampleRow, 'stage' | 'activatedAt' | 'postedAt' | 'voidedAt'>

/** Where a kit is; `now` in milliseconds decides whether it is still in the post. */
function orderLineStateOf({ stage, activatedAt, postedAt, voidedAt }: Where, now = Date.now()): LineState {
  if (voidedAt) return 'refunded'
  if (stage === 'reported') return 'reported'
  if (isInLaboratory(stage)) return activatedAt ? 'laboratory' : 'unactivated'
  if (stage === 'ordered') return 'packing'
  if (stage === 'activated') return 'awaiting_swab'
  return !activatedAt && postedAt && isThere(postedAt, now) ? 'unactivated' : 'posted'
}

const plain = {
  addedAt: null,
  mailedAt: null,
  barcode: null,
  animal: null,
  parcels: [],
  reason: null,
  refunded: 0,
}
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

/** As far as this user may know where it is: of an animal that went to somebody else, where it was then. */
const asSeen = ({ left }: Contents, kit: SampleRow): SampleRow => ({
  ...kit,
  stage: left.stages.get(kit.barcode) ?? kit.stage,
})

/** Whether it had happened when this user could last know of it. */
const isKnown = ({ left }: Contents, animalId: string | null, at: Date | null): at is Date => {
  const leftAt = animalId ? left.at.get(animalId) : undefined
  return at !== null && (!leftAt || at <= leftAt)
}

/** Tests that were reported stay so, whatever is added to their sample later. */
function upgradeProgress(contents: Contents, upgrade: UpgradeRow): LineProgress {
  const { itemId, barcode, state, reason, addedAt, reportedAt } = upgrade
  if (state === 'refunded') return only(itemId, 'refunded')
  if (state === 'undeliverable') return { ...only(itemId, 'undeliverable'), reason }
  const sample = barcode ? contents.byBarcode.get(barcode) : undefined
  if (!sample || state === 'held') return only(itemId, 'unpaid')
  return {
    ...only(
      itemId,
      isKnown(contents, sample.animalId, reportedAt) ? 'reported' : orderLineStateOf(asSeen(contents, sample)),
    ),
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
  const states = present.map((kit) => orderLineStateOf(asSeen(contents, kit)))
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
function planProgress(contents: Contents, { id, metaData }: Item, plans: Contents['plans']): LineProgress | null {
  if (metaData.animalId && plans.some(({ animalId }) => !animalId))
    return { ...only(id, 'undeliverable'), reason: strandedPlan }
  const states = plans.map(({ animalId, madeAt }): LineState => {
    if (!animalId) return 'unactivated'
    return isKnown(contents, animalId, madeAt) ? 'plan_ready' : 'laboratory'
  })
  const counts = countsOf(states)
  const [last] = counts
  if (!last) return null
  const [plan] = plans
  const animal = plans.length === 1 && plan?.animalId ? contents.animals.get(plan.animalId) : undefined
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

function stateOfLine(order: Order, isSettledNow: boolean, contents: Contents, item: Item): LineProgress | null {
  const isOver = order.status === 'failed' || order.status === 'cancelled' || order.status === 'expired'
  if (isOver) return only(item.id, 'cancelled')
  if (!isSettledNow) return only(item.id, 'unpaid')
  const upgrade = contents.upgrades.find(
    ({ checkoutId, itemId }) => checkoutId === order.checkoutId && itemId === item.id,
  )
  if (upgrade) return upgradeProgress(contents, upgrade)
  const plans = contents.plans.filter(({ itemId }) => itemId === item.id)
  const gift = giftProgress(contents, order, item)
  if (gift) return gift
  return (
    planProgress(contents, item, plans) ??
    kitProgress(contents, item, lineKitsOf(contents, order.checkoutId, item)) ??
    (isSupply(item) ? supplyProgress(order, item, contents.sent) : null)
  )
}

/** Its lines; of what leaves no trace here, as of supplies, only that it was refunded. */
const progressOf = (order: Order, isSettledNow: boolean, contents: Contents, refunded: Map<string, number>) =>
  order.items.flatMap((item): LineProgress[] => {
    const count = refunded.get(item.id) ?? 0
    const known = stateOfLine(order, isSettledNow, contents, item)
    const line = known ?? (count >= item.quantity ? only(item.id, 'refunded') : null)
    return line ? [{ ...line, parcels: parcelsIn(contents.sent, order, item), refunded: count }] : []
  })

/** It is paid, or on account, and not disputed. */
const isStanding = ({ status, dispute }: Order, placed: NonNullable<Placed['order']>) =>
  (status === 'paid' || (status === 'pending' && isOnAccount(placed))) && dispute !== 'open'

function isCancellableNow(
  checkout: CheckoutRow,
  order: Order,
  placed: Placed['order'],
  contents: Contents,
  refunded: Map<string, number>,
): boolean {
  if (isAwaited(checkout)) return order.dispute !== 'lost'
  if (!placed || !isStanding(order, placed)) return false
  const left = order.items.filter(({ id, quantity }) => (refunded.get(id) ?? 0) < quantity)
  return isUndelivered(
    left.map((item) => deliveredOf(contents, order.checkoutId, item)),
    checkout.userId,
  )
}

/** So long an order's page thanks for it. */
const newForMs = dayMs

/** Orders with what their lines are doing, as this user may see it; as many queries for one as for a page. */
export async function toOrders(db: Db, placed: Placed[], user: User | null): Promise<OrderDetail[]> {
  if (!placed.length) return []
  const contents = await contentsOf(db, placed, user)
  return placed.map(({ checkout, order: row }) => {
    const order = toOrder(checkout)
    const creditNotes = (row && contents.notes.get(row.id)) ?? []
    const refunded = refundedOf(creditNotes)
    const isSettledNow = row !== null && (isSettled(row) || row.status === 'refunded')
    return {
      ...order,
      progress: progressOf(order, isSettledNow, contents, refunded),
      isCancellable: isCancellableNow(checkout, order, row, contents, refunded),
      isNew: Date.now() - Date.parse(order.placedAt) < newForMs,
      keptItems: contents.kept.get(checkout.cartId) ?? 0,
      creditNotes,
    }
  })
}

import type { DeskOrder } from '@shop/contract/desk-order'
import { priceOf } from '@shop/contract/money'
import { asc, eq, inArray, or } from 'drizzle-orm'
import { nameOf } from '../../people/visitor/visitor.ts'
import type { Db } from '../../platform/db/open.ts'
import { missing } from '../../platform/input/refusal.ts'
import { checkouts } from '../../schema/checkout.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { disputes } from '../../schema/dispute.ts'
import { giftCards, giftCardUses } from '../../schema/gift-card.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { parcels } from '../../schema/parcel.ts'
import { creditNotes, refunds } from '../../schema/refund.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { selectTransfers, toBankTransfer } from '../bank-transfer/state.ts'
import { goneBack } from '../dispute/left.ts'
import { selectDisputes, toDispute } from '../dispute/list.ts'
import { toInvoice } from '../invoice/row.ts'
import { toOrders } from '../order/progress.ts'
import { soldTo } from '../order/sold-to.ts'
import { toParcel } from '../parcel/view.ts'
import { toWaitingLine } from '../parcel/waiting.ts'
import { selectRefunds, toRefund } from '../refund/list.ts'
import { addressRefusal } from './address.ts'
import { historyOf } from './history.ts'
import { numberIn } from './locked.ts'
import { notesOf } from './note.ts'
import { readWaits } from './rows.ts'
import { deskStatus } from './status.ts'

/** An order with its own checkout and its invoice. Throws 404. */
async function findSold(db: Db, number: string) {
  const [sold] = await db
    .select({ order: orders, status: deskStatus, checkout: checkouts, invoice: invoices })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(orders.number, number))
  if (!sold) throw missing()
  return sold
}
type Sold = Awaited<ReturnType<typeof findSold>>

/** Its own checkout, or the later payment that paid it. */
async function readPayment(db: Db, { order, checkout }: Sold) {
  const later = order.paymentCheckoutId
  const [found] = later ? await db.select().from(checkouts).where(eq(checkouts.id, later)) : []
  return found ?? checkout
}

const toPayment = async (db: Db, payment: Sold['checkout']): Promise<DeskOrder['payment']> => ({
  number: payment.number,
  provider: payment.provider,
  reference: payment.paymentRef,
  method: payment.paymentMethod,
  isTest: payment.isTestPayment,
  startedAt: payment.createdAt.toISOString(),
  amount: priceOf(payment.total, payment.currency, payment.snapshot.country),
  refunded: priceOf(await goneBack(db, payment), payment.currency, payment.snapshot.country),
})

async function readAccount(db: Db, { order: { userId } }: Sold): Promise<DeskOrder['account']> {
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : []
  return user ? { id: user.id, name: nameOf(user), email: user.email, type: user.type as 'owner' } : null
}

async function readKits(db: Db, { order }: Sold): Promise<DeskOrder['kits']> {
  const rows = await db
    .select({ kit: samples, parcel: parcels.number })
    .from(samples)
    .leftJoin(parcels, eq(parcels.id, samples.parcelId))
    .where(eq(samples.orderId, order.id))
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
  return rows.map(({ kit, parcel }) => ({
    line: order.snapshot.items.findIndex(({ id }) => id === kit.orderItemId) + 1 || null,
    barcode: kit.barcode,
    stage: kit.stage,
    problem: kit.problem,
    activatedAt: kit.activatedAt?.toISOString() ?? null,
    isVoid: kit.voidedAt !== null,
    parcel,
  }))
}

async function readGiftCards(db: Db, { order }: Sold): Promise<DeskOrder['giftCards']> {
  const price = (minor: number) => priceOf(minor, order.currency, order.snapshot.country)
  const rows = await db
    .select({ ending: giftCards.ending, amount: giftCardUses.amount, returned: giftCardUses.returned })
    .from(giftCardUses)
    .innerJoin(giftCards, eq(giftCards.id, giftCardUses.giftCardId))
    .where(eq(giftCardUses.checkoutId, order.checkoutId))
    .orderBy(asc(giftCards.id))
  return rows.map(({ ending, amount, returned }) => ({ ending, used: price(amount), returned: price(returned) }))
}

const readParcels = async (db: Db, { order }: Sold) =>
  (await db.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(asc(parcels.sentAt))).map((parcel) =>
    toParcel(parcel, order),
  )

const readRefunds = async (db: Db, { order }: Sold) =>
  (await selectRefunds(db).where(eq(creditNotes.orderId, order.id)).orderBy(asc(refunds.requestedAt), refunds.way)).map(
    toRefund,
  )

/** All that is known of an order. Throws 404. */
export async function getDeskOrder(db: Db, typed: string): Promise<DeskOrder> {
  const sold = await findSold(db, numberIn(typed))
  const { order, status, checkout, invoice } = sold
  const payment = await readPayment(db, sold)
  const isOfOrder = or(
    eq(bankTransfers.orderId, order.id),
    invoice ? eq(bankTransfers.invoiceId, invoice.id) : undefined,
  )
  const [[seen], waitsOf, refusal, account, kits, transfers, refundRows, parcelRows, disputed, cards, notes] =
    await Promise.all([
      toOrders(db, [{ checkout, order }], null),
      readWaits(db, [sold]),
      addressRefusal(db, order),
      readAccount(db, sold),
      readKits(db, sold),
      selectTransfers(db).where(isOfOrder).orderBy(asc(bankTransfers.bookedOn), asc(bankTransfers.createdAt)),
      readRefunds(db, sold),
      readParcels(db, sold),
      selectDisputes(db).where(inArray(disputes.checkoutId, [checkout.id, payment.id])),
      readGiftCards(db, sold),
      notesOf(db, order.id),
    ])
  if (!seen) throw missing()
  const { packing, ...waits } = waitsOf(sold)
  return {
    order: seen,
    status,
    version: order.version,
    name: nameOf(order.snapshot),
    phone: order.snapshot.phoneNumber,
    country: soldTo(order.snapshot).country,
    account,
    isAddressOpen: refusal === null,
    toPack: packing.map(toWaitingLine),
    ...waits,
    kits,
    payment: await toPayment(db, payment),
    invoice: invoice && toInvoice(invoice, order),
    transfers: transfers.map(toBankTransfer),
    refunds: refundRows,
    parcels: parcelRows,
    disputes: disputed.map(toDispute),
    pointsUsed: order.snapshot.points,
    coupons: order.snapshot.coupons,
    giftCards: cards,
    notes,
    history: await historyOf(db, [
      order.number,
      payment.number,
      ...parcelRows.map(({ number }) => number),
      ...seen.creditNotes.map(({ number }) => number),
    ]),
  }
}

import { storePageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import type { InvoicePaymentBody, invoiceCalls } from '@shop/contract/invoice'
import { messages } from '@shop/contract/messages'
import { currencyOf, formatMoney, priceOf, toMinor } from '@shop/contract/money'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { checkouts, type Snapshot } from '../checkout/tables.ts'
import { invoices } from './tables.ts'
import { orders } from '../order/tables.ts'
import type { User } from '../visitor/visitor.ts'
import { isUuid } from '../platform/ids.ts'
import { isOpen, isOwnInvoice, type InvoiceRow, toInvoice, toInvoiceDetail } from './row.ts'
import { findCheckout, keepCheckout, paidBy, providerFor, refuseTransfer } from '../payment/checkout.ts'
import { toOrder } from '../order/view.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import { refuse } from '../payment/purchase.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

type Billed = { invoice: InvoiceRow; order: typeof orders.$inferSelect }

const missing = () => new Failure(404, { message: messages.somethingWentWrong })

export function invoiceHandlers(services: Services): Handlers<typeof invoiceCalls> {
  const { db } = services

  const select = () =>
    db.select({ invoice: invoices, order: orders }).from(invoices).innerJoin(orders, eq(orders.id, invoices.orderId))
  const newestFirst = [desc(invoices.issuedAt), desc(invoices.number)] as const

  /** The user's own of these; one of another's is missing like one that is not there. */
  const findAll = async (ids: string[], user: User): Promise<Billed[]> => {
    if (!ids.every(isUuid)) throw missing()
    const wanted = [...new Set(ids)]
    const rows = await select()
      .where(and(isOwnInvoice(user.id), inArray(invoices.id, wanted)))
      .orderBy(...newestFirst)
    if (rows.length < wanted.length) throw missing()
    return rows
  }

  return {
    listInvoices: async ({ query, user }) => {
      const page = pageIn(query.page)
      const [all] = await db
        .select({ count: count() })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(isOwnInvoice(user.id))
      const rows = await select()
        .where(isOwnInvoice(user.id))
        .orderBy(...newestFirst)
        .limit(storePageSize)
        .offset((page - 1) * storePageSize)
      const results = rows.map(({ invoice, order }) => toInvoice(invoice, order))
      return pageOf(results, all?.count ?? 0, page, storePageSize)
    },

    getInvoiceTotal: async ({ user }) => {
      const own = currencyOf(user.countryCode)
      const sums = await db
        .select({
          currency: orders.currency,
          sum: sql<number>`sum(${orders.total})::int`,
          openCount: sql<number>`count(*)::int`,
          overdueCount: sql<number>`(count(*) filter (where ${lt(invoices.dueAt, new Date())}))::int`,
        })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(and(isOwnInvoice(user.id), isOpen))
        .groupBy(orders.currency)
        .orderBy(orders.currency)
      return {
        value: priceOf(sums.find(({ currency }) => currency === own)?.sum ?? 0, own, user.countryCode),
        others: sums
          .filter(({ currency }) => currency !== own)
          .map(({ currency, sum }) => priceOf(sum, currency, user.countryCode)),
        openCount: sums.reduce((total, { openCount }) => total + openCount, 0),
        overdueCount: sums.reduce((total, { overdueCount }) => total + overdueCount, 0),
      }
    },

    getInvoice: async ({ params, user }) => {
      const [{ invoice, order }] = (await findAll([params.id], user)) as [Billed]
      const isPaid = invoice.paidAt && invoice.checkoutId
      const [payment] = isPaid ? await db.select().from(checkouts).where(eq(checkouts.id, isPaid)) : []
      return toInvoiceDetail(invoice, order, payment ?? null)
    },

    getInvoicePayment: async ({ query, user }) => {
      const ids = (query.invoiceIds ?? '').split(',').filter(Boolean)
      const rows = ids.length
        ? await findAll(ids, user)
        : await select()
            .where(and(isOwnInvoice(user.id), isOpen))
            .orderBy(...newestFirst)
      const open = rows.filter(({ invoice }) => !invoice.paidAt).map(({ order }) => order)
      const currencies = [...new Set(open.map(({ currency }) => currency))].toSorted()
      return {
        invoices: rows.map(({ invoice, order }) => toInvoice(invoice, order)),
        amounts: currencies.map((currency) =>
          priceOf(
            totalOf(open.filter((order) => order.currency === currency)),
            currency,
            open.find((order) => order.currency === currency)?.snapshot.country,
          ),
        ),
      }
    },

    payInvoices: async ({ body, user }) => {
      const [known] = await db.select().from(checkouts).where(eq(checkouts.id, body.checkoutId))
      if (known) return toOrder(await findCheckout(db, known.id, user))
      const rows = await findAll(body.invoiceIds, user)
      const currency = checkPayable(rows, body)
      refuseTransfer(body.paymentMethod)
      const snapshot = snapshotOf(rows, user, currency)
      const checkout = await keepCheckout(db, {
        id: body.checkoutId,
        userId: user.id,
        status: 'created',
        paymentMethod: body.paymentMethod,
        ...paidBy(providerFor(services, body.paymentMethod), snapshot.country),
        currency,
        total: totalOf(rows.map(({ order }) => order)),
        snapshot,
      })
      return toOrder(checkout)
    },
  }
}

const totalOf = (of: Pick<Billed['order'], 'total'>[]) => of.reduce((sum, { total }) => sum + total, 0)

/** The one currency they are paid in. */
function checkPayable(rows: Billed[], { expectedTotal }: InvoicePaymentBody) {
  if (rows.some(({ invoice }) => invoice.paidAt)) throw refuse('paid')
  const [first, ...others] = rows.map(({ order }) => order)
  if (!first) throw missing()
  if (others.some(({ currency }) => currency !== first.currency))
    throw new Failure(428, {
      message: messages.somethingWentWrong,
      errors: { invoiceIds: 'Choose invoices of one currency.' },
    })
  const total = totalOf([first, ...others])
  if (toMinor(expectedTotal) !== total)
    throw new Failure(409, {
      message: `These invoices come to ${formatMoney(total, first.currency, first.snapshot.country)}. Please look at them again before you pay.`,
    })
  return first.currency
}

/** A payment of invoices in the form of an order: nothing is bought with it, so it has a sum and no items. */
function snapshotOf(rows: Billed[], user: User, currency: Billed['order']['currency']): Snapshot {
  const country = rows[0]?.order.snapshot.country ?? user.countryCode
  const price = (minor: number) => priceOf(minor, currency, country)
  const total = price(totalOf(rows.map(({ order }) => order)))
  return {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    country,
    items: [],
    totals: { subtotal: total, discount: price(0), loyalty: price(0), shipping: price(0), total },
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    coupons: [],
    points: 0,
    cartUpdatedAt: null,
    invoices: rows.map(({ invoice, order }) => ({ id: invoice.id, number: invoice.number, total: order.total })),
  }
}

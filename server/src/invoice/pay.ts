import { Failure } from '@shop/contract/failure'
import type { InvoicePaymentBody } from '@shop/contract/invoice'
import { messages } from '@shop/contract/messages'
import { formatMoney, priceOf, toMinor } from '@shop/contract/money'
import { and, eq } from 'drizzle-orm'
import { checkouts, type Snapshot } from '../checkout/tables.ts'
import type { Db } from '../db/open.ts'
import { toOrder } from '../order/view.ts'
import { findCheckout, keepCheckout, paidBy, providerFor, refuseTransfer } from '../payment/checkout.ts'
import { refuse } from '../payment/purchase.ts'
import type { Services } from '../services.ts'
import type { User } from '../visitor/visitor.ts'
import { type Billed, findInvoices, missingInvoice, newestFirst, selectBilled } from './find.ts'
import { dueOf, isOpen, isOwnInvoice, toInvoice } from './row.ts'

const totalOf = (rows: Billed[]) => rows.reduce((sum, { invoice, order }) => sum + dueOf(invoice, order), 0)

/** The one currency they are paid in. */
function checkPayable(rows: Billed[], { expectedTotal }: InvoicePaymentBody) {
  if (rows.some(({ invoice }) => invoice.paidAt)) throw refuse('paid')
  const [first, ...others] = rows.map(({ order }) => order)
  if (!first) throw missingInvoice()
  if (others.some(({ currency }) => currency !== first.currency))
    throw new Failure(428, {
      message: messages.somethingWentWrong,
      errors: { invoiceIds: 'Choose invoices of one currency.' },
    })
  const total = totalOf(rows)
  if (toMinor(expectedTotal) !== total)
    throw new Failure(409, {
      message: `These invoices come to ${formatMoney(total, first.currency, first.snapshot.country)}. Please look at them again before you pay.`,
    })
  return first.currency
}

/** The tax is in what the invoices say. */
const untaxed = { taxes: [], isTaxPending: false }

/** A payment of invoices in the form of an order: nothing is bought with it, so it has a sum and no items. */
function snapshotOf(rows: Billed[], user: User, currency: Billed['order']['currency']): Snapshot {
  const country = rows[0]?.order.snapshot.country ?? user.countryCode
  const price = (minor: number) => priceOf(minor, currency, country)
  const total = price(totalOf(rows))
  return {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    country,
    items: [],
    totals: { subtotal: total, discount: price(0), loyalty: price(0), shipping: price(0), ...untaxed, total },
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    coupons: [],
    points: 0,
    cartUpdatedAt: null,
    invoices: rows.map(({ invoice, order }) => ({
      id: invoice.id,
      number: invoice.number,
      total: dueOf(invoice, order),
    })),
  }
}

/** What there is to pay, by currency: of the invoices named in `ids`, separated by commas, or of all that are open. */
export async function readPayment(db: Db, user: User, ids = '') {
  const wanted = ids.split(',').filter(Boolean)
  const rows = wanted.length
    ? await findInvoices(db, wanted, user)
    : await selectBilled(db)
        .where(and(isOwnInvoice(user.id), isOpen))
        .orderBy(...newestFirst)
  const open = rows.filter(({ invoice }) => !invoice.paidAt)
  const currencies = [...new Set(open.map(({ order }) => order.currency))].toSorted()
  return {
    invoices: rows.map(({ invoice, order }) => toInvoice(invoice, order)),
    amounts: currencies.map((currency) =>
      priceOf(
        totalOf(open.filter(({ order }) => order.currency === currency)),
        currency,
        open.find(({ order }) => order.currency === currency)?.order.snapshot.country,
      ),
    ),
  }
}

/** A checkout that pays these invoices; one with the same id is answered as it is. Throws 409 where the sum is another. */
export async function payInvoices(services: Services, user: User, body: InvoicePaymentBody) {
  const { db } = services
  const [known] = await db.select().from(checkouts).where(eq(checkouts.id, body.checkoutId))
  if (known) return toOrder(await findCheckout(db, known.id, user))
  const rows = await findInvoices(db, body.invoiceIds, user)
  const currency = checkPayable(rows, body)
  refuseTransfer(body.paymentMethod)
  const snapshot = snapshotOf(rows, user, currency)
  const checkout = await keepCheckout(db, {
    id: body.checkoutId,
    userId: user.id,
    status: 'created',
    paymentMethod: body.paymentMethod,
    ...paidBy(providerFor(services, body.paymentMethod, currency), snapshot.country),
    currency,
    total: totalOf(rows),
    snapshot,
  })
  return toOrder(checkout)
}

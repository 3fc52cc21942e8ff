import { messages } from '@shop/contract/messages'
import { pointsWorth } from '@shop/contract/currencies'
import { currencyOf, priceOf } from '@shop/contract/money'
import type { DueOrder, pendingPaymentCalls } from '@shop/contract/pending-payment'
import { refusal } from '../../platform/input/refusal.ts'
import { toInvoice } from '../invoice/row.ts'
import { referenceOf } from '../payment/transfer-reference.ts'
import { wholeNumberIn } from '../../platform/values/typed-number.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { owedDueOf, findOwed, isOwedOpen, type Owed } from './find.ts'
import { payPending } from './pay.ts'
import { byCurrency, spendablePoints, totalOf } from './sum.ts'

function toDueOrder(owed: Owed): DueOrder {
  const { order, invoice } = owed
  const { number, checkoutId, placedAt, currency, snapshot } = order
  return {
    number,
    checkoutId,
    placedAt: placedAt.toISOString(),
    invoice: invoice && toInvoice(invoice, order),
    due: priceOf(owedDueOf(owed), currency, snapshot.country),
    reference: referenceOf(invoice?.number ?? number),
    isOpen: isOwedOpen(owed),
  }
}

/** The sum of what is of one currency, with these points off. */
function priceOfAll(owed: Owed[], user: User, points = 0) {
  const currency = owed[0]?.order.currency ?? currencyOf(user.countryCode)
  const country = owed[0]?.order.snapshot.country ?? user.countryCode
  return priceOf(totalOf(owed) - pointsWorth(points, currency), currency, country)
}

export function pendingPaymentHandlers(services: Services): Handlers<typeof pendingPaymentCalls> {
  const { db } = services
  return {
    getPendingPayment: async ({ query, user }) => {
      const points = wholeNumberIn(query.loyaltyPoints ?? '0')
      if (Number.isNaN(points)) throw refusal({ loyaltyPoints: messages.notANumber })
      const numbers = (query.orderIds ?? '').split(',').map((text) => text.trim())
      const owed = await findOwed(db, user, numbers.filter(Boolean))
      const [first, ...others] = byCurrency(owed.filter(isOwedOpen), user)
      const spendable = first ? await spendablePoints(db, user, first.owed) : 0
      return {
        amount: priceOfAll(first?.owed ?? [], user, Math.min(points, spendable)),
        loyaltyPoints: spendable,
        others: others.map((one) => priceOfAll(one.owed, user)),
        orders: owed.map(toDueOrder),
      }
    },

    payPending: ({ body, user }) => payPending(services, user, body),
  }
}

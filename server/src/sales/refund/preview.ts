import { readCode } from '@shop/contract/codes'
import type { RefundPreview } from '@shop/contract/desk-order'
import { Failure } from '@shop/contract/failure'
import { type Minor, priceOf } from '@shop/contract/money'
import type { RefundBody } from '@shop/contract/refund'
import type { Db } from '../../platform/db/open.ts'
import { chooseWhat, findRefundable, notesOf, planCredit } from './issue.ts'
import { checkRefundable, lockOrder } from './locked-order.ts'
import { wayOfPayment } from './sources.ts'
import { findPayment, planSurplus } from './surplus.ts'
import { planYear } from './year.ts'

type Plan = NonNullable<RefundPreview['plan']>

/** What a refund of an order would do, found out as the refund itself does. */
async function planOrder(tx: Db, id: string, body: RefundBody): Promise<Plan> {
  const locked = await lockOrder(tx, id)
  checkRefundable(locked)
  const { order } = locked
  const { currency, snapshot } = order
  const what = chooseWhat(order, await notesOf(tx, id), body)
  const { counts, ...plan } = await planCredit(tx, locked, { what, isUsedToo: body.isUsedToo ?? false })
  const price = (amount: Minor) => priceOf(amount, currency, snapshot.country)
  return {
    total: plan.totals.total,
    ways: plan.legs.map(({ way, amount }) => ({ way, amount: price(amount) })),
    points: plan.points,
    pointsTaken: await planYear(tx, order, counts),
    coupons: plan.isWhole ? snapshot.coupons : [],
    lines: [...counts].map(([itemId, quantity]) => ({ itemId, quantity })),
    voided: plan.takings.flatMap(({ kits }) => kits),
    isWhole: plan.isWhole,
  }
}

/** What a refund of a payment whose money paid nothing would do. */
async function planPayment(tx: Db, number: string): Promise<Plan> {
  const { payment, left, points } = await planSurplus(tx, await findPayment(tx, number))
  const amount = priceOf(left, payment.currency, payment.snapshot.country)
  return {
    total: amount,
    ways: [{ way: wayOfPayment(payment), amount }],
    points,
    pointsTaken: 0,
    coupons: [],
    lines: [],
    voided: [],
    isWhole: false,
  }
}

/** What a refund would send back, or why it is refused; nothing is done. Throws 404, and 428 for a line or a number. */
export async function previewRefund(db: Db, number: string, body: RefundBody): Promise<RefundPreview> {
  const payment = readCode(number, 'payment')
  const id = payment ? null : await findRefundable(db, number)
  try {
    const plan = await db.transaction((tx) => (id ? planOrder(tx, id, body) : planPayment(tx, payment ?? '')))
    return { refusal: null, plan }
  } catch (error) {
    if (error instanceof Failure && error.status === 409) return { refusal: error.message, plan: null }
    throw error
  }
}

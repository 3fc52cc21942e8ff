import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import { refundCalls } from '@shop/contract/refund'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { finishJobs } from '../../../test/lab.ts'
import { cancelOrder, filledCart, kit, openOrder } from '../../../test/refunds.ts'
import { readCheckout } from '../../sales/payment/steps.ts'
import { doChores } from '../../chores.ts'
import { sweepRefunds } from '../../sales/refund/send.ts'
import { refunds } from '../../schema/refund.ts'

const { shop, stripe, payPal, tellStripe, tellPayPal } = useProviderShop()

const minor = (amount: number) => Math.round(amount * 100)

/** Two kits that are paid, and the provider's id of the payment. */
async function paid(paymentMethod: 'C' | 'P') {
  const guest = australian(shop)
  const body = checkoutBody(await filledCart(guest, [[kit, 2]]), { paymentMethod })
  await guest.ask(checkoutCalls.createOrder, { body })
  const { clientSecret } = await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  if (paymentMethod === 'C') stripe.browser.pay(clientSecret)
  else payPal.approve(clientSecret)
  const order = await confirm(guest, body.checkoutId)
  const { paymentRef } = await readCheckout(shop.db, body.checkoutId)
  return { guest, order, checkoutId: body.checkoutId, paymentRef: paymentRef ?? '' }
}
async function refundLine(number: string, quantity?: number) {
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  const body = { refundId: randomUUID(), line: 1, quantity, isUsedToo: undefined, reason: 'Came broken' }
  return admin.ask(refundCalls.refundOrder, { params: { number }, body })
}
const refundsOf = (checkoutId: string) =>
  shop.db.select().from(refunds).where(eq(refunds.checkoutId, checkoutId)).orderBy(refunds.requestedAt)
/** What runs a minute later. */
const sweep = () => doChores(shop.services, { refunds: (services) => sweepRefunds(services, Date.now() + 120_000) })
const ofStripe = (paymentRef: string) =>
  [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === paymentRef)
const ofPayPal = (paymentRef: string) =>
  [...payPal.state.refunds.values()].filter(({ captureId }) => captureId === paymentRef)

test('Stripe: a refund whose answer is lost is made once, a day later too, when its key is forgotten', async () => {
  const { order, checkoutId, paymentRef } = await paid('C')
  stripe.refundState.lostAnswers = 1
  const { total } = await refundLine(order.number, 1)
  await expect(finishJobs(shop)).rejects.toThrow(/Lost/)
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'requested', reference: null }])
  stripe.refundState.forgetKeys()
  await sweep()
  const [made, ...more] = ofStripe(paymentRef)
  expect([made?.amount, more]).toEqual([minor(total.amount), []])
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'done', reference: made?.id }])
  await finishJobs(shop)
})

test('Stripe: what is under way stays requested until Stripe says that it is done, or that it failed', async () => {
  const { order, checkoutId, paymentRef } = await paid('C')
  stripe.refundState.becomes = 'pending'
  await refundLine(order.number)
  await finishJobs(shop)
  stripe.refundState.becomes = 'succeeded'
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'requested', reference: expect.any(String) as string }])
  const [made] = ofStripe(paymentRef)
  if (!made) throw new Error('No refund')
  made.status = 'succeeded'
  const charge = { id: 'ch_1', payment_intent: paymentRef, amount_refunded: made.amount }
  expect([await tellStripe('charge.refunded', charge), await tellStripe('charge.refunded', charge)]).toEqual([200, 200])
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'done' }])
  // Days later the bank finds that the card is no more.
  Object.assign(made, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
  await tellStripe('refund.failed', made)
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'failed', failure: 'lost_or_stolen_card', doneAt: null }])
})

test('Stripe: a refund in its dashboard is booked once, a part as a sum, the rest as the whole order', async () => {
  const { guest, order, checkoutId, paymentRef } = await paid('C')
  const total = minor(order.totals.total.amount)
  stripe.refund(paymentRef, 1000)
  const charge = { id: 'ch_2', payment_intent: paymentRef }
  await Promise.all([tellStripe('charge.refunded', charge), tellStripe('refund.created', charge)])
  expect(await openOrder(guest, checkoutId)).toMatchObject({
    status: 'paid',
    creditNotes: [{ lines: [], totals: { total: { amount: 10 } }, refunds: [{ state: 'done' }] }],
  })
  // Of what is left the desk refunds a kit, and the dashboard the rest.
  await refundLine(order.number, 1)
  await finishJobs(shop)
  const left = total - ofStripe(paymentRef).reduce((sum, { amount }) => sum + amount, 0)
  stripe.refund(paymentRef, left)
  await tellStripe('charge.refunded', charge)
  const { status, creditNotes } = await openOrder(guest, checkoutId)
  expect(status).toBe('refunded')
  expect(creditNotes.reduce((sum, { totals }) => sum + minor(totals.total.amount), 0)).toBe(total)
  await finishJobs(shop)
  expect(ofStripe(paymentRef)).toHaveLength(3)
})

test('Stripe: what it refuses is a refund that failed', async () => {
  const { order, checkoutId, paymentRef } = await paid('C')
  // We got no event.
  stripe.refund(paymentRef, minor(order.totals.total.amount))
  await refundLine(order.number)
  await finishJobs(shop)
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'failed', failure: 'charge_already_refunded' }])
})

test('PayPal: a cancelled order goes back once, in its capture’s currency, also when the answer is lost', async () => {
  const { guest, order, checkoutId, paymentRef } = await paid('P')
  payPal.state.lostRefunds = 1
  await cancelOrder(guest, order.checkoutId)
  await expect(finishJobs(shop)).rejects.toThrow(/answered 500/)
  await sweep()
  expect(ofPayPal(paymentRef)).toMatchObject([
    {
      amount: { currency_code: 'AUD', value: order.totals.total.amount.toFixed(2) },
      custom_id: expect.any(String) as string,
    },
  ])
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'done', way: 'paypal' }])
  const [made] = ofPayPal(paymentRef)
  if (!made) throw new Error('No refund')
  expect(await tellPayPal('PAYMENT.CAPTURE.REFUNDED', payPal.shown(made))).toBe(200)
  expect(await refundsOf(checkoutId)).toHaveLength(1)
  await finishJobs(shop)
})

test('PayPal: a refund that was made there is booked once, and one that PayPal does not vouch for is not', async () => {
  const { guest, order, checkoutId, paymentRef } = await paid('P')
  const made = payPal.refund(paymentRef, { currency_code: 'AUD', value: order.totals.total.amount.toFixed(2) })
  payPal.state.isForged = true
  expect(await tellPayPal('PAYMENT.CAPTURE.REFUNDED', payPal.shown(made))).toBe(400)
  payPal.state.isForged = false
  const event = () => tellPayPal('PAYMENT.CAPTURE.REFUNDED', payPal.shown(made))
  expect(await Promise.all([event(), event(), event()])).toEqual([200, 200, 200])
  expect(await openOrder(guest, checkoutId)).toMatchObject({
    status: 'refunded',
    creditNotes: [{ reason: 'Refunded at the payment provider', refunds: [{ way: 'paypal', state: 'done' }] }],
  })
  await finishJobs(shop)
})

test('PayPal: a refund that comes without a state waits for one, and is booked once', async () => {
  const { order, checkoutId, paymentRef } = await paid('P')
  const made = payPal.refund(paymentRef, { currency_code: 'AUD', value: order.totals.total.amount.toFixed(2) })
  expect(await tellPayPal('PAYMENT.CAPTURE.REFUNDED', { ...payPal.shown(made), status: null })).toBe(200)
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'requested' }])
  expect(await tellPayPal('PAYMENT.CAPTURE.REFUNDED', payPal.shown(made))).toBe(200)
  expect(await refundsOf(checkoutId)).toMatchObject([{ state: 'done' }])
  await finishJobs(shop)
})

test('after all that, the books agree', async () => {
  expect(await disagreementsIn(shop)).toEqual([])
})

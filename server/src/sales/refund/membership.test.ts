import { checkoutCalls } from '@shop/contract/checkout'
import { membershipCalls } from '@shop/contract/membership'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { finishJobs } from '../../../test/lab.ts'
import { letDaysPass, membershipBody } from '../../../test/members.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { openOrder } from '../../../test/refunds.ts'
import { memberships } from '../../schema/member.ts'
import { sweepMemberships } from '../membership/sweep.ts'
import { readCheckout } from '../payment/steps.ts'
import { sweepRefunds } from './send.ts'

const { shop, stripe, payPal, tellStripe, tellPayPal } = useProviderShop(withDesk)

const read = async (browser: Browser) => (await browser.ask(membershipCalls.getMembership)).membership
const refund = (number: string) => desk(shop, 'refund', number, '--reason', 'Withdrawn within fourteen days')
const endedMails = (email: string) =>
  shop.mails.filter(({ to, subject }) => to === email && subject === 'Your membership has ended')

/** A member who pays by card, or by PayPal. */
async function member(paymentMethod: 'C' | 'P') {
  const browser = australian(shop)
  const { id: userId, email } = await signIn(shop, browser)
  const body = await membershipBody(browser, { paymentMethod })
  await browser.ask(checkoutCalls.createOrder, { body })
  const { clientSecret } = await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  if (paymentMethod === 'C') stripe.browser.pay(clientSecret)
  else payPal.subscription.approve(clientSecret)
  const order = await confirm(browser, body.checkoutId)
  expect(order.status).toBe('paid')
  const { paymentRef } = await readCheckout(shop.db, body.checkoutId)
  const [row] = await shop.db.select().from(memberships).where(eq(memberships.userId, userId))
  return { browser, email, order, paymentRef: paymentRef ?? '', mandate: row?.mandate ?? '' }
}

/** Its year went back: the membership is over for its member, in the books, and with the provider. */
async function expectOver({ browser, email, order }: Awaited<ReturnType<typeof member>>) {
  expect(await read(browser)).toMatchObject({ state: 'ended', ending: 'refunded', nextChargeAt: null })
  expect(endedMails(email)).toHaveLength(1)
  expect((await browser.ask(loyaltyCalls.getLoyaltyPoints)).balance).toBe(0)
  expect(await openOrder(browser, order.checkoutId)).toMatchObject({
    status: 'refunded',
    creditNotes: [{ refunds: [{ amount: order.totals.total, state: 'done' }] }],
  })
  expect(await disagreementsIn(shop)).toEqual([])
  await letDaysPass(shop, 400)
  await sweepMemberships(shop.services)
  expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(1)
}

test('Stripe: the refund of a year ends its membership, by a mail, and its card is forgotten', async () => {
  const joined = await member('C')
  expect(await refund(joined.order.number)).toMatchObject({ code: 0 })
  await finishJobs(shop)
  expect([...stripe.refunds.values()].filter((one) => one.payment_intent === joined.paymentRef)).toHaveLength(1)
  expect(stripe.cards.get(joined.mandate)?.customer).toBeNull()
  await expectOver(joined)
})

test('PayPal: what a subscription took is a sale: it goes back once, though the answer is lost, and PayPal charges no more', async () => {
  const joined = await member('P')
  await refund(joined.order.number)
  payPal.sale.state.lostAnswers = 1
  await expect(sweepRefunds(shop.services, Date.now() + 120_000)).rejects.toThrow('1 of ')
  expect(payPal.sale.state.lostAnswers).toBe(0)
  await finishJobs(shop)
  const { amount, currency } = joined.order.totals.total
  const [made, ...more] = payPal.sale.of(joined.paymentRef)
  expect([made, more]).toMatchObject([{ state: 'completed', amount: { total: amount.toFixed(2), currency } }, []])
  // Its own event, which may be the first to come, changes nothing.
  for (let times = 0; times < 2; times++) expect(await tellPayPal('PAYMENT.SALE.REFUNDED', made ?? {})).toBe(200)
  expect(payPal.subscription.of(joined.mandate).status).toBe('CANCELLED')
  await tellPayPal('BILLING.SUBSCRIPTION.CANCELLED', { id: joined.mandate })
  await expectOver(joined)
})

test('the refund of a year that is over ends nothing: the year after it is paid', async () => {
  const { browser, order, mandate } = await member('P')
  await letDaysPass(shop, 366)
  const { id } = payPal.subscription.takeYear(mandate)
  await tellPayPal('PAYMENT.SALE.COMPLETED', { id, billing_agreement_id: mandate })
  await refund(order.number)
  await finishJobs(shop)
  expect(await read(browser)).toMatchObject({ state: 'active' })
  const [last] = (await browser.ask(orderCalls.listOrderHistory)).results
  await refund(last?.number ?? '')
  await finishJobs(shop)
  expect(await read(browser)).toMatchObject({ state: 'ended', ending: 'refunded' })
  expect(payPal.sale.of(id)).toHaveLength(1)
  // PayPal lists each year under the id that the subscription was made with.
  expect(await disagreementsIn(shop)).toEqual([])
})

test('PayPal: what it refuses to send back is listed for the desk; what waits is done when PayPal says so', async () => {
  const refused = await member('P')
  // Somebody was faster at PayPal's desk, and its event is lost.
  payPal.sale.refund(refused.paymentRef)
  await refund(refused.order.number)
  await finishJobs(shop)
  expect((await desk(shop, 'refunds', 'list', '--state', 'failed')).output).toContain('TRANSACTION_ALREADY_REFUNDED')

  const waiting = await member('P')
  payPal.sale.state.becomes = 'pending'
  await refund(waiting.order.number)
  await finishJobs(shop)
  payPal.sale.state.becomes = 'completed'
  const noted = async () => (await openOrder(waiting.browser, waiting.order.checkoutId)).creditNotes[0]?.refunds
  expect(await noted()).toMatchObject([{ state: 'requested' }])
  const [made] = payPal.sale.of(waiting.paymentRef)
  await tellPayPal('PAYMENT.SALE.REFUNDED', { ...made, state: 'completed' })
  expect(await noted()).toMatchObject([{ state: 'done' }])
})

test('a part that goes back at the provider’s own desk ends nothing; the rest of it does', async () => {
  const byPayPal = await member('P')
  const { currency } = byPayPal.order.totals.total
  const part = payPal.sale.refund(byPayPal.paymentRef, { currency, total: '9.00' })
  await tellPayPal('PAYMENT.SALE.REFUNDED', part)
  expect(await read(byPayPal.browser)).toMatchObject({ state: 'active' })
  const rest = (byPayPal.order.totals.total.amount - 9).toFixed(2)
  await tellPayPal('PAYMENT.SALE.REFUNDED', payPal.sale.refund(byPayPal.paymentRef, { currency, total: rest }))
  expect(await read(byPayPal.browser)).toMatchObject({ state: 'ended', ending: 'refunded' })

  const byCard = await member('C')
  const tell = async (minor: number) =>
    tellStripe('charge.refunded', {
      payment_intent: stripe.refund(byCard.paymentRef, minor).payment_intent,
    })
  await tell(900)
  expect(await read(byCard.browser)).toMatchObject({ state: 'active' })
  await tell(Math.round(byCard.order.totals.total.amount * 100) - 900)
  expect(await read(byCard.browser)).toMatchObject({ state: 'ended', ending: 'refunded' })
  await finishJobs(shop)
  expect(payPal.subscription.of(byPayPal.mandate).status).toBe('CANCELLED')
})

import { checkoutCalls } from '@shop/contract/checkout'
import { membershipCalls } from '@shop/contract/membership'
import { orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, confirm, signIn } from '../../../test/buyer.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { letDaysPass, membershipBody } from '../../../test/members.ts'
import { memberships } from '../../schema/member.ts'
import { doChores } from '../../chores.ts'
import { sweepMemberships } from './sweep.ts'

const { shop, stripe, payPal, tellStripe, tellPayPal } = useProviderShop()

const sweep = async () => {
  await doChores(shop.services, { memberships: (services) => sweepMemberships(services) })
  await shop.jobs.flush(shop.services)
}
const read = async (browser: Browser) => (await browser.ask(membershipCalls.getMembership)).membership
const ordersOf = async (browser: Browser) => (await browser.ask(orderCalls.listOrderHistory)).count
const rowOf = async (userId: string) =>
  (await shop.db.select().from(memberships).where(eq(memberships.userId, userId)))[0]

async function begin(paymentMethod: 'C' | 'P') {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const body = await membershipBody(browser, { paymentMethod })
  await browser.ask(checkoutCalls.createOrder, { body })
  const { checkoutId } = body
  const { clientSecret } = await browser.ask(checkoutCalls.startPayment, { body: { checkoutId } })
  return { browser, user, checkoutId, clientSecret }
}

/** PayPal took a year's money, and sends the event. */
const sale = (subscription: string | null) => {
  const { id } = payPal.subscription.takeYear(subscription)
  return tellPayPal('PAYMENT.SALE.COMPLETED', { id, billing_agreement_id: subscription })
}

test('Stripe: the card is stored, charged a year later without its buyer, and paid by hand with another when it fails', async () => {
  const { browser, user, checkoutId, clientSecret } = await begin('C')
  stripe.browser.pay(clientSecret)
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
  const first = (await rowOf(user.id))?.mandate ?? ''
  expect(stripe.cards.get(first)?.customer).toMatch(/^cus_/)

  await letDaysPass(shop, 366)
  await sweep()
  await sweep()
  expect(await read(browser)).toMatchObject({ state: 'active' })
  expect(await ordersOf(browser)).toBe(2)
  expect((await rowOf(user.id))?.mandate).toBe(first)

  stripe.refused.add(first)
  await letDaysPass(shop, 366)
  await sweep()
  expect(await read(browser)).toMatchObject({ state: 'past_due' })
  const year = await browser.ask(membershipCalls.payMembership, { body: {} })
  const byHand = await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: year.checkoutId } })
  stripe.browser.pay(byHand.clientSecret)
  expect(await confirm(browser, year.checkoutId)).toMatchObject({ status: 'paid' })
  await shop.jobs.flush(shop.services)
  const second = (await rowOf(user.id))?.mandate ?? ''
  expect(second).not.toBe(first)
  expect([stripe.cards.get(first)?.customer, stripe.cards.get(second)?.customer]).toEqual([
    null,
    expect.stringMatching(/^cus_/),
  ])
  await letDaysPass(shop, 366)
  await sweep()
  expect(await ordersOf(browser)).toBe(4)
  expect(await disagreementsIn(shop)).toEqual([])
  expect([...stripe.intents.values()].filter(({ status }) => status === 'succeeded')).toHaveLength(4)
})

test('Stripe: a webhook alone makes the membership, with its card', async () => {
  const { browser, user, clientSecret } = await begin('C')
  const intent = stripe.browser.pay(clientSecret)
  for (let times = 0; times < 2; times++) expect(await tellStripe('payment_intent.succeeded', intent)).toBe(200)
  expect(await read(browser)).toMatchObject({ state: 'active' })
  expect((await rowOf(user.id))?.mandate).toMatch(/^pm_/)
})

test('PayPal: approved, begun by us, charged by PayPal each year, cancelled and resumed', async () => {
  const { browser, user, checkoutId, clientSecret: id } = await begin('P')
  expect((await confirm(browser, checkoutId, 'subscribed')).status).toBe('paying')
  payPal.subscription.approve(id)
  expect(await confirm(browser, checkoutId, 'subscribed')).toMatchObject({ status: 'paid' })
  expect(payPal.subscription.of(id).status).toBe('ACTIVE')
  expect((await rowOf(user.id))?.mandate).toBe(id)
  // Its event about the first year changes nothing.
  await tellPayPal('BILLING.SUBSCRIPTION.ACTIVATED', { id })
  expect(await ordersOf(browser)).toBe(1)

  await letDaysPass(shop, 364)
  expect(await sale(id)).toBe(200)
  expect(await ordersOf(browser)).toBe(2)
  await sweep()
  expect(await ordersOf(browser)).toBe(2)

  await browser.ask(membershipCalls.cancelMembership, { body: {} })
  expect(payPal.subscription.of(id).status).toBe('SUSPENDED')
  await browser.ask(membershipCalls.resumeMembership, { body: {} })
  expect(payPal.subscription.of(id).status).toBe('ACTIVE')
  await browser.ask(membershipCalls.cancelMembership, { body: {} })
  await letDaysPass(shop, 367)
  await sweep()
  expect(await read(browser)).toMatchObject({ state: 'ended' })
  expect(payPal.subscription.of(id).status).toBe('CANCELLED')
  expect(await disagreementsIn(shop)).toEqual([])
})

test('PayPal: a lost webhook is found by the sweep, and nothing is booked before the money is there', async () => {
  const { browser, checkoutId, clientSecret: id } = await begin('P')
  payPal.subscription.approve(id)
  await confirm(browser, checkoutId, 'subscribed')
  await letDaysPass(shop, 366)
  await sweep()
  expect(await ordersOf(browser)).toBe(1)
  expect(await read(browser)).toMatchObject({ state: 'active' })
  payPal.subscription.takeYear(id)
  await letDaysPass(shop, 1)
  await sweep()
  expect(await ordersOf(browser)).toBe(2)
})

test('PayPal: a failed year is mailed, paid by card instead, and PayPal charges no more', async () => {
  const { browser, user, checkoutId, clientSecret: id } = await begin('P')
  payPal.subscription.approve(id)
  await confirm(browser, checkoutId, 'subscribed')
  await letDaysPass(shop, 366)
  payPal.subscription.failYear(id)
  for (let times = 0; times < 2; times++) await tellPayPal('BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id })
  await shop.jobs.flush(shop.services)
  expect(await read(browser)).toMatchObject({ state: 'past_due' })
  expect(
    shop.mails.filter(
      ({ to, subject }) => to === user.email && subject === 'The payment of your membership did not go through',
    ),
  ).toHaveLength(1)
  const year = await browser.ask(membershipCalls.payMembership, { body: {} })
  expect(payPal.subscription.of(id).status).toBe('SUSPENDED')
  const start = { checkoutId: year.checkoutId, paymentMethod: 'C' as const }
  stripe.browser.pay((await browser.ask(checkoutCalls.startPayment, { body: start })).clientSecret)
  expect(await confirm(browser, year.checkoutId)).toMatchObject({ status: 'paid' })
  await shop.jobs.flush(shop.services)
  expect(payPal.subscription.of(id).status).toBe('CANCELLED')
  expect(await rowOf(user.id)).toMatchObject({ provider: 'stripe', failures: 0 })
  expect(await disagreementsIn(shop)).toEqual([])
})

test('PayPal: cancelled there, it ends with what is paid and cannot be resumed', async () => {
  const { browser, checkoutId, clientSecret: id } = await begin('P')
  payPal.subscription.approve(id)
  await confirm(browser, checkoutId, 'subscribed')
  payPal.subscription.of(id).status = 'CANCELLED'
  await tellPayPal('BILLING.SUBSCRIPTION.CANCELLED', { id })
  expect(await read(browser)).toMatchObject({ state: 'cancelled', mayResume: false })
  await expect(browser.ask(membershipCalls.resumeMembership, { body: {} })).rejects.toMatchObject({ status: 409 })
})

test('PayPal: a subscription that nobody approved is closed, and approved too late takes nothing', async () => {
  const { browser, checkoutId, clientSecret: id } = await begin('P')
  const { body } = { body: await membershipBody(browser, { paymentMethod: 'C' }) }
  await browser.ask(checkoutCalls.createOrder, { body })
  // Another window pays by card: the first one's payment gives way.
  const byCard = await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  payPal.subscription.approve(id)
  await tellPayPal('BILLING.SUBSCRIPTION.UPDATED', { id })
  expect((await confirm(browser, checkoutId, 'subscribed').catch(() => null))?.status).not.toBe('paid')
  expect(payPal.subscription.of(id).transactions).toEqual([])
  stripe.browser.pay(byCard.clientSecret)
  expect(await confirm(browser, body.checkoutId)).toMatchObject({ status: 'paid' })
})

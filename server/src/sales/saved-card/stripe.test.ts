import { checkoutCalls } from '@shop/contract/checkout'
import { membershipCalls } from '@shop/contract/membership'
import { savedCardCalls } from '@shop/contract/saved-card'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { letDaysPass, membershipBody } from '../../../test/members.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { memberships } from '../../schema/member.ts'
import { doChores } from '../../chores.ts'
import { sweepMemberships } from '../membership/sweep.ts'
import { hashPassword } from '../../people/user/password.ts'
import { paymentCustomers } from '../../schema/saved-card.ts'

const { shop, stripe } = useProviderShop(withDesk)

const cardsOf = async (browser: Browser) => (await browser.ask(savedCardCalls.listSavedCards)).results
const remove = (browser: Browser, id: string) => browser.ask(savedCardCalls.removeSavedCard, { params: { id } })
const customerOf = async (userId: string) =>
  (await shop.db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId)))[0]?.reference ?? ''

/** At the open form of an order: the secret of the session that it was shown with. */
async function atForm(browser: Browser, body?: ReturnType<typeof checkoutBody>) {
  const made = body ?? checkoutBody(await fillCart(shop, browser))
  const { checkoutId } = made
  await browser.ask(checkoutCalls.createOrder, { body: made })
  const form = await browser.ask(checkoutCalls.preparePayment, { body: { checkoutId, paymentMethod: 'C' } })
  return { checkoutId, session: form.cardSession ?? undefined }
}
const start = async (browser: Browser, checkoutId: string) =>
  (await browser.ask(checkoutCalls.startPayment, { body: { checkoutId } })).clientSecret

async function someone(more: Parameters<typeof signIn>[3] = {}) {
  const browser = australian(shop)
  return { browser, user: await signIn(shop, browser, 'breeder', more) }
}
/** Somebody who ticked the box at their last payment. */
async function saver(number?: string) {
  const { browser, user } = await someone()
  const { checkoutId, session } = await atForm(browser)
  const secret = await start(browser, checkoutId)
  stripe.browser.pay(secret, number, { session, isSaved: true })
  if (number) stripe.browser.authenticate(secret, true)
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
  const [card] = await cardsOf(browser)
  if (!card) throw new Error('No card was saved')
  return { browser, user, card }
}
async function join(browser: Browser, savedCard?: string) {
  const { checkoutId, session = '' } = await atForm(browser, await membershipBody(browser))
  const secret = await start(browser, checkoutId)
  if (savedCard) stripe.browser.payWithSaved(secret, savedCard, session)
  else stripe.browser.pay(secret, undefined, { session })
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
}
const mandateOf = async (userId: string) =>
  (await shop.db.select().from(memberships).where(eq(memberships.userId, userId)))[0]?.mandate ?? ''

test('one customer for a user, for saved cards and for a membership; two windows make one; a guest is none', async () => {
  const { browser, user } = await someone()
  const [one, two] = await Promise.all([atForm(browser), atForm(browser)])
  expect([one.session, two.session]).toEqual([expect.stringMatching(/^cuss_/), expect.stringMatching(/^cuss_/)])
  const customer = await customerOf(user.id)
  expect(stripe.customers.get(customer)).toEqual({ account: 'sk_test_1', userId: user.id })
  await join(browser)
  expect(stripe.cards.get(await mandateOf(user.id))?.customer).toBe(customer)
  expect([...stripe.customers.values()].filter(({ userId }) => userId === user.id)).toHaveLength(1)
  // Stored for the membership, it is not one that its owner wanted to see again.
  expect(await cardsOf(browser)).toEqual([])

  const guest = australian(shop)
  const asGuest = await atForm(guest)
  expect(asGuest.session).toBeUndefined()
  const secret = await start(guest, asGuest.checkoutId)
  expect([...stripe.intents.values()].find(({ client_secret }) => client_secret === secret)?.customer).toBeNull()
})

test('a saved card is listed by brand, last digits and expiry, pays again, and is removed at Stripe', async () => {
  const { browser, user, card } = await saver()
  expect(card).toEqual({
    id: card.id,
    brand: 'Visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2030,
    isExpired: false,
    paysMembership: false,
  })
  const { checkoutId, session = '' } = await atForm(browser)
  stripe.browser.payWithSaved(await start(browser, checkoutId), card.id, session)
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })

  const old = stripe.saveCard(await customerOf(user.id), { number: '5555555555554444', exp_month: 1, exp_year: 2020 })
  expect(await cardsOf(browser)).toMatchObject([
    { id: card.id },
    { id: old, brand: 'Mastercard', lastFour: '4444', isExpired: true },
  ])
  const { browser: other } = await someone()
  await atForm(other)
  await expect(remove(other, card.id)).rejects.toMatchObject({ status: 404 })
  expect((await remove(browser, card.id)).results).toMatchObject([{ id: old }])
  expect(stripe.cards.get(card.id)?.customer).toBeNull()
})

test('a saved card that expired, is declined, or was removed in another tab, pays nothing; another card does', async () => {
  const { browser, user, card } = await saver()
  const { checkoutId, session = '' } = await atForm(browser)
  const old = stripe.saveCard(await customerOf(user.id), { exp_month: 1, exp_year: 2020 })
  const pay = async (id: string) => stripe.browser.payWithSaved(await start(browser, checkoutId), id, session)
  await pay(old)
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'failed', paymentError: 'expired_card' })
  stripe.refused.add(card.id)
  await pay(card.id)
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'failed', paymentError: 'card_declined' })
  await remove(browser, card.id)
  await expect(pay(card.id)).rejects.toThrow('payment_method_invalid_parameter')
  stripe.browser.pay(await start(browser, checkoutId), undefined, { session })
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
})

test('the bank authenticates the payer with a saved card: it pays once that is answered', async () => {
  const { browser, card } = await saver('4000002760003184')
  const { checkoutId, session = '' } = await atForm(browser)
  const secret = await start(browser, checkoutId)
  stripe.browser.payWithSaved(secret, card.id, session)
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paying' })
  stripe.browser.authenticate(secret, true)
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
  expect(await cardsOf(browser)).toHaveLength(1)
})

test('a saved card that pays a membership stays until that ends, and outlives it', async () => {
  const { browser, user, card } = await saver()
  await join(browser, card.id)
  expect(await mandateOf(user.id)).toBe(card.id)
  expect(await cardsOf(browser)).toMatchObject([{ id: card.id, paysMembership: true }])
  await expect(remove(browser, card.id)).rejects.toMatchObject({ status: 409 })
  await letDaysPass(shop, 366)
  await doChores(shop.services, { memberships: (services) => sweepMemberships(services) })
  expect((await browser.ask(membershipCalls.getMembership)).membership).toMatchObject({ state: 'active' })
  await desk(shop, 'memberships', 'end', user.email, '--reason', 'Withdrawn')
  await shop.jobs.flush(shop.services)
  expect(await cardsOf(browser)).toMatchObject([{ id: card.id, paysMembership: false }])

  // One that was stored for a membership alone goes with it.
  const { browser: other, user: member } = await someone()
  await join(other)
  const kept = await mandateOf(member.id)
  await desk(shop, 'memberships', 'end', member.email, '--reason', 'Withdrawn')
  await shop.jobs.flush(shop.services)
  expect(stripe.cards.get(kept)?.customer).toBeNull()
})

test('the keys are of another account by now: nobody is known there, the form shows, and a membership is paid by hand', async () => {
  const { browser, user } = await saver()
  await join(browser)
  const before = await customerOf(user.id)
  stripe.customers.clear()
  stripe.cards.clear()
  expect(await cardsOf(browser)).toEqual([])
  const { checkoutId, session } = await atForm(browser)
  expect(session).toMatch(/^cuss_/)
  expect(await customerOf(user.id)).not.toBe(before)
  stripe.browser.pay(await start(browser, checkoutId), undefined, { session, isSaved: true })
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
  expect(await cardsOf(browser)).toHaveLength(1)

  await letDaysPass(shop, 366)
  await doChores(shop.services, { memberships: (services) => sweepMemberships(services) })
  expect((await browser.ask(membershipCalls.getMembership)).membership).toMatchObject({ state: 'past_due' })
  const year = await browser.ask(membershipCalls.payMembership, { body: {} })
  const form = await browser.ask(checkoutCalls.preparePayment, { body: { checkoutId: year.checkoutId } })
  stripe.browser.pay(await start(browser, year.checkoutId), undefined, { session: form.cardSession ?? undefined })
  expect(await confirm(browser, year.checkoutId)).toMatchObject({ status: 'paid' })
})

test('Stripe cannot be reached for the cards: one can still be typed', async () => {
  const { browser } = await someone()
  const { checkoutId } = await atForm(browser)
  const { cards } = shop.services.payments.forMethod('C', 'AUD', 'AU') ?? {}
  if (!cards) throw new Error('Stripe keeps cards')
  const { openSession } = cards
  cards.openSession = async () => {
    throw new Error('No answer')
  }
  const form = await browser.ask(checkoutCalls.preparePayment, { body: { checkoutId } })
  cards.openSession = openSession
  expect(form).toMatchObject({ provider: 'stripe', cardSession: null })
  stripe.browser.pay(await start(browser, checkoutId))
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
})

test('with the account its customer goes, and every card is detached', async () => {
  const password = 'a sentence of my own'
  const { browser, user } = await someone({ passwordHash: await hashPassword(password) })
  await join(browser)
  const customer = await customerOf(user.id)
  const cards = [await mandateOf(user.id), stripe.saveCard(customer)]
  await browser.ask(userCalls.deleteUser, { body: { password } })
  expect(await shop.db.$count(paymentCustomers, eq(paymentCustomers.userId, user.id))).toBe(0)
  await shop.jobs.flush(shop.services)
  expect(stripe.customers.has(customer)).toBe(false)
  expect(cards.map((id) => stripe.cards.get(id)?.customer)).toEqual([null, null])
})

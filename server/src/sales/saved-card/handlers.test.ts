import { checkoutCalls } from '@shop/contract/checkout'
import { membershipCalls } from '@shop/contract/membership'
import { savedCardCalls } from '@shop/contract/saved-card'
import { sandboxTokens } from '@shop/contract/sandbox'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { membershipBody } from '../../../test/members.ts'
import { useShop } from '../../../test/shop.ts'
import { sandboxSavedCards } from '../../schema/payment-provider.ts'
import { paymentCustomers } from '../../schema/saved-card.ts'

const shop = useShop()
const until = { expiryMonth: 12, expiryYear: 2030 }

/** An order whose payment has begun. */
async function begin(browser: Browser, body?: ReturnType<typeof checkoutBody>) {
  const made = body ?? checkoutBody(await fillCart(shop, browser))
  const { checkoutId } = made
  await browser.ask(checkoutCalls.createOrder, { body: made })
  await browser.ask(checkoutCalls.startPayment, { body: { checkoutId } })
  return checkoutId
}
const confirmWith = (browser: Browser, checkoutId: string, token: string, saved?: typeof until) =>
  browser.ask(checkoutCalls.confirmPayment, { params: { checkoutId }, body: { token, saved } })
const pay = async (browser: Browser, token: string, saved?: typeof until) =>
  confirmWith(browser, await begin(browser), token, saved)
const cardsOf = async (browser: Browser) => (await browser.ask(savedCardCalls.listSavedCards)).results
const remove = (browser: Browser, id: string) => browser.ask(savedCardCalls.removeSavedCard, { params: { id } })

async function someone() {
  const browser = australian(shop)
  return { browser, user: await signIn(shop, browser) }
}
/** Somebody with one saved card. */
async function saver(token = 'tok_visa', saved = until) {
  const { browser, user } = await someone()
  await pay(browser, token, saved)
  const [card] = await cardsOf(browser)
  if (!card) throw new Error('No card was saved')
  return { browser, user, card }
}

test('a card is stored for whoever wants it, once; it pays again, and is removed', async () => {
  const { browser } = await someone()
  await pay(browser, 'tok_mastercard')
  expect(await cardsOf(browser)).toEqual([])
  for (let times = 0; times < 2; times++) await pay(browser, 'tok_visa', until)
  const [card, ...others] = await cardsOf(browser)
  expect(others).toEqual([])
  expect(card).toEqual({
    id: expect.any(String),
    brand: 'Visa',
    lastFour: '4242',
    ...until,
    isExpired: false,
    paysMembership: false,
  })
  expect((await pay(browser, card?.id ?? '')).status).toBe('paid')
  // Nothing of a number is stored.
  expect(JSON.stringify(await shop.db.select().from(sandboxSavedCards))).not.toContain('4242')

  const { browser: other } = await someone()
  await expect(remove(other, card?.id ?? '')).rejects.toMatchObject({ status: 404 })
  expect(await pay(other, card?.id ?? '')).toMatchObject({ status: 'failed', paymentError: 'card_removed' })
  expect((await remove(browser, card?.id ?? '')).results).toEqual([])
  await expect(remove(browser, card?.id ?? '')).rejects.toMatchObject({ status: 404 })
})

test('removed in another tab while the form is open, it pays nothing, and another card pays the same order', async () => {
  const { browser, card } = await saver()
  const checkoutId = await begin(browser)
  await remove(browser, card.id)
  expect(await confirmWith(browser, checkoutId, card.id)).toMatchObject({
    status: 'failed',
    paymentError: 'card_removed',
  })
  expect(await confirm(browser, checkoutId)).toMatchObject({ status: 'paid' })
})

test('one that has expired is marked, and pays nothing; nor does one that its bank declines later', async () => {
  const old = await saver('tok_visa', { expiryMonth: 1, expiryYear: 2020 })
  expect(old.card.isExpired).toBe(true)
  expect(await pay(old.browser, old.card.id)).toMatchObject({ status: 'failed', paymentError: 'expired_card' })
  const declined = await saver('tok_chargeCustomerFail')
  expect(await pay(declined.browser, declined.card.id)).toMatchObject({
    status: 'failed',
    paymentError: 'card_declined',
  })
})

test('the bank authenticates the payer before a card is stored, and each time it pays', async () => {
  const { browser } = await someone()
  const refused = await begin(browser)
  await confirmWith(browser, refused, 'tok_authenticationRequired', until)
  await confirmWith(browser, refused, sandboxTokens.bankRefuses)
  expect(await cardsOf(browser)).toEqual([])
  await confirmWith(browser, refused, 'tok_authenticationRequired', until)
  expect(await confirmWith(browser, refused, sandboxTokens.bankAccepts)).toMatchObject({ status: 'paid' })
  const [card] = await cardsOf(browser)
  const again = await begin(browser)
  expect(await confirmWith(browser, again, card?.id ?? '')).toMatchObject({ status: 'paying' })
  expect(await confirmWith(browser, again, sandboxTokens.bankAccepts)).toMatchObject({ status: 'paid' })
})

test('neither a guest’s card nor one that was declined is stored', async () => {
  const guest = australian(shop)
  const before = await shop.db.$count(sandboxSavedCards)
  expect((await pay(guest, 'tok_visa', until)).status).toBe('paid')
  const { browser } = await someone()
  await pay(browser, 'tok_chargeDeclined', until)
  expect(await shop.db.$count(sandboxSavedCards)).toBe(before)
  await expect(cardsOf(guest)).rejects.toMatchObject({ status: 401 })
})

test('the card that pays a membership stays; cancelled, it can be removed, and the membership not resumed', async () => {
  const { browser, card } = await saver()
  const checkoutId = await begin(browser, await membershipBody(browser))
  expect(await confirmWith(browser, checkoutId, card.id)).toMatchObject({ status: 'paid' })
  expect(await cardsOf(browser)).toMatchObject([{ id: card.id, paysMembership: true }])
  await expect(remove(browser, card.id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^This card pays the next year/) as string,
  })
  const cancelled = await browser.ask(membershipCalls.cancelMembership, { body: {} })
  expect(cancelled.membership).toMatchObject({ mayResume: true })
  expect(await cardsOf(browser)).toMatchObject([{ paysMembership: false }])
  expect((await remove(browser, card.id)).results).toEqual([])
  expect((await browser.ask(membershipCalls.getMembership)).membership).toMatchObject({
    state: 'cancelled',
    mayResume: false,
  })
})

test('an export says with whom cards are saved', async () => {
  const { browser, user } = await saver()
  expect(await browser.ask(userCalls.exportUser)).toMatchObject({
    savedCardsWith: [{ provider: 'sandbox', account: 'live_international', customer: `cus_${user.id}` }],
  })
  expect(await shop.db.$count(paymentCustomers, eq(paymentCustomers.userId, user.id))).toBe(1)
})

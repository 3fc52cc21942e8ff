import { randomUUID } from 'node:crypto'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { newsletterCalls } from '@shop/contract/newsletter'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { newsletterConsents } from '../../schema/newsletter.ts'
import { withdrawTokenOf } from './withdraw-token.ts'
import { grantNewsletterPoints } from './handlers.ts'

const thanks = 'Thank you. Ten dollars of points are yours as soon as this address has an account.'

const shop = useShop({ TRUST_PROXY: '1' })
beforeEach(() => void (shop.jobs.sent.length = 0))

const someone = () => `${randomUUID()}@example.org`
/** From an address of one's own, for callers are counted. */
const caller = () => shop.visitor({ 'x-forwarded-for': randomUUID() })
const signUp = (email: string, browser = caller()) =>
  browser.ask(newsletterCalls.signUpToNewsletter, { body: { email, countryCode: 'AU' } })
const withdraw = (token: string) => caller().ask(newsletterCalls.withdrawNewsletter, { body: { token } })
const tokenOf = (email: string) => withdrawTokenOf(shop.services.secrets, email)
const consentOf = async (email: string) =>
  (await shop.db.select().from(newsletterConsents).where(eq(newsletterConsents.email, email)))[0]
const balance = async (browser: Browser) => (await browser.ask(loyaltyCalls.getLoyaltyPoints)).balance

describe('signing up', () => {
  test('stores the consent with its time, and welcomes once, by a mail that can be stopped', async () => {
    const email = someone()
    const before = Date.now()
    expect(await signUp(email.toUpperCase())).toEqual({ message: thanks })
    const consent = await consentOf(email)
    expect(consent).toMatchObject({ source: 'pop-up', countryCode: 'AU', withdrawnAt: null })
    expect(consent?.consentedAt.getTime()).toBeGreaterThanOrEqual(before)
    expect(await signUp(email)).toEqual({ message: thanks })
    expect((await consentOf(email))?.consentedAt).toEqual(consent?.consentedAt)
    expect(shop.jobs.sent).toMatchObject([{ name: 'notice', data: { kind: 'newsletter-welcome' } }])
    await shop.jobs.flush(shop.services)
    const mail = shop.mails.at(-1)
    expect(mail?.to).toBe(email)
    const [, token = ''] = mail?.text.match(/token=([\w-]+)/) ?? []
    await withdraw(token)
    expect((await consentOf(email))?.withdrawnAt).toBeInstanceOf(Date)
  })

  test('is answered the same whether or not the address is known, and gives a known one its points at once', async () => {
    const browser = shop.visitor()
    const user = await signIn(shop, browser)
    expect(await signUp(user.email)).toEqual(await signUp(someone()))
    expect(await balance(browser)).toBe(1000)
    await signUp(user.email)
    expect(await balance(browser)).toBe(1000)
  })

  test('gives the points when the address gets its account, once, and to nobody who was not promised any', async () => {
    const email = someone()
    await signUp(email)
    const browser = shop.visitor()
    const user = await signIn(shop, browser, 'breeder', { email })
    for (let time = 0; time < 2; time++) await grantNewsletterPoints(shop.db, { userId: user.id, email })
    expect(await balance(browser)).toBe(1000)
    const stranger = shop.visitor()
    const other = await signIn(shop, stranger)
    await grantNewsletterPoints(shop.db, { userId: other.id, email: other.email })
    expect(await balance(stranger)).toBe(0)
  })

  test('gives no points to whoever left the list before they came', async () => {
    const email = someone()
    await signUp(email)
    await withdraw(tokenOf(email))
    const browser = shop.visitor()
    const user = await signIn(shop, browser, 'breeder', { email })
    await grantNewsletterPoints(shop.db, { userId: user.id, email })
    expect(await balance(browser)).toBe(0)
  })

  test('again after a withdrawal renews the consent, and earns no second points', async () => {
    const browser = shop.visitor()
    const { email } = await signIn(shop, browser)
    await signUp(email)
    const first = await consentOf(email)
    await withdraw(tokenOf(email))
    await signUp(email)
    const renewed = await consentOf(email)
    expect(renewed?.withdrawnAt).toBeNull()
    expect(renewed?.consentedAt.getTime()).toBeGreaterThan(first?.consentedAt.getTime() ?? Infinity)
    expect(await balance(browser)).toBe(1000)
  })

  test('of a consent from before our links makes its link work', async () => {
    const email = someone()
    await shop.db.insert(newsletterConsents).values({
      email,
      countryCode: 'AU',
      source: 'profile',
      consentedAt: new Date(0),
      tokenHash: randomUUID(),
    })
    await expect(withdraw(tokenOf(email))).rejects.toMatchObject({ status: 404 })
    await signUp(email)
    expect(await consentOf(email)).toMatchObject({ source: 'profile', consentedAt: new Date(0) })
    await withdraw(tokenOf(email))
  })

  test('is for few addresses in an hour', async () => {
    const browser = caller()
    for (let time = 0; time < 10; time++) await signUp(someone(), browser)
    await expect(signUp(someone(), browser)).rejects.toMatchObject({ status: 429 })
    await signUp(someone())
  })

  test.each([
    ['no address', { email: '', countryCode: 'AU' }, 'email'],
    ['half an address', { email: 'ada@', countryCode: 'AU' }, 'email'],
    ['no country', { email: 'ada@example.org' }, 'countryCode'],
  ])('with %s is refused on its field', async (_, body, field) => {
    await expect(caller().ask(newsletterCalls.signUpToNewsletter, { body: body as never })).rejects.toMatchObject({
      status: 428,
      errors: { [field]: expect.any(String) },
    })
  })
})

test('a withdrawal may be repeated, and its first time stays; an unknown token is missing', async () => {
  const email = someone()
  await signUp(email)
  const replies = [await withdraw(tokenOf(email))]
  const at = (await consentOf(email))?.withdrawnAt
  replies.push(await withdraw(tokenOf(email)))
  expect(replies[1]).toEqual(replies[0])
  expect((await consentOf(email))?.withdrawnAt).toEqual(at)
  await expect(withdraw('of-nobody')).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['ticked', true],
  ['not ticked', false],
])('a paid order with the box %s', async (_, isNewsletterSubscribed) => {
  const guest = australian(shop)
  const email = someone()
  const cart = await fillCart(shop, guest)
  const params = { sessionId: cart.sessionId }
  const body = checkoutBody(await guest.ask(cartCalls.updateCart, { params, body: { isNewsletterSubscribed } }), {
    email: email.toUpperCase(),
  })
  await guest.ask(checkoutCalls.createOrder, { body })
  expect(await consentOf(email)).toBeUndefined()
  await confirm(guest, body.checkoutId)
  const consent = await consentOf(email)
  if (isNewsletterSubscribed)
    expect(consent).toMatchObject({ source: 'checkout', countryCode: 'AU', withdrawnAt: null })
  else expect(consent).toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { formCalls } from '@shop/contract/form-call'
import { messages } from '@shop/contract/messages'
import { newsletterCalls } from '@shop/contract/newsletter'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, openAccount, requestAccount, tokenIn } from '../../../test/account.ts'
import { signIn } from '../../../test/buyer.ts'
import { enquiryBody } from '../../../test/enquiry.ts'
import { useShop } from '../../../test/shop.ts'
import { carts } from '../../schema/cart.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { formHandlers } from '../../forms.ts'
import { withdrawTokenOf } from '../../people/newsletter/withdraw-token.ts'
import { demoPassword } from '../seed/demo-people.ts'
import type { PageSource } from './source.ts'
import { servePages } from './pages.ts'

const [cea, tns, upgrade] = ['2002', '2003', '601'] as const

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000' })
/** How many pages were rendered, not taken from the cache. */
let rendered = 0
beforeAll(async () => {
  // A page that shows all that it was made from.
  const pageAt: PageSource = async () => ({
    template: '<!--data-->',
    chunksOf: () => [],
    readPage: async ({ url, settings, answer }) => {
      if (url === '/leads-on') return { redirect: '/listing?page=2', status: 302 }
      const { cartId, cartCount } = settings as { cartId: string | null; cartCount: number }
      const isCart = url === '/cart'
      const data = { cartId: isCart ? cartId : null, cartCount, answer }
      return { url, data, status: 200, isPersonal: isCart || JSON.stringify(answer) !== '{}' }
    },
    renderPage: async ({ data }) => {
      rendered++
      return { html: '', head: '', data: JSON.stringify(data), card: null }
    },
  })
  servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall })
})

type Browser = ReturnType<typeof shop.visitor>

const send = (browser: Browser, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const open = async (browser: Browser, path: string) => (await browser.fetch(path)).json() as Promise<Page>
type Page = {
  cartId: string | null
  cartCount: number
  answer: { notice?: string; refusal?: { call: string; failure: object; values: object } }
}
const add = (browser: Browser, productId: string = cea, rest = {}, path = '/listing?page=2') =>
  send(browser, path, { call: 'addItem', productId, quantity: '1', ...rest })
const cartOf = (browser: Browser) =>
  browser.ask(cartCalls.getCart, { params: { sessionId: browser.cookies.get('cart') ?? '' } })

test('a form puts an item into a cart that is made for it, and leads back to its page, which says so once', async () => {
  const browser = shop.visitor()
  const answer = await add(browser)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/listing?page=2'])
  expect(await open(browser, '/listing?page=2')).toMatchObject({ cartCount: 1, answer: { notice: messages.itemAdded } })
  expect((await open(browser, '/listing?page=2')).answer).toEqual({})
  const cart = await cartOf(browser)
  expect(cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([[2002, 1]])
  // The next goes into the same.
  await add(browser, tns)
  expect((await cartOf(browser)).items).toHaveLength(2)
})

test('pressed twice, it is there once, and the page says that it is', async () => {
  const browser = shop.visitor()
  await add(browser)
  expect((await add(browser)).status).toBe(303)
  expect(await open(browser, '/')).toMatchObject({ cartCount: 1, answer: { notice: messages.itemAdded } })
})

/** A cart in which nothing has happened for a while. */
const rest = (browser: Browser) =>
  shop.db
    .update(carts)
    .set({ updatedAt: new Date(Date.now() - 10_000) })
    .where(eq(carts.id, browser.cookies.get('cart') ?? ''))

test('sent again later, it is there once, and the page says why', async () => {
  const browser = shop.visitor()
  await add(browser)
  await rest(browser)
  const answer = await add(browser)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    cartCount: 1,
    answer: { refusal: { call: 'addItem', failure: { message: messages.itemAlreadyInCart } } },
  })
})

test('the same refusals as the call’s, with what was sent', async () => {
  const browser = shop.visitor()
  expect(await (await add(browser, upgrade, { 'metaData.isUpgradeTests': 'true' })).json()).toMatchObject({
    answer: {
      refusal: {
        failure: { errors: { productId: expect.stringContaining('animal’s page') as string } },
        values: { productId: 601, metaData: { isUpgradeTests: true } },
      },
    },
  })
  const wrong = await add(browser, tns, { quantity: 'many' })
  expect(wrong.status).toBe(428)
  expect(await wrong.json()).toMatchObject({
    answer: { refusal: { failure: { errors: { quantity: messages.notANumber } }, values: { quantity: 'many' } } },
  })
})

test('quantity, removal and coupons: the page shows what came of them, or the refusal with what was sent', async () => {
  const browser = shop.visitor()
  await add(browser)
  const { items } = await cartOf(browser)
  const item = { cartItemId: items[0]?.id ?? '', productId: cea }
  const change = (fields: Record<string, string>) => send(browser, '/cart', fields)
  const quantity = async () => (await cartOf(browser)).itemCount

  expect((await change({ call: 'updateItem', ...item, quantity: '4' })).status).toBe(303)
  expect(await quantity()).toBe(4)
  // A step's own number counts, not the one that is in the field.
  await change({ call: 'updateItem', ...item, quantity: '4', stepTo: '5' })
  expect(await quantity()).toBe(5)
  const refused = await change({ call: 'updateItem', ...item, quantity: '500' })
  expect([refused.status, await quantity()]).toEqual([428, 5])
  expect(await refused.json()).toMatchObject({ answer: { refusal: { values: { cartItemId: item.cartItemId } } } })

  for (const coupon of ['', 'NO-SUCH-CODE']) {
    const wrong = await change({ call: 'applyCoupon', coupon })
    expect(wrong.status).toBe(428)
    expect(await wrong.json()).toMatchObject({ answer: { refusal: { values: { coupon } } } })
  }
  const codes = async () => (await cartOf(browser)).coupons.map(({ code }) => code)
  expect((await change({ call: 'applyCoupon', coupon: ' welcome10 ' })).status).toBe(303)
  expect(await codes()).toEqual(['WELCOME10'])
  await change({ call: 'removeCoupon', coupon: 'WELCOME10' })
  expect(await codes()).toEqual([])

  await change({ call: 'deleteItem', ...item })
  expect(await open(browser, '/cart')).toMatchObject({
    cartCount: 0,
    answer: { notice: expect.stringMatching(/out of your cart$/) },
  })
  // Pressed again: it is gone, which is the requested state.
  expect((await change({ call: 'deleteItem', ...item })).status).toBe(303)
})

test('logging in brings the cart along and leads on, to a page of this site', async () => {
  const browser = shop.visitor()
  await add(browser)
  const logIn = (next: string, password = demoPassword) =>
    send(browser, `/login?next=${encodeURIComponent(next)}`, {
      call: 'login',
      username: 'breeder@example.com',
      password,
    })
  const wrong = await logIn('/my/orders', 'not the password')
  expect(wrong.status).toBe(428)
  const text = await wrong.text()
  expect(JSON.parse(text)).toMatchObject({
    answer: { refusal: { call: 'login', values: { username: 'breeder@example.com' } } },
  })
  expect(text).not.toContain('not the password')

  const answer = await logIn('/my/orders?paid=true')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my/orders?paid=true'])
  expect((await cartOf(browser)).itemCount).toBe(1)
  // Theirs alone now.
  const stranger = shop.visitor()
  stranger.cookies.set('cart', browser.cookies.get('cart') ?? '')
  await expect(cartOf(stranger)).rejects.toMatchObject({ status: 404 })
  for (const elsewhere of ['//evil.example', 'https://evil.example/', '/api/auth/signout'])
    expect((await logIn(elsewhere)).headers.get('location')).toBe('/my')
})

test('registering says that a mail is on its way; what was refused comes back without the password', async () => {
  const fields = {
    call: 'register',
    type: 'owner',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'new@example.org',
    password: 'a sentence of my own',
    country: 'AU',
  }
  const refused = await send(shop.visitor(), '/register/owner', fields)
  expect(refused.status).toBe(428)
  const text = await refused.text()
  expect(JSON.parse(text)).toMatchObject({
    answer: {
      refusal: {
        failure: { errors: { acceptTerms: 'Tick this to say you accept the terms' } },
        values: { firstName: 'Ada' },
      },
    },
  })
  expect(text).not.toContain('a sentence')
  const browser = shop.visitor()
  const answer = await send(browser, '/register/owner', { ...fields, acceptTerms: 'on' })
  expect(answer.status).toBe(303)
  expect((await open(browser, '/register/owner')).answer.notice).toMatch(/^Check your email/)
})

test('a misspelt host is asked about once; the form that says so is taken', async () => {
  const browser = shop.visitor()
  const fields = { call: 'signUpToNewsletter', email: 'ann@gmial.com', countryCode: 'AU' }
  const asked = await send(browser, '/newsletter', fields)
  expect(asked.status).toBe(428)
  const { refusal } = ((await asked.json()) as Page).answer
  const question = 'Did you mean ann@gmail.com? If it is right, press the button again.'
  expect(refusal).toMatchObject({
    isDoubt: true,
    failure: { errors: { email: question } },
    values: { email: fields.email },
  })
  // What is wrong comes first.
  const wrong = await send(browser, '/newsletter', { ...fields, countryCode: 'nowhere' })
  expect(((await wrong.json()) as Page).answer.refusal).toMatchObject({
    failure: { errors: { countryCode: expect.any(String) as string } },
  })
  // Another one is asked about again.
  const other = { ...fields, email: 'ann@yaho.com', asked: question }
  expect((await send(browser, '/newsletter', other)).status).toBe(428)
  expect((await send(browser, '/newsletter', { ...fields, asked: question })).status).toBe(303)
})

test('a mailed link confirms by a form, whose second press finds the link used', async () => {
  const { email, token } = await requestAccount(shop)
  const browser = shop.visitor()
  const page = `/register/confirm?token=${token}`
  expect((await open(browser, page)).answer).toEqual({})
  const confirmed = await send(browser, page, { call: 'confirmEmail', token })
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/login'])
  expect((await open(browser, '/login')).answer.notice).toBe(
    `${email} is confirmed. Log in with the password you chose.`,
  )
  const again = await send(browser, page, { call: 'confirmEmail', token })
  expect([again.status, ((await again.json()) as Page).answer.refusal?.call]).toEqual([404, 'confirmEmail'])
})

test('a new password by forms: a link is asked for, and the password is never sent back', async () => {
  const { email } = await openAccount(shop)
  const browser = shop.visitor()
  expect((await send(browser, '/forgot-password', { call: 'forgotPassword', email })).status).toBe(303)
  expect((await open(browser, '/forgot-password')).answer.notice).toMatch(/a mail is on its way/)
  const token = tokenIn((await mailsTo(shop, email)).at(-1))
  const choose = (password: string) => send(browser, '/reset-password', { call: 'resetPassword', token, password })
  const refused = await choose('lazy')
  expect(refused.status).toBe(428)
  expect(((await refused.json()) as Page).answer.refusal?.values).toEqual({ token })
  const changed = await choose('five lazy whippets')
  expect([changed.status, changed.headers.get('location')]).toEqual([303, '/login'])
  expect((await choose('six lazy whippets')).status).toBe(404)
})

test('off the newsletter’s list by its link’s form; a link that is none of ours takes nobody off', async () => {
  const email = 'leaves@example.org'
  const browser = shop.visitor()
  await browser.ask(newsletterCalls.signUpToNewsletter, { body: { email, countryCode: 'US' } })
  const leave = (token: string) =>
    send(browser, `/newsletter/unsubscribe?token=${token}`, { call: 'withdrawNewsletter', token })
  expect((await leave('no-token-of-ours')).status).toBe(404)
  const left = await leave(withdrawTokenOf(shop.services.secrets, email))
  expect([left.status, left.headers.get('location')]).toEqual([303, '/'])
  expect((await open(browser, '/')).answer.notice).toMatch(/^You are off our list/)
})

test('a page that leads elsewhere leaves what is to say to the page that it leads to', async () => {
  const browser = shop.visitor()
  await add(browser)
  const elsewhere = await browser.fetch('/leads-on')
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/listing?page=2'])
  expect((await open(browser, '/listing?page=2')).answer.notice).toBe('Item added to cart')
})

test('the country comes with its currency, the cart goes along, and it leads back to a page of this site', async () => {
  const browser = shop.visitor()
  await add(browser)
  const choose = (value: string, next = '/cart') =>
    send(browser, `/country?next=${encodeURIComponent(next)}`, { call: 'setCountry', value })
  const answer = await choose('GB')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
  expect([browser.cookies.get('country'), browser.cookies.get('currency')]).toEqual(['GB', 'GBP'])
  expect(await cartOf(browser)).toMatchObject({ country: 'GB', currency: 'GBP' })
  expect((await open(browser, '/cart')).answer.notice).toBe('Prices are now in British pounds.')
  expect((await choose('AU', '//evil.example')).headers.get('location')).toBe('/')

  const refused = await choose('ZZ')
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(((await refused.json()) as Page).answer.refusal).toMatchObject({ call: 'setCountry', values: { value: 'ZZ' } })
  expect(browser.cookies.get('country')).toBe('AU')
})

test('a cart that is gone does not prevent its visitor from choosing a country', async () => {
  const browser = shop.visitor()
  browser.cookies.set('cart', randomUUID())
  expect((await send(browser, '/country', { call: 'setCountry', value: 'CA' })).status).toBe(303)
  expect(browser.cookies.get('currency')).toBe('CAD')
})

test('news are closed without scripts, and the page comes again', async () => {
  const browser = shop.visitor()
  const answer = await send(browser, '/breeder', { call: 'closeNews', value: 'merger' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/breeder'])
  expect(browser.cookies.get('news')).toBe('merger')
})

test('an address joins the newsletter; another one is refused at its field', async () => {
  const browser = shop.visitor()
  const join = (email: string) => send(browser, '/newsletter', { call: 'signUpToNewsletter', email, countryCode: 'US' })
  const refused = await join('nobody')
  expect(((await refused.json()) as Page).answer.refusal).toMatchObject({
    failure: { errors: { email: expect.any(String) } },
    values: { email: 'nobody' },
  })
  expect((await join('joins@example.org')).status).toBe(303)
  expect((await open(browser, '/newsletter')).answer.notice).toMatch(/^Thank you/)
})

test('an enquiry that is sent twice at once is stored once; a wrong answer is not sent back', async () => {
  const browser = shop.visitor()
  const { id: _, ...enquiry } = await enquiryBody(shop)
  const post = (fields: object) => send(browser, '/contact-us', { call: 'sendContact', ...(fields as typeof enquiry) })
  const wrong = await post({ ...(await enquiryBody(shop)), securityAnswer: 'a giraffe' })
  const text = await wrong.text()
  expect(JSON.parse(text)).toMatchObject({
    answer: {
      refusal: { failure: { errors: { securityAnswer: expect.any(String) } }, values: { name: enquiry.name } },
    },
  })
  expect(text).not.toContain('a giraffe')

  const before = await shop.services.db.$count(enquiries)
  const answers = await Promise.all([post(enquiry), post(enquiry), post(enquiry)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect((await shop.services.db.$count(enquiries)) - before).toBe(1)
  expect((await open(browser, '/contact-us')).answer.notice).toMatch(
    /^Thank you\. Its number is KE-[\dA-F]{8}, and we answer within 2 working days\.$/,
  )
})

test('guesses by form count with those by call', async () => {
  const browser = shop.visitor()
  const guess = () =>
    send(browser, '/login', { call: 'login', username: 'vet@example.com', password: 'not the password' })
  for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(428)
  expect((await guess()).status).toBe(429)
  const body = { username: 'vet@example.com', password: demoPassword }
  await expect(shop.visitor().ask(authCalls.login, { body })).rejects.toMatchObject({ status: 429 })
})

describe('with another person’s cart in the cookie', () => {
  test.each(formCalls.filter((call) => /item|coupon/i.test(call) && call !== 'addItem'))(
    '%s finds none',
    async (call) => {
      const owner = shop.visitor()
      await signIn(shop, owner)
      await add(owner)
      const before = await cartOf(owner)
      const other = shop.visitor()
      other.cookies.set('cart', before.sessionId)
      const item = { cartItemId: before.items[0]?.id ?? '', productId: cea, quantity: '7' }
      expect((await send(other, '/cart', { call, ...item, coupon: 'WELCOME10' })).status).toBe(404)
      expect(await cartOf(owner)).toEqual(before)
    },
  )
})

test('a cart that has become somebody’s, or is gone, is no cart: a new one is made', async () => {
  const browser = shop.visitor()
  await add(browser)
  const old = browser.cookies.get('cart') ?? ''
  await browser.ask(cartCalls.deleteCart, { params: { sessionId: old } })
  expect(browser.cookies.has('cart')).toBe(false)
  browser.cookies.set('cart', old)
  expect((await add(browser)).status).toBe(303)
  expect(browser.cookies.get('cart')).not.toBe(old)
})

test('a page takes a cookie back whose cart is not there, or is another person’s', async () => {
  const owner = shop.visitor()
  await signIn(shop, owner)
  await add(owner)
  for (const id of [owner.cookies.get('cart') ?? '', 'no id at all', '00000000-0000-0000-0000-000000000000']) {
    const browser = shop.visitor()
    browser.cookies.set('cart', id)
    expect(await open(browser, '/cart')).toMatchObject({ cartId: null, cartCount: 0 })
    expect(browser.cookies.has('cart')).toBe(false)
  }
})

test('no page with a cart, or with an answer, is cached for anybody else', async () => {
  const browser = shop.visitor()
  await add(browser)
  const id = browser.cookies.get('cart')
  expect((await open(browser, '/cart')).cartId).toBe(id)
  expect((await open(shop.visitor(), '/cart')).cartId).toBeNull()
  const other = shop.visitor()
  await add(other)
  expect((await open(other, '/cart')).cartId).toBe(other.cookies.get('cart'))
  // How many items there are is no secret: one page for all who have as many.
  rendered = 0
  expect(await open(other, '/terms')).toEqual({ cartId: null, cartCount: 1, answer: {} })
  expect(await open(browser, '/terms')).toEqual({ cartId: null, cartCount: 1, answer: {} })
  expect(rendered).toBe(1)
  expect(await open(shop.visitor(), '/terms')).toMatchObject({ cartCount: 0 })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of ours', { 'sec-fetch-site': 'same-site' }],
  ['nowhere', { 'sec-fetch-site': '', origin: 'null' }],
])('a form that %s sends is refused', async (_, headers) => {
  const browser = shop.visitor()
  const answer = await send(browser, '/', { call: 'addItem', productId: cea, quantity: '1' }, headers)
  expect(answer.status).toBe(403)
  expect(browser.cookies.size).toBe(0)
})

test.each([
  ['no form of ours', { call: 'deleteUser', password: 'x' }, 400],
  ['no call at all', {}, 400],
])('%s is refused', async (_, fields, status) => {
  expect((await send(shop.visitor(), '/', fields)).status).toBe(status)
})

test('only a form’s own kind of body is read, and no more of it than of a call’s', async () => {
  const browser = shop.visitor()
  const body = JSON.stringify({ call: 'addItem' })
  const json = await browser.fetch('/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect(json.status).toBe(415)
  expect((await add(browser, cea, { note: 'x'.repeat(70_000) })).status).toBe(413)
})

test.each(['//evil.example/', '/%5Cevil.example', '/.//evil.example'])(
  'what follows a form on %s is on this site',
  async (path) => {
    const answer = await add(shop.visitor(), cea, {}, `http://localhost${path}`)
    const location = new URL(answer.headers.get('location') ?? '', 'http://localhost/form')
    expect([answer.status, location.origin]).toEqual([303, 'http://localhost'])
  },
)

test.each([
  ['nested 20,000 deep', { [`a${'.a'.repeat(20_000)}`]: '1' }],
  ['that are many', Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`field${at}`, '1']))],
])('fields %s are no form', async (_, fields) => {
  const answer = await send(shop.visitor(), '/listing', { call: 'addItem', productId: cea, ...fields })
  expect(answer.status).toBe(400)
})

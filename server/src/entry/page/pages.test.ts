import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { adminCalls } from '@shop/contract/admin'
import { authCalls } from '@shop/contract/auth'
import { currentNews, regionalStores } from '@shop/contract/constants'
import { countryCalls } from '@shop/contract/country'
import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { userCalls } from '@shop/contract/user'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openShop, useShop } from '../../../test/shop.ts'
import { demoPassword, demoPeople } from '../seed/demo-people.ts'
import { products } from '../../schema/product.ts'
import { sessions } from '../../schema/session.ts'
import { users } from '../../schema/user.ts'
import { formHandlers } from '../../forms.ts'
import type { PageSource } from './source.ts'
import { servePages } from './pages.ts'

const shop = useShop()
/** The addresses of the pages that were rendered, each time. */
const rendered: string[] = []
const pageAt: PageSource = async () => ({
  template: '<html><!--head--><!--app--><!--data--></html>',
  chunksOf: () => [],
  newsPath: '/news',
  readPage: async ({ url, settings, load }) => {
    if (url === '/broken') throw new Error('of our own making')
    if (url === '/store') return { redirect: '/checkout', status: 302 }
    const data =
      url === '/half'
        ? { read: await load(responsibleBreederCalls.listResponsibleBreeders.path).catch(() => null) }
        : url === '/priced'
          ? ((await load(countryCalls.detectCountry.path)) as object)
          : url === '/product'
            ? { settings, fallback: await load('/api/store/products/product/2002') }
            : settings
    return { url, data, status: url === '/gone' ? 404 : 200 }
  },
  renderPage: async ({ url, data }) => {
    rendered.push(url)
    return {
      html: '<p><script>smuggled()</script></p>',
      head: '<style>p{color:red}</style>',
      data: JSON.stringify(data),
      card: null,
    }
  },
})
beforeAll(() => {
  servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall })
})

const userTypeAfter = async (path: string, visitor = shop.visitor()) => {
  await visitor.fetch(path)
  return visitor.cookies.get('user-type')
}

test.each([
  ['/breeder', 'breeder'],
  ['/contact-us', 'breeder'],
  ['/search?q=collie', 'breeder'],
  ['/tools/sample-tracker', 'breeder'],
  ['/breeder/for-dogs/dna-tests', 'breeder'],
  ['/vet', 'vet'],
  ['/vet/for-cats/dna-tests', 'vet'],
  ['/pet-owner', 'owner'],
  ['/pet-owner/products', 'owner'],
])('a guest who comes in at %s is a %s from then on', async (path, type) => {
  const visitor = shop.visitor()
  // The first page is theirs already, before any cookie came back.
  expect(await (await visitor.fetch(path)).text()).toContain(`"userType":"${type}"`)
  expect(await userTypeAfter(path, visitor)).toBe(type)
  expect(await userTypeAfter('/search', visitor)).toBe(type)
  expect(await visitor.ask(countryCalls.getUserType)).toEqual({ value: type })
  expect(await userTypeAfter('/', visitor)).toBe('guest')
  expect(await visitor.ask(countryCalls.getUserType)).toEqual({ value: 'guest' })
})

test.each([
  ['/pet-owner', 'owner'],
  ['/pet-owner/products', 'owner'],
  ['/vet', 'vet'],
  ['/breeder', 'breeder'],
])('whoever chose a shop at %s is in it on everybody’s pages, whatever they read before', async (path, type) => {
  const visitor = shop.visitor()
  await visitor.fetch(path)
  for (const between of ['/', '/breeder/for-dogs/breeds']) {
    await visitor.fetch(between)
    expect(await (await visitor.fetch('/search')).text()).toContain(`"userType":"${type}"`)
    expect(visitor.cookies.get('user-type')).toBe(type)
  }
})

test('a guest chooses a shop by a form of any page, and stays on it', async () => {
  const visitor = shop.visitor()
  const form = new URLSearchParams({ call: 'chooseShop', value: 'owner' })
  const answer = await visitor.fetch('/search?q=mutt', {
    method: 'POST',
    body: form,
    headers: { origin: shop.services.config.publicUrl },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search?q=mutt'])
  expect(await (await visitor.fetch('/search?q=mutt')).text()).toContain('"userType":"owner"')
})

test('who is signed in stays who they are, whatever the path', async () => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: 'breeder@example.com', password: demoPassword } })
  const page = await (await visitor.fetch('/vet')).text()
  expect(page).toContain('"userType":"breeder"')
  expect(visitor.cookies.has('user-type')).toBe(false)
})

test('a page that cannot be rendered says so and leads home, and says nothing of itself', async () => {
  const answer = await shop.visitor().fetch('/broken')
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(text).toContain('<h1>Please try again shortly</h1>')
  expect(text).toMatch(/<a [^>]*href="\/">Back to home<\/a>/)
  expect(text).not.toContain('of our own making')
})

test('a page whose data failed is there for its browser to ask again, and is not called whole', async () => {
  await shop.db.execute(sql`alter table responsible_breeders rename to other_breeders`)
  const answer = await shop.visitor().fetch('/half')
  await shop.db.execute(sql`alter table other_breeders rename to responsible_breeders`)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('"read":null')])
})

test('a missing page is a 404, an old address leads on', async () => {
  expect((await shop.visitor().fetch('/gone')).status).toBe(404)
  const store = await shop.visitor().fetch('/store')
  expect([store.status, store.headers.get('location')]).toEqual([302, '/checkout'])
})

test.each([
  ['//', '/'],
  ['///', '/'],
  ['//?x=1', '/?x=1'],
  ['//:80', '/:80'],
  ['//a', '/a'],
  ['//evil.example/breeder', '/evil.example/breeder'],
  ['/breeder//for-dogs', '/breeder/for-dogs'],
])('GET %s leads to the one address, %s', async (path, only) => {
  const answer = await shop.visitor().fetch(`http://localhost${path}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, only])
})

test('a form that is sent to // and refused is answered with a page', async () => {
  const { length } = rendered
  const answer = await shop.visitor().fetch('http://localhost//', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    body: 'call=addItem&product_id=36&quantity=0',
  })
  expect([answer.status, rendered.slice(length)]).toEqual([428, ['/']])
})

describe('the regional stores that are open (header-8)', () => {
  const isOffered = async (opened: typeof shop, country: string) => {
    const visitor = opened.visitor({ 'x-country-code': country })
    return ((await settingsOf(visitor, '/pet-owner')) as { hasRegionalStore: boolean }).hasRegionalStore
  }

  test('those of SPEC’s list, where REGIONAL_STORES names them', async () => {
    const open = await openShop({ REGIONAL_STORES: regionalStores.join(', ') })
    servePages(open.app, open.services, { pageAt, forms: formHandlers, answerCall: open.answerCall })
    for (const country of regionalStores) expect([country, await isOffered(open, country)]).toEqual([country, true])
    expect(await isOffered(open, 'JP')).toBe(false)
    await open.close()
  })

  test('none of them as the shop is delivered', async () => {
    for (const country of regionalStores) expect([country, await isOffered(shop, country)]).toEqual([country, false])
  })
})

const settingsOf = async (visitor: ReturnType<typeof shop.visitor>, path = '/') =>
  JSON.parse((await (await visitor.fetch(path)).text()).replace(/^.*<\/p>|<\/html>$/g, '')) as object

async function signedIn(email: string) {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: email, password: demoPassword } })
  return visitor
}

test('a page knows its signed-in user, and where they live', async () => {
  expect(await settingsOf(await signedIn('breeder@example.com'))).toMatchObject({
    user: {
      name: 'Dana Whitcombe',
      type: 'breeder',
      isAdmin: false,
      roles: [],
      email: 'breeder@example.com',
      addressCountry: 'US',
      viewedBy: null,
    },
  })
  expect(await settingsOf(shop.visitor())).toMatchObject({ user: null })
})

test('a page that an admin sees as a user is the user’s, and says who looks at it', async () => {
  const admin = await signedIn('admin@example.com')
  expect(await settingsOf(admin)).toMatchObject({ user: { isAdmin: true, viewedBy: null } })
  const { name } = await admin.ask(authCalls.getMyDetails)
  const owner = demoPeople.find(({ type, isAdmin }) => type === 'owner' && !isAdmin)
  await admin.ask(adminCalls.actAs, { body: { userId: owner?.id ?? '', reason: 'Cannot find a kit' } })
  const seen = { user: { email: 'owner@example.com', isAdmin: false, viewedBy: { name } } }
  expect(await settingsOf(admin)).toMatchObject(seen)
  // Not even when the user becomes an admin meanwhile.
  await shop.db.update(users).set({ isAdmin: true }).where(eq(users.email, 'owner@example.com'))
  expect(await settingsOf(admin)).toMatchObject(seen)
  // Once the half hour is over, a new page is the admin's again, and so is what they do on it.
  await shop.db
    .update(sessions)
    .set({ actingUntil: new Date(0) })
    .where(eq(sessions.actingAsId, owner?.id ?? ''))
  const change = () => admin.ask(userCalls.updateUser, { body: { lastName: 'Adeyemi' } })
  await expect(change()).rejects.toMatchObject({ status: 409 })
  expect(await settingsOf(admin)).toMatchObject({ user: { email: 'admin@example.com', viewedBy: null } })
  expect(await change()).toMatchObject({ email: 'admin@example.com' })
})

test('a detected country is stored with its currency, a year long', async () => {
  const visitor = shop.visitor({ 'cf-ipcountry': 'AU' })
  const answer = await visitor.fetch('/')
  expect(answer.headers.getSetCookie()).toEqual([
    'country=AU; Max-Age=31536000; Path=/; SameSite=Lax',
    'currency=AUD; Max-Age=31536000; Path=/; SameSite=Lax',
  ])
  expect((await visitor.fetch('/')).headers.getSetCookie()).toEqual([])
  // On the next network it is still the same.
  const abroad = { headers: { 'cf-ipcountry': 'FR' } }
  expect(await (await visitor.fetch('/', abroad)).text()).toContain('"country":"AU"')
})

test('a page says that its country is detected once, and of an unknown one never', async () => {
  const visitor = shop.visitor({ 'accept-language': 'en-GB' })
  expect(await settingsOf(visitor)).toMatchObject({ country: 'GB', isCountryKnown: true, isCountryGuessed: true })
  expect(await settingsOf(visitor)).toMatchObject({ country: 'GB', isCountryKnown: true, isCountryGuessed: false })
  const nowhere = shop.visitor({ 'accept-language': 'en' })
  expect(await settingsOf(nowhere)).toMatchObject({ isCountryKnown: false, isCountryGuessed: false })
  expect(await settingsOf(shop.visitor({ 'cf-ipcountry': 'QQ' }))).toMatchObject({ isCountryGuessed: false })
})

test('news are told until their page was opened, or the banner closed (header-13)', async () => {
  const reader = shop.visitor()
  expect(await settingsOf(reader)).toMatchObject({ isNewsRead: false })
  expect(await (await reader.fetch('/news')).text()).toContain('"isNewsRead":true')
  expect(await settingsOf(reader)).toMatchObject({ isNewsRead: true })
  const busy = shop.visitor()
  await busy.ask(countryCalls.closeNews, { body: { value: currentNews } })
  expect(await settingsOf(busy)).toMatchObject({ isNewsRead: true })
  // Of earlier news nothing follows.
  busy.cookies.set('news', 'a-sale')
  expect(await settingsOf(busy)).toMatchObject({ isNewsRead: false })
})

test('a currency that was chosen stays, when the country is detected', async () => {
  const visitor = shop.visitor({ 'cf-ipcountry': 'AU' })
  visitor.cookies.set('currency', 'GBP')
  await visitor.fetch('/')
  expect(Object.fromEntries(visitor.cookies)).toEqual({ country: 'AU', currency: 'GBP' })
})

test.each<Record<string, string>>([{ 'accept-language': 'en' }, { 'cf-ipcountry': 'QQ' }])(
  'nothing is stored of a country that is only a guess (%o)',
  async (headers) => {
    const visitor = shop.visitor(headers)
    await visitor.fetch('/')
    expect(visitor.cookies.size).toBe(0)
  },
)

test('a page names the country by its number too, where the list has it', async () => {
  expect(await settingsOf(shop.visitor({ 'x-country-code': 'AU' }))).toMatchObject({
    country: 'AU',
    countryId: 13,
    countryName: 'Australia',
  })
  expect(await settingsOf(shop.visitor({ 'x-country-code': 'QQ' }))).toMatchObject({
    countryId: null,
    countryName: 'QQ',
  })
})

test('a page’s first calls come from the same country as the page', async () => {
  expect(await settingsOf(shop.visitor({ 'cf-ipcountry': 'NZ' }), '/priced')).toMatchObject({ countryCode: 'NZ' })
})

test.each(['/', '/store', '/gone'])('%s takes a cookie back that opens no session', async (path) => {
  const visitor = shop.visitor()
  visitor.cookies.set('session', 'of-long-ago')
  await visitor.fetch(path)
  expect(visitor.cookies.has('session')).toBe(false)
})

describe('a guest’s page', () => {
  const renderedAfter = async (visit: () => Promise<unknown>) => {
    rendered.length = 0
    await visit()
    return rendered.length
  }
  const open = (path: string, visitor = shop.visitor()) => visitor.fetch(path)

  test('is rendered once for all of the same country and audience', async () => {
    const first = await (await open('/faq')).text()
    expect(await renderedAfter(async () => expect(await (await open('/faq')).text()).toBe(first))).toBe(0)
    expect(await renderedAfter(() => open('/faq', shop.visitor({ 'cf-ipcountry': 'AU' })))).toBe(1)
  })

  test('is another one at once when a price changes', async () => {
    await open('/product')
    await shop.db.update(products).set({ name: 'Renamed meanwhile' }).where(eq(products.id, 2002))
    await shop.services.catalogue.refresh()
    expect(await (await open('/product')).text()).toContain('Renamed meanwhile')
  })

  test('is never what a signed-in visitor gets, nor the other way round', async () => {
    const breeder = await signedIn('breeder@example.com')
    expect(await renderedAfter(() => open('/faq', breeder))).toBe(1)
    expect(await renderedAfter(() => open('/faq', breeder))).toBe(1)
    expect(await (await open('/faq')).text()).not.toContain('breeder@example.com')
  })

  test('that does not exist is not cached: anybody can think of another address', async () => {
    await open('/gone')
    expect(await renderedAfter(() => open('/gone'))).toBe(1)
  })

  test('says the same however it is compressed, the first time and later', async () => {
    const plain = await (await open('/terms')).text()
    for (let visit = 0; visit < 3; visit++) {
      const answer = await shop.visitor({ 'accept-encoding': 'gzip, br' }).fetch('/terms')
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(plain)
    }
  })
})

test('the styles of a page are allowed by their hashes, and no script in it', async () => {
  const policy = (await shop.visitor().fetch('/smuggled')).headers.get('content-security-policy') ?? ''
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(name)) ?? ''
  expect(directive('style-src ')).toContain(hashOf('p{color:red}'))
  expect(directive('script-src ')).not.toMatch(/unsafe|nonce|sha256/)
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { australian, fillCart, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { prices, products } from '../../schema/product.ts'

const shop = useShop()
afterEach(() => vi.useRealTimers())

const list = '/api/store/products?species=dog&search=eye'
const one = '/api/store/products/product/2002'
const from = (country: string) => shop.visitor({ 'cf-ipcountry': country })
const etagOf = (response: Response) => response.headers.get('etag') ?? ''
const encoded = (encoding: string) => shop.app.request(list, { headers: { 'accept-encoding': encoding } })

test('a reply of its own is compressed for who can read it, unless it is short', async () => {
  const browser = australian(shop)
  const { sessionId } = await fillCart(shop, browser)
  const read = (path: string, encoding: string) => shop.app.request(path, { headers: { 'accept-encoding': encoding } })
  const path = `/api/cart/${sessionId}`
  const plain = await read(path, 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const text = await plain.text()
  const [br, gzip] = [await read(path, 'gzip, br'), await read(path, 'gzip')]
  expect([br.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip'])
  expect([br.headers.get('vary'), br.headers.get('cache-control')]).toEqual(['accept-encoding', 'no-store'])
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(text)
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text)
  expect((await read(`${path}a`, 'br')).headers.get('content-encoding')).toBeNull()
})

describe('a reply that rests on the catalogue alone', () => {
  test('is answered 304 to a guest who has it', async () => {
    const first = await shop.app.request(list)
    const again = await shop.app.request(list, { headers: { 'if-none-match': etagOf(first) } })
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
    expect(Object.fromEntries(again.headers)).toMatchObject({
      etag: etagOf(first),
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    })
  })

  test('is compressed for who can read it, and the same each time', async () => {
    const plain = await (await encoded('identity')).text()
    for (const time of ['first', 'second', 'third']) {
      const br = await encoded('gzip, br')
      expect([time, br.headers.get('content-encoding')]).toEqual([time, 'br'])
      expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain)
    }
    const gzip = await encoded('gzip')
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain)
  })

  test('is another one for another country, currency or audience', async () => {
    const etags = await Promise.all([
      from('US').fetch(one),
      from('AU').fetch(one),
      shop.visitor({ 'cf-ipcountry': 'US', cookie: 'currency=EUR' }).fetch(one),
      shop.visitor({ 'cf-ipcountry': 'US', cookie: 'user-type=owner' }).fetch(one),
    ])
    expect(new Set(etags.map(etagOf)).size).toBe(4)
  })

  test('is another one once something is sold otherwise', async () => {
    const before = await shop.app.request(one)
    await shop.db.update(products).set({ summary: 'Said otherwise' }).where(eq(products.id, 2002))
    await shop.services.catalogue.refresh()
    const after = await shop.app.request(one, { headers: { 'if-none-match': etagOf(before) } })
    expect([after.status, await after.text()]).toEqual([200, expect.stringContaining('Said otherwise')])
  })

  test('is another one when a planned price begins, without anybody doing anything', async () => {
    const begins = new Date(Date.now() + 3_600_000)
    const [now] = await shop.db
      .update(prices)
      .set({ validUntil: begins })
      .where(eq(prices.productId, 2002))
      .returning({ currency: prices.currency })
    if (!now) throw new Error('No price')
    await shop.db
      .insert(prices)
      .values(
        ['USD', 'AUD', 'EUR'].map(
          (currency) => ({ productId: 2002, currency, amount: 12_345, validFrom: begins }) as never,
        ),
      )
    await shop.services.catalogue.refresh()
    const before = await from('US').fetch(one)
    expect(await before.text()).not.toContain('123.45')
    vi.useFakeTimers({ toFake: ['Date'], now: begins })
    const after = await from('US').fetch(one)
    expect(await after.text()).toContain('123.45')
    expect(etagOf(after)).not.toBe(etagOf(before))
  })

  test('is nobody’s who is signed in, nor with what only they have', async () => {
    const breeder = from('US')
    await signIn(shop, breeder)
    for (const response of [await breeder.fetch(one), await shop.app.request('/api/breeds?barcodes=KP0000000000')])
      expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([null, 'no-store'])
  })

  test('a refusal is none', async () => {
    const refused = await shop.app.request('/api/store/products?species=fish')
    expect([refused.status, refused.headers.get('etag')]).toEqual([428, null])
  })
})

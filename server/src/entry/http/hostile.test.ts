import { beforeAll, expect, test } from 'vitest'
import { withDesk } from '../../../test/desk.ts'
import {
  type Found,
  requestsOfACaller,
  requestsOfARound,
  sendHostile,
  sendWordsOfObjects,
} from '../../../test/hostile-run.ts'
import { withLab } from '../../../test/lab.ts'
import { seed } from '../../../../vitest/sample.ts'
import { useShop } from '../../../test/shop.ts'
import { isShort } from '../../../../vitest/tier.ts'
import { formHandlers } from '../../forms.ts'
import type { PageSource } from '../page/source.ts'
import { servePages } from '../page/pages.ts'

/** A page that shows what it was made from. */
const pageAt: PageSource = async () => ({
  template: '<!--data-->',
  chunksOf: () => [],
  readPage: async ({ url, settings, answer }) => ({ url, data: [settings, answer], status: 200 }),
  renderPage: async ({ data }) => ({ html: '', head: '', data: JSON.stringify(data), card: null }),
})

const shop = useShop({ AUTH_REQUESTS_PER_MINUTE: '1000000', ...withLab, ...withDesk })
beforeAll(() => servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall }))

test('whatever is sent, by whomever, is answered in the form of the contract', async () => {
  const found: Found[] = []
  // In a short run everything is requested as two callers.
  const count = isShort ? 2 * requestsOfACaller : requestsOfARound
  const from = seed - (seed % requestsOfACaller)
  await sendHostile(shop, { seed, from, count, found: (flaw) => found.push(flaw) })
  expect(found).toEqual([])
})

test('a word that every object knows is no value of any query', async () => {
  const found: object[] = []
  await sendWordsOfObjects(shop, (flaw) => found.push(flaw))
  expect(found).toEqual([])
})

const put = (body: string) =>
  shop.visitor().fetch('/api/cart', { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test.each([
  ['a NUL', '{"country":"A\\u0000"}'],
  ['half of a surrogate pair', '{"country":"\\ud800"}'],
])('%s is refused on its field', async (_, body) => {
  const response = await put(body)
  expect(response.status).toBe(428)
  expect(await response.json()).toMatchObject({
    errors: { country: 'There is a character in this that cannot be read. Please type it again.' },
  })
})

test.each([
  ['lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
])('%s nested 10,000 deep are no body', async (_, body) => {
  expect((await put(body)).status).toBe(400)
})

test.each(['constructor', '__proto__', 'toString', 'to_string'])('a key %s opens nothing', async (key) => {
  expect([200, 428]).toContain((await put(`{"country":"AU","${key}":{"isAdmin":true}}`)).status)
  expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
  expect((await shop.visitor().fetch(`/api/breed?${key}=1`)).status).toBe(200)
})

test('a number that no database holds is refused on its field', async () => {
  const body = { breedId: 1e21, productIds: [2001, 2002] }
  const response = await shop.visitor().fetch('/api/cart/custom-profile', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ breed_id: body.breedId, product_ids: body.productIds }),
  })
  expect(await response.json()).toMatchObject({ errors: { breedId: 'you must specify a number' } })
})

test('an address with a NUL names nothing', async () => {
  for (const path of ['/api/tools/sample-tracker/%00', '/api/my/reports/%00.pdf', '/api/store/orders/%00'])
    expect((await shop.visitor().fetch(path)).status).toBe(404)
})

test('a cart for an empty country is for the visitor’s', async () => {
  const response = await put('{"country":""}')
  expect(await response.json()).toMatchObject({ country: expect.stringMatching(/^[A-Z]{2}$/) as string })
})

import { expect, test } from 'vitest'
import { callLab, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop(withLab)

test('without a key of its own a shop has no such API', async () => {
  shop.services.config.labApiKey = null
  expect((await callLab(shop, 'samples')).status).toBe(404)
  shop.services.config.labApiKey = withLab.LAB_API_KEY
})

test('a wrong key is refused, many are slowed down, and the right one still opens', async () => {
  const statuses = []
  for (let index = 0; index < 12; index++)
    statuses.push((await callLab(shop, 'samples', undefined, `guess-${index}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect((await callLab(shop, 'samples')).status).toBe(200)
})

test('a signed-in browser without the key gets nothing, an admin’s neither', async () => {
  const { browser } = await sampleAtWork(shop)
  expect([401, 429]).toContain((await browser.fetch('/api/lab/samples')).status)
})

test('the laboratory sees barcodes and tests, and never whose they are', async () => {
  const { barcode, user, animal } = await sampleAtWork(shop, [2002], {}, { petName: 'Thistledown' })
  const { reply, text } = await callLab(shop, 'samples?stage=received')
  expect(reply.results).toContainEqual({
    barcode,
    stage: 'received',
    problem: null,
    isActivated: true,
    product: 'Full breed profile kit for dogs',
    tests: [2002],
    added: [],
    isSampleData: false,
  })
  for (const mark of [user.email, user.id, animal.id, 'Thistledown']) expect(text).not.toContain(mark)
})

test('a file may be larger than any form', async () => {
  const { status, reply } = await callLab(shop, 'imports', `wrong\n${'x\n'.repeat(100_000)}`)
  expect([status, reply.message]).toEqual([428, expect.stringContaining('faults')])
})

test('a body that is no JSON is refused, and no answer is cached', async () => {
  const { status, reply, headers } = await callLab(shop, 'advance', '{"barcodes":')
  expect([status, reply.message]).toEqual([400, 'This is not JSON.'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['samples?stage=lost', undefined, 428],
  ['advance', { stage: 'received' }, 428],
  ['nothing', undefined, 404],
])('%s is refused plainly', async (path, body, status) => {
  expect((await callLab(shop, path, body)).status).toBe(status)
})

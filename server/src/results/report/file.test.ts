import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { actingAs, type Browser, signIn } from '../../../test/buyer.ts'
import { pagesOf, textOf } from '../../../test/pdf.ts'
import { addReportedAnimal, addReportedSample, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { newReportKey } from './key.ts'
import { makeReport, revokeReport } from './register.ts'

const shop = useShop()
/** Somebody's certificate, whom it is shared with, and the words that give it away. */
let theirs: { key: string; userId: string; email: string; readers: Record<'view' | 'full', Browser>; owner: Browser }
beforeAll(async () => {
  const owner = shop.visitor()
  const user = await signIn(shop, owner)
  const { animal } = await addReportedAnimal(shop, user.id)
  const { key } = await makeReport(shop.db, animal, 'certificate')
  const reader = async (rights: 'view' | 'full') => {
    const browser = shop.visitor()
    await shareWith(shop, animal.id, (await signIn(shop, browser, 'vet')).email, rights)
    return browser
  }
  const readers = { view: await reader('view'), full: await reader('full') }
  theirs = { key, userId: user.id, email: user.email, readers, owner }
})

const pathOf = (key: string) => `/api/my/reports/${key}.pdf`
const open = (browser: Browser, key = theirs.key, init?: RequestInit) => browser.fetch(pathOf(key), init)
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a report is a PDF that no cache stores', async () => {
  const response = await open(theirs.owner)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="KP\d{10}-certificate\.pdf"$/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const file = await bytes(response)
  expect(response.headers.get('content-length')).toBe(String(file.length))
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(textOf(file)).toContain('Orchardlane Blue Hour')
  expect(pagesOf(file)).toBeGreaterThan(0)
})

test.each([
  ['US', 'Coat color A locus'],
  ['GB', 'Coat colour A locus'],
])('an owner in %s reads “%s”, and so does whoever they share it with', async (countryCode, name) => {
  const owner = shop.visitor()
  const user = await signIn(shop, owner, 'breeder', { countryCode })
  const { animal, sample } = await addReportedAnimal(shop, user.id)
  await addResult(shop, sample.barcode, 2117, 'at/at')
  const reader = shop.visitor()
  await shareWith(shop, animal.id, (await signIn(shop, reader, 'vet')).email, 'full')
  const { key } = await makeReport(shop.db, animal, 'traits')
  for (const browser of [owner, reader]) expect(textOf(await bytes(await open(browser, key)))).toContain(name)
})

test('the same report is the same file, byte for byte', async () => {
  const [one, two] = await Promise.all([open(theirs.owner), open(theirs.owner)])
  expect((await bytes(one)).equals(await bytes(two))).toBe(true)
})

test('HEAD answers as GET does, without the file', async () => {
  const response = await open(theirs.owner, theirs.key, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
  expect(await response.text()).toBe('')
})

test('its number is read as people type it', async () => {
  expect((await open(theirs.owner, theirs.key.toLowerCase())).status).toBe(200)
})

describe('who may open it', () => {
  const visitors: [string, number, () => Promise<Browser>][] = [
    ['nobody who is signed in', 401, async () => shop.visitor()],
    [
      'a guest of a kind',
      401,
      async () => {
        const browser = shop.visitor()
        browser.cookies.set('user-type', 'owner')
        return browser
      },
    ],
    ...(['owner', 'breeder', 'vet'] as const).map((type): [string, number, () => Promise<Browser>] => [
      `another ${type}`,
      404,
      async () => {
        const browser = shop.visitor()
        await signIn(shop, browser, type)
        return browser
      },
    ]),
    [
      'an admin in person',
      404,
      async () => {
        const browser = shop.visitor()
        await signIn(shop, browser, 'breeder', { isAdmin: true })
        return browser
      },
    ],
    ['its owner', 200, async () => theirs.owner],
    ['whom it is shared with for reading', 200, async () => theirs.readers.view],
    ['whom it is shared with with all rights', 200, async () => theirs.readers.full],
    ['an admin who acts as its owner', 200, () => actingAs(shop, theirs.userId)],
  ]
  test.each(visitors)('%s: %d', async (_, status, visit) => {
    const browser = await visit()
    const response = await open(browser)
    expect(response.status).toBe(status)
    if (status === 200) return
    const text = await response.text()
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['message'])
    for (const mark of ['Orchardlane', theirs.email, theirs.key]) expect(text).not.toContain(mark)
    // It answers exactly as one that is not there.
    for (const key of [newReportKey(), 'nonsense', randomUUID()]) {
      const missing = await open(browser, key)
      expect([missing.status, await missing.text()]).toEqual([status, text])
    }
  })
})

test('only its PDF has an address', async () => {
  for (const path of [`/api/my/reports/${theirs.key}`, `/api/my/reports/${theirs.key}.txt`, '/api/my/reports/.pdf'])
    expect((await theirs.owner.fetch(path)).status).toBe(404)
})

test('another site cannot have it changed, nor can anybody', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await open(theirs.owner, theirs.key, { method })).status).toBe(404)
})

test('a report that was revoked says so on every page', async () => {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const { animal } = await addReportedAnimal(shop, user.id)
  const { key } = await makeReport(shop.db, animal, 'health')
  await revokeReport(shop.db, key, 'Two samples were swapped.')
  const file = await bytes(await open(browser, key))
  const lines = textOf(file).split('\n')
  expect(lines).toContain('Revoked: do not rely on this report')
  expect(lines).toContain('Two samples were swapped.')
  expect(lines.filter((line) => line === 'REVOKED')).toHaveLength(pagesOf(file))
})

describe('a card of medicines', () => {
  const card = (browser: Browser, id: string, productId: number | string) =>
    browser.fetch(`/api/my/animals/${id}/medicine-card/${productId}.pdf`)

  test('names the animal, the result and the medicines, for whoever may read it, and for nobody else', async () => {
    const owner = shop.visitor()
    const user = await signIn(shop, owner)
    const animal = await addAnimal(shop, user.id, { chipNumber: '981020000310301' })
    const { barcode } = await addReportedSample(shop, animal.id)
    await addResult(shop, barcode, 2004, 'MDR1/MDR1')
    await addResult(shop, barcode, 2002, 'CEA/CEA')
    const response = await card(owner, animal.id, 2004)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const text = textOf(await bytes(response))
    for (const said of [
      'Skye',
      'MDR1 multidrug sensitivity',
      'MDR1/MDR1',
      '981020000310301',
      'Ivermectin',
      'Loperamide',
    ])
      expect(text).toContain(said)
    expect((await card(theirs.owner, animal.id, 2004)).status).toBe(404)
    expect((await card(shop.visitor(), animal.id, 2004)).status).toBe(401)
    // Of a disease that no medicine matters for there is none.
    expect((await card(owner, animal.id, 2002)).status).toBe(404)
    expect((await card(owner, animal.id, 'x')).status).toBe(404)
  })

  test('says that a result is made up', async () => {
    const owner = shop.visitor()
    const animal = await addAnimal(shop, (await signIn(shop, owner)).id)
    const { barcode } = await addReportedSample(shop, animal.id, { isSampleData: true })
    await addResult(shop, barcode, 2004, 'MDR1/MDR1')
    expect(textOf(await bytes(await card(owner, animal.id, 2004)))).toContain('Sample data: no animal was tested')
  })

  test('there is none for an animal that is clear, or has no result', async () => {
    const owner = shop.visitor()
    const animal = await addAnimal(shop, (await signIn(shop, owner)).id)
    const { barcode } = await addReportedSample(shop, animal.id)
    await addResult(shop, barcode, 2004, 'N/N')
    expect((await card(owner, animal.id, 2004)).status).toBe(404)
  })
})

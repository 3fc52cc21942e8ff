import { type ParentageRequestBody, parentageCalls } from '@shop/contract/parentage'
import { reportCalls } from '@shop/contract/report'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { addProfile, addReportedSample, markersOf, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { dnaProfiles } from '../../schema/result.ts'
import { recheckReport } from '../report/register.ts'

const shop = useShop()

async function member(type = 'breeder') {
  const browser = shop.visitor()
  const user = await signIn(shop, browser, type)
  return { browser, user }
}
const ask = (browser: Browser, body: ParentageRequestBody) =>
  browser.ask(parentageCalls.createParentageRequest, { body })
const list = (browser: Browser, page?: string) =>
  browser.ask(parentageCalls.listParentageRequests, { query: page ? { page } : {} })

type Alleles = [string, string]
async function profiled(
  userId: string,
  alleles: Alleles,
  more: Parameters<typeof addAnimal>[2] = {},
  panel = 'ISAG 2020 SNP',
) {
  const animal = await addAnimal(shop, userId, more)
  const sample = await addReportedSample(shop, animal.id)
  await addProfile(shop, sample.barcode, markersOf(120, ...alleles), { panel })
  return { ...animal, barcode: sample.barcode }
}
/** Wren with Skye, who can be her dam, and Bracken, who can be her sire. */
async function family(userId: string) {
  return {
    wren: await profiled(userId, ['A', 'G'], { petName: 'Wren' }),
    skye: await profiled(userId, ['A', 'A'], { petName: 'Skye' }),
    bracken: await profiled(userId, ['G', 'G'], { petName: 'Bracken', gender: 'male' }),
  }
}
const parentsOf = async (id: string) => {
  const [row] = await shop.db.select().from(animals).where(eq(animals.id, id))
  return [row?.damId, row?.sireId, row?.damName, row?.sireName]
}

test('two parents whom nothing excludes qualify, and are in the list', async () => {
  const { browser, user } = await member()
  const { wren, skye, bracken } = await family(user.id)
  const request = await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: bracken.id })
  expect(request).toMatchObject({
    offspring: { id: wren.id, name: 'Wren' },
    dam: { id: skye.id, name: 'Skye' },
    sire: { id: bracken.id, name: 'Bracken' },
    verdict: 'qualifies',
    meaning: expect.stringContaining('does not prove'),
    panel: 'ISAG 2020 SNP',
    markersCompared: 120,
    mismatches: [],
    powerOfExclusion: null,
  })
  expect(await list(browser)).toEqual({ results: [request], count: 1, next: null, previous: null })
})

test('how often a wrong parent would be found is calculated from thirty animals of the same panel and species', async () => {
  const { browser, user } = await member()
  const { wren, skye } = await family(user.id)
  const powerNow = async () =>
    (await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: null })).powerOfExclusion
  // A population of its own: nobody else is read on this panel.
  const panel = 'AKC'
  const more = async (count: number, alleles: Alleles) => {
    for (let index = 0; index < count; index++) await profiled(user.id, alleles, {}, panel)
  }
  for (const { barcode } of [wren, skye])
    await shop.db.update(dnaProfiles).set({ panel }).where(eq(dnaProfiles.barcode, barcode))
  await more(27, ['A', 'G'])
  expect(await powerNow()).toBeNull()
  await more(1, ['A', 'G'])
  // A and G about as common: one SNP excludes in one of eight, 120 of them nearly always, and never always.
  expect(await powerNow()).toBeGreaterThan(0.99)
  expect(await powerNow()).toBeLessThan(1)
})

test('a parent who does not fit is excluded', async () => {
  const { browser, user } = await member()
  const wren = await profiled(user.id, ['G', 'G'], { petName: 'Wren' })
  const fern = await profiled(user.id, ['A', 'A'], { petName: 'Fern' })
  const request = await ask(browser, { offspringId: wren.id, damId: fern.id, sireId: null })
  expect(request).toMatchObject({ verdict: 'excluded', sire: null })
  expect(request.mismatches).toHaveLength(120)
  expect(await parentsOf(wren.id)).toEqual([null, null, null, null])
})

test('profiles on different panels are not compared; of two panels the common one is', async () => {
  const { browser, user } = await member()
  const { wren, skye } = await family(user.id)
  const moss = await profiled(user.id, ['101', '103'], { petName: 'Moss', gender: 'male' }, 'ISAG 2006 STR')
  const body = { offspringId: wren.id, damId: skye.id, sireId: moss.id }
  expect(await ask(browser, body)).toMatchObject({ verdict: 'not_comparable', panel: null, markersCompared: 0 })
  for (const { barcode } of [wren, skye])
    await addProfile(shop, barcode, markersOf(20, '101', '103'), { panel: 'ISAG 2006 STR' })
  expect(await ask(browser, body)).toMatchObject({ panel: 'ISAG 2006 STR', markersCompared: 20 })
})

describe('whether two samples are of one animal', () => {
  const same = (browser: Browser, animalId: string, otherId: string) =>
    browser.ask(parentageCalls.compareIdentity, { query: { animalId, otherId } })

  test('two animals, and two samples of one', async () => {
    const { browser, user } = await member()
    const { wren, skye } = await family(user.id)
    expect(await same(browser, wren.id, skye.id)).toMatchObject({
      one: { name: 'Wren', barcode: wren.barcode },
      other: { name: 'Skye', barcode: skye.barcode },
      verdict: 'different',
      markersCompared: 120,
    })
    await expect(same(browser, wren.id, wren.id)).rejects.toMatchObject({
      status: 428,
      errors: { otherId: expect.stringContaining('one sample only') },
    })
    const again = await addReportedSample(shop, wren.id)
    await addProfile(shop, again.barcode, markersOf(120, 'A', 'G'))
    expect(await same(browser, wren.id, wren.id)).toMatchObject({ verdict: 'same', differences: [] })
  })

  test('without a profile, and of another’s animal', async () => {
    const { browser, user } = await member()
    const { wren } = await family(user.id)
    const tam = await addAnimal(shop, user.id, { petName: 'Tam' })
    await expect(same(browser, wren.id, tam.id)).rejects.toMatchObject({
      errors: { otherId: expect.stringContaining('Tam has no DNA profile') },
    })
    const friend = await member()
    const sire = await profiled(friend.user.id, ['G', 'G'])
    await expect(same(browser, wren.id, sire.id)).rejects.toMatchObject({ status: 404 })
  })
})

test('the same question with the same answer is one request, however often it is sent', async () => {
  const { browser, user } = await member()
  const { wren, skye } = await family(user.id)
  const body = { offspringId: wren.id, damId: skye.id, sireId: null }
  const [first, ...others] = await Promise.all([ask(browser, body), ask(browser, body), ask(browser, body)])
  for (const other of others) expect(other).toEqual(first)
  expect((await list(browser)).count).toBe(1)
})

test('a list has twenty a page, newest first', async () => {
  const { browser, user } = await member()
  const { wren, skye } = await family(user.id)
  const {
    id: _,
    requestedAt: _at,
    ...outcome
  } = await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: null })
  await shop.db.insert(parentageRequests).values(
    Array.from({ length: 20 }, (_, index) => ({
      userId: user.id,
      offspringId: wren.id,
      outcome: { ...outcome, markersCompared: index },
      createdAt: new Date(Date.UTC(2026, 0, index + 1)),
    })),
  )
  const first = await list(browser)
  expect([first.count, first.next, first.previous]).toEqual([21, 2, null])
  expect(first.results.map(({ markersCompared }) => markersCompared).slice(0, 3)).toEqual([120, 19, 18])
  expect((await list(browser, '2')).results.map(({ markersCompared }) => markersCompared)).toEqual([0])
})

describe('refused', () => {
  test.each([
    ['a dam who is male', { gender: 'male' }, 'damId', /female/],
    ['a cat', { speciesId: 2, breedId: null }, 'damId', /same species/],
    ['a dam born after it', { dateOfBirth: '2025-01-01', dateOfBirthPrecision: 'exact' }, 'damId', /born after/],
  ] as const)('%s', async (_, about, field, words) => {
    const { browser, user } = await member()
    const wren = await profiled(user.id, ['A', 'G'], { dateOfBirth: '2023-01-27', dateOfBirthPrecision: 'exact' })
    const dam = await profiled(user.id, ['A', 'A'], about)
    await expect(ask(browser, { offspringId: wren.id, damId: dam.id, sireId: null })).rejects.toMatchObject({
      status: 428,
      errors: { [field]: expect.stringMatching(words) },
    })
    expect((await list(browser)).count).toBe(0)
  })

  test('an animal as its own parent, and no parent at all', async () => {
    const { browser, user } = await member()
    const { wren } = await family(user.id)
    await expect(ask(browser, { offspringId: wren.id, damId: wren.id, sireId: null })).rejects.toMatchObject({
      status: 428,
      errors: { damId: expect.stringContaining('own parent') },
    })
    await expect(ask(browser, { offspringId: wren.id, damId: null, sireId: null })).rejects.toMatchObject({
      status: 428,
      errors: { sireId: expect.any(String) },
    })
  })

  test('who has no DNA profile yet, by name', async () => {
    const { browser, user } = await member()
    const { wren } = await family(user.id)
    const tam = await addAnimal(shop, user.id, { petName: 'Tam', gender: 'male' })
    await expect(ask(browser, { offspringId: wren.id, damId: null, sireId: tam.id })).rejects.toMatchObject({
      status: 428,
      errors: { sireId: expect.stringContaining('Tam has no DNA profile') },
    })
  })

  test('another’s animal, and one shared only for reading, like one that is not there', async () => {
    const { browser, user } = await member()
    const { wren, skye } = await family(user.id)
    const friend = await member()
    const sire = await profiled(friend.user.id, ['G', 'G'], { gender: 'male' })
    const body = { offspringId: wren.id, damId: skye.id, sireId: sire.id }
    const missing = { status: 404, message: 'operation failed' }
    await expect(ask(browser, body)).rejects.toMatchObject(missing)
    await expect(ask(browser, { ...body, sireId: crypto.randomUUID() })).rejects.toMatchObject(missing)
    await shareWith(shop, sire.id, user.email, 'view')
    await expect(ask(browser, body)).rejects.toMatchObject(missing)
    await expect(ask(friend.browser, body)).rejects.toMatchObject(missing)
  })
})

test('an animal shared with all rights takes part, and is not written into the pedigree', async () => {
  const { browser, user } = await member()
  const { wren, skye } = await family(user.id)
  const friend = await member()
  const sire = await profiled(friend.user.id, ['G', 'G'], { gender: 'male', petName: 'Bolt' })
  await shareWith(shop, sire.id, user.email, 'full')
  const request = await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: sire.id })
  expect(request).toMatchObject({ verdict: 'qualifies', sire: { name: 'Bolt' } })
  expect(await parentsOf(wren.id)).toEqual([null, null, null, null])
  expect((await list(friend.browser)).count).toBe(0)
})

describe('parents who qualify', () => {
  test('become dam and sire of an animal that has none', async () => {
    const { browser, user } = await member()
    const { wren, skye, bracken } = await family(user.id)
    await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: bracken.id })
    expect(await parentsOf(wren.id)).toEqual([skye.id, bracken.id, 'Skye', 'Bracken'])
  })

  test.each(['damName', 'sireName'] as const)('never replace what its owner wrote (%s)', async (name) => {
    const { browser, user } = await member()
    const { wren, skye, bracken } = await family(user.id)
    await shop.db
      .update(animals)
      .set({ [name]: 'Orchardlane Evening Star' })
      .where(eq(animals.id, wren.id))
    const before = await parentsOf(wren.id)
    await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: bracken.id })
    expect(await parentsOf(wren.id)).toEqual(before)
  })

  test('are not written for one parent alone', async () => {
    const { browser, user } = await member()
    const { wren, skye } = await family(user.id)
    expect(await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: null })).toMatchObject({
      verdict: 'qualifies',
    })
    expect(await parentsOf(wren.id)).toEqual([null, null, null, null])
  })
})

test('the report of a parentage follows the profiles: read again, it is no longer valid', async () => {
  const { browser, user } = await member()
  const { wren, skye, bracken } = await family(user.id)
  await ask(browser, { offspringId: wren.id, damId: skye.id, sireId: bracken.id })
  const report = await browser.ask(reportCalls.getReport, {
    params: { id: wren.id },
    query: { reportType: 'parentage' },
  })
  expect((await recheckReport(shop.db, report.key))?.content).toMatchObject({
    parentage: { verdict: 'qualifies', dam: { name: 'Skye' } },
    samples: expect.arrayContaining([expect.objectContaining({ barcode: skye.barcode, animal: 'Skye' })]),
  })
  await shop.db.update(dnaProfiles).set({ supersededAt: new Date() }).where(eq(dnaProfiles.barcode, skye.barcode))
  await addProfile(shop, skye.barcode, [...markersOf(110, 'A', 'A'), ...markersOf(120, 'G', 'G').slice(110)])
  expect(await recheckReport(shop.db, report.key)).toMatchObject({
    state: 'superseded',
    stateReason: expect.stringContaining('comes out differently'),
  })
})

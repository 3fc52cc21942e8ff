import { randomInt } from 'node:crypto'
import { parentageCalls } from '@shop/contract/parentage'
import { type ChipRecord, toolCalls } from '@shop/contract/tool'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { addProfile, addReportedSample, markersOf, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { dnaProfiles } from '../../schema/result.ts'

const shop = useShop()

const snp = 'ISAG 2020 SNP'
const str = 'ISAG 2006 STR'
const newChip = () => `9810${String(randomInt(10 ** 11)).padStart(11, '0')}`
const check = (browser: Browser, code: string) => browser.ask(toolCalls.checkMicrochip, { params: { code } })

async function member() {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser, 'breeder') }
}
type Alleles = [string, string]
type Animal = Parameters<typeof addAnimal>[2]

/** An animal with a profile on each of these panels. */
async function profiled(userId: string, panels: Record<string, Alleles>, about: Animal = {}) {
  const animal = await addAnimal(shop, userId, about)
  const { barcode } = await addReportedSample(shop, animal.id)
  for (const [panel, alleles] of Object.entries(panels))
    await addProfile(shop, barcode, markersOf(panel === str ? 20 : 120, ...alleles), { panel })
  return { ...animal, barcode }
}

/** Wren with her chip, her dam Star and her sire Rowan, whose DNA fits, in one account. */
async function family() {
  const owner = await member()
  const chipNumber = newChip()
  const { id } = owner.user
  const wren = await profiled(id, { [snp]: ['A', 'G'] }, { petName: 'Wren', chipNumber })
  const star = await profiled(
    id,
    { [snp]: ['A', 'A'] },
    { petName: 'Star', registrationName: 'Orchardlane Evening Star' },
  )
  const rowan = await profiled(id, { [snp]: ['G', 'G'] }, { petName: 'Rowan', gender: 'male' })
  return { ...owner, chipNumber, wren, star, rowan }
}
const compare = (browser: Browser, offspringId: string, parents: { damId?: string; sireId?: string }) =>
  browser.ask(parentageCalls.createParentageRequest, {
    body: { offspringId, damId: parents.damId ?? null, sireId: parents.sireId ?? null },
  })
const write = (id: string, columns: Partial<typeof animals.$inferInsert>) =>
  shop.db.update(animals).set(columns).where(eq(animals.id, id))

const parentIn = (record: ChipRecord | undefined, role: 'dam' | 'sire') =>
  record?.parents.find((parent) => parent.role === role)
async function damOf(browser: Browser, chip: string) {
  const { records } = await check(browser, chip)
  return parentIn(records[0], 'dam')
}

test('a number on no record is read by itself, and leads to the registers of its country', async () => {
  expect(await check(shop.visitor(), '036098100000001')).toMatchObject({
    code: '036098100000001',
    format: 'iso',
    issuer: 'Australia',
    warning: null,
    registers: [{ name: 'Pet Address', page: 'https://www.petaddress.com.au' }, {}],
    records: [],
  })
  expect(await check(shop.visitor(), 'nonsense')).toMatchObject({ format: 'invalid', registers: [], records: [] })
})

describe('who sees what', () => {
  test('its animal is described to its owner, and to whom it is shared with; to nobody else', async () => {
    const { browser, chipNumber, wren } = await family()
    const spaced = `${chipNumber.slice(0, 3)} ${chipNumber.slice(3)}`
    const described = { id: wren.id, petName: 'Wren', breed: { id: 200193, name: 'Border Collie' } }
    expect((await check(browser, spaced)).records).toMatchObject([{ animal: { ...described, rights: 'owner' } }])
    const vet = shop.visitor()
    const { email } = await signIn(shop, vet, 'vet')
    for (const stranger of [shop.visitor(), vet])
      expect((await check(stranger, chipNumber)).records).toMatchObject([{ animal: null }])
    await shareWith(shop, wren.id, email, 'view')
    expect((await check(vet, chipNumber)).records).toMatchObject([{ animal: { ...described, rights: 'view' } }])
  })

  test('a stranger reads the registered name of a parent that qualifies, and no pet name and no record', async () => {
    const { browser, chipNumber, wren, star, rowan } = await family()
    await compare(browser, wren.id, { damId: star.id, sireId: rowan.id })
    const own = (await check(browser, chipNumber)).records[0]
    expect(parentIn(own, 'dam')).toMatchObject({ name: 'Orchardlane Evening Star', animalId: star.id })
    expect(parentIn(own, 'sire')).toMatchObject({ state: 'qualifies', name: 'Rowan', animalId: rowan.id })
    const found = await check(shop.visitor(), chipNumber)
    expect(parentIn(found.records[0], 'dam')).toMatchObject({ name: 'Orchardlane Evening Star', animalId: null })
    expect(parentIn(found.records[0], 'sire')).toMatchObject({ state: 'qualifies', name: null, animalId: null })
    expect(JSON.stringify(found)).not.toMatch(/Wren|Rowan|Border/)
  })

  test('a stranger reads no name that DNA does not bear out, whatever is written down', async () => {
    const { browser, chipNumber, wren } = await family()
    await write(wren.id, { damName: 'Champion Somebody', sireName: 'Champion Else' })
    expect(await damOf(browser, chipNumber)).toMatchObject({
      state: 'stated',
      name: 'Champion Somebody',
      gaps: ['name_only'],
    })
    const found = await check(shop.visitor(), chipNumber)
    expect(parentIn(found.records[0], 'dam')).toMatchObject({ state: 'stated', name: null, gaps: ['name_only'] })
    expect(JSON.stringify(found)).not.toContain('Champion')
  })

  test('the profiles of another account’s parent are shown to nobody before it was compared', async () => {
    const { browser, user, chipNumber, wren } = await family()
    const breeder = await member()
    const bought = await profiled(breeder.user.id, { [str]: ['101', '103'] }, { petName: 'Fern' })
    await write(wren.id, { damId: bought.id, damName: 'Fern' })
    const hidden = { state: 'stated', panels: [], gaps: ['share'] }
    expect(await damOf(browser, chipNumber)).toMatchObject({ ...hidden, name: 'Fern', animalId: null })
    expect(await damOf(shop.visitor(), chipNumber)).toMatchObject({ ...hidden, name: null })
    await shareWith(shop, bought.id, user.email, 'full')
    expect(await damOf(browser, chipNumber)).toMatchObject({
      panels: [str],
      gaps: ['common_panel'],
      animalId: bought.id,
    })
    expect(await damOf(shop.visitor(), chipNumber)).toMatchObject(hidden)
  })
})

describe('what holds of a parent', () => {
  test('compared: with panel, markers and power of exclusion, of both parents at once', async () => {
    const { browser, chipNumber, wren, star, rowan } = await family()
    await compare(browser, wren.id, { damId: star.id, sireId: rowan.id })
    const [record] = (await check(shop.visitor(), chipNumber)).records
    expect(record).toMatchObject({ species: { id: 1 }, panels: [snp], isSampleData: false })
    for (const role of ['dam', 'sire'] as const)
      expect(parentIn(record, role)).toMatchObject({
        state: 'qualifies',
        comparisons: [
          {
            panel: snp,
            verdict: 'qualifies',
            isOfBoth: true,
            markersCompared: 120,
            mismatches: 0,
            powerOfExclusion: null,
          },
        ],
        comparedAt: expect.any(String),
        gaps: [],
      })
  })

  test('the power of exclusion comes with thirty animals of its panel', async () => {
    const { browser, user, chipNumber, wren, star } = await family()
    for (const { barcode } of [wren, star])
      await shop.db.update(dnaProfiles).set({ panel: 'AKC' }).where(eq(dnaProfiles.barcode, barcode))
    for (let count = 0; count < 28; count++) await profiled(user.id, { AKC: ['A', 'G'] })
    await compare(browser, wren.id, { damId: star.id })
    const [found] = (await damOf(browser, chipNumber))?.comparisons ?? []
    expect(found?.powerOfExclusion).toBeGreaterThan(0.99)
    expect(found?.powerOfExclusion).toBeLessThan(1)
  })

  test('a later comparison that could tell nothing takes nothing from an earlier one that did', async () => {
    const { browser, user, chipNumber, wren, star } = await family()
    await compare(browser, wren.id, { damId: star.id })
    const repeats = await profiled(user.id, { [str]: ['101', '103'] }, { petName: 'Moss', gender: 'male' })
    expect(await compare(browser, wren.id, { damId: star.id, sireId: repeats.id })).toMatchObject({
      verdict: 'not_comparable',
    })
    const [record] = (await check(shop.visitor(), chipNumber)).records
    expect(parentIn(record, 'dam')).toMatchObject({ state: 'qualifies', name: 'Orchardlane Evening Star' })
    expect(parentIn(record, 'sire')).toMatchObject({ state: 'not_comparable', panels: [str], gaps: ['common_panel'] })
  })

  test('what was compared counts as the profiles count today', async () => {
    const { browser, chipNumber, wren, star } = await family()
    await compare(browser, wren.id, { damId: star.id })
    const [ofStar, ofWren] = [star, wren].map(({ barcode }) => eq(dnaProfiles.barcode, barcode))
    await shop.db
      .update(dnaProfiles)
      .set({ markers: markersOf(120, 'G', 'G') })
      .where(ofWren)
    expect(await damOf(browser, chipNumber)).toMatchObject({
      state: 'excluded',
      comparisons: [{ verdict: 'excluded', mismatches: 120 }],
      gaps: ['retest'],
    })
    await shop.db.update(dnaProfiles).set({ supersededAt: new Date() }).where(ofStar)
    expect(await damOf(browser, chipNumber)).toMatchObject({ state: 'not_comparable', gaps: ['parent_profile'] })
  })

  test('stated: not one of them has a profile, then both have and nobody compared them', async () => {
    const { browser, user } = await member()
    const chipNumber = newChip()
    const pup = await addAnimal(shop, user.id, { petName: 'Pip', chipNumber })
    expect(await damOf(browser, chipNumber)).toMatchObject({ state: 'unknown', gaps: ['no_parent'] })
    const fern = await addAnimal(shop, user.id, { petName: 'Fern' })
    await write(pup.id, { damId: fern.id, damName: 'Fern' })
    expect(await damOf(browser, chipNumber)).toMatchObject({
      state: 'stated',
      name: 'Fern',
      gaps: ['offspring_profile', 'parent_profile'],
    })
    for (const { id } of [pup, fern])
      await addProfile(shop, (await addReportedSample(shop, id)).barcode, markersOf(120, 'A', 'G'))
    expect(await damOf(browser, chipNumber)).toMatchObject({ state: 'stated', gaps: ['comparison'], comparisons: [] })
  })

  test('the dam that is written down is not the one that fits', async () => {
    const { browser, user } = await member()
    const chipNumber = newChip()
    const wren = await profiled(user.id, { [str]: ['101', '103'] }, { petName: 'Wren', chipNumber })
    const star = await profiled(user.id, { [str]: ['101', '101'] }, { petName: 'Star' })
    await compare(browser, wren.id, { damId: star.id })
    const other = await profiled(user.id, { [str]: ['105', '107'] }, { registrationName: 'Other One' })
    await write(wren.id, { damId: other.id, damName: 'Other One' })
    expect(await damOf(browser, chipNumber)).toMatchObject({
      state: 'stated',
      name: 'Other One',
      gaps: ['other_fits', 'comparison'],
    })
    expect(await damOf(shop.visitor(), chipNumber)).toMatchObject({ state: 'stated', name: null })
    await compare(browser, wren.id, { damId: other.id })
    expect(await damOf(browser, chipNumber)).toMatchObject({ state: 'excluded', gaps: ['other_fits', 'retest'] })
  })

  test('of two that fit neither qualifies, whoever is written down', async () => {
    const { browser, user, chipNumber, wren, star } = await family()
    const sister = await profiled(user.id, { [snp]: ['A', 'A'] }, { petName: 'Sister' })
    for (const { id } of [star, sister]) await compare(browser, wren.id, { damId: id })
    const open = { state: 'inconclusive', gaps: ['several_fit'] }
    expect(await damOf(browser, chipNumber)).toMatchObject({ ...open, name: null })
    await write(wren.id, { damId: star.id, damName: 'Orchardlane Evening Star' })
    expect(await damOf(browser, chipNumber)).toMatchObject({ ...open, name: 'Orchardlane Evening Star' })
    expect(await damOf(shop.visitor(), chipNumber)).toMatchObject({ ...open, name: null })
  })

  test('two that fit alone, and not together', async () => {
    const { browser, user, chipNumber, wren, star } = await family()
    const same = await profiled(user.id, { [snp]: ['A', 'A'] }, { petName: 'Same', gender: 'male' })
    expect(await compare(browser, wren.id, { damId: star.id, sireId: same.id })).toMatchObject({ verdict: 'excluded' })
    const [record] = (await check(browser, chipNumber)).records
    for (const role of ['dam', 'sire'] as const)
      expect(parentIn(record, role)).toMatchObject({ state: 'inconclusive', gaps: ['together'] })
  })
})

describe('one number on several animals', () => {
  test('of two accounts: named to a stranger, and nothing of either', async () => {
    const { browser, chipNumber } = await family()
    const second = await member()
    await addAnimal(shop, second.user.id, { petName: 'Moss', chipNumber })
    expect(await check(shop.visitor(), chipNumber)).toMatchObject({ records: [], isShared: true })
    expect((await check(browser, chipNumber)).records).toMatchObject([{ animal: { petName: 'Wren' } }])
    expect((await check(second.browser, chipNumber)).records).toMatchObject([{ animal: { petName: 'Moss' } }])
  })

  test('of one account: each of them, to its owner', async () => {
    const { browser, user, chipNumber } = await family()
    await addAnimal(shop, user.id, { petName: 'Moss', chipNumber })
    expect((await check(browser, chipNumber)).records.map(({ animal }) => animal?.petName)).toEqual(['Moss', 'Wren'])
  })
})

test('it cannot be guessed through', async () => {
  const { browser } = await member()
  for (let tries = 0; tries < 60; tries += 1) await check(browser, newChip())
  await expect(check(browser, newChip())).rejects.toMatchObject({ status: 429 })
  // What is no number queries no records, and counts against no limit.
  expect(await check(browser, 'nonsense')).toMatchObject({ format: 'invalid' })
})

import { randomUUID } from 'node:crypto'
import { codes } from '@shop/contract/failure'
import { mateCalls } from '@shop/contract/mate'
import { membershipCalls } from '@shop/contract/membership'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { australian, type Browser, signIn } from '../../../test/buyer.ts'
import { testNamed } from '../../../test/genetics.ts'
import { join, letDaysPass } from '../../../test/members.ts'
import { addProfile, addReportedSample, markersOf } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { memberships } from '../../schema/member.ts'
import { sweepMemberships } from '../../sales/membership/sweep.ts'

const shop = useShop()

const [eyes, nerves] = [testNamed('Collie eye anomaly').id, testNamed('Trapped neutrophil').id]
const merle = testNamed('Coat pattern M locus').id
const dilution = testNamed('Coat colour D locus (d1').id

type Kennel = { browser: Browser; userId: string }
type Animal = Parameters<typeof addAnimal>[2] & { found?: Record<number, string | null>; markers?: string[] }

/** A breeder who is a member. */
async function member(): Promise<Kennel> {
  const browser = australian(shop)
  const { id: userId } = await signIn(shop, browser)
  await join(browser)
  return { browser, userId }
}

/** An animal of no breed, so that only what was tested counts, with what the laboratory found. */
async function add({ userId }: Kennel, { found, markers, ...about }: Animal = {}) {
  const animal = await addAnimal(shop, userId, { breedId: null, ...about })
  if (!found && !markers) return animal
  const { barcode } = await addReportedSample(shop, animal.id)
  for (const [test, genotype] of Object.entries(found ?? {})) await addResult(shop, barcode, Number(test), genotype)
  if (markers) await addProfile(shop, barcode, markersOf(100, ...markers))
  return animal
}
const addMale = (kennel: Kennel, petName: string, more: Animal = {}) =>
  add(kennel, { petName, gender: 'male', ...more })

type Query = { order?: 'risk' | 'relatedness' | 'colour'; breed?: string; colour?: string; page?: string }
const matesOf = ({ browser }: Kennel, { id }: { id: string }, query: Query = {}) =>
  browser.ask(mateCalls.listMates, { params: { id }, query })
const namesIn = ({ results }: { results: { animal: { petName: string } }[] }) =>
  results.map(({ animal }) => animal.petName)

describe('who may rank mates', () => {
  const refused = { status: 409, code: codes.membersOnly }

  test('not a breeder who is no member', async () => {
    const browser = australian(shop)
    const { id: userId } = await signIn(shop, browser)
    const bitch = await add({ browser, userId })
    await expect(matesOf({ browser, userId }, bitch)).rejects.toMatchObject(refused)
  })

  test('a member, after cancelling too, until the membership has ended', async () => {
    const kennel = await member()
    const bitch = await add(kennel)
    expect(await matesOf(kennel, bitch)).toMatchObject({ results: [], count: 0 })
    await kennel.browser.ask(membershipCalls.cancelMembership, { body: {} })
    expect(await matesOf(kennel, bitch)).toMatchObject({ count: 0 })
    await letDaysPass(shop, 400)
    await sweepMemberships(shop.services)
    expect(await shop.db.$count(memberships, eq(memberships.userId, kennel.userId))).toBe(1)
    await expect(matesOf(kennel, bitch)).rejects.toMatchObject(refused)
  })

  test('nobody for an animal of others, who are not mates either', async () => {
    const [kennel, others] = [await member(), await member()]
    await addMale(others, 'Theirs')
    expect(await matesOf(kennel, await add(kennel))).toMatchObject({ count: 0 })
    const missing = await matesOf(kennel, { id: randomUUID() }).catch((error: unknown) => error)
    expect(missing).toMatchObject({ status: 404 })
    await expect(matesOf(kennel, await add(others))).rejects.toEqual(missing)
  })
})

test('mates are one’s own animals of the other sex and the same species; archived and desexed ones are left out', async () => {
  const kennel = await member()
  const bitch = await add(kennel, { petName: 'Skye' })
  await addMale(kennel, 'Bracken')
  await add(kennel, { petName: 'Wren' })
  await addMale(kennel, 'Tom', { speciesId: 2 })
  await addMale(kennel, 'Old Moss', { archivedAt: new Date() })
  await addMale(kennel, 'Rusty', { isDesexed: true })
  const mates = await matesOf(kennel, bitch)
  expect(namesIn(mates)).toEqual(['Bracken'])
  expect(mates).toMatchObject({ animal: { petName: 'Skye' }, count: 1, desexedCount: 1 })
  const cat = await addMale(kennel, 'Felix', { speciesId: 2 })
  await add(kennel, { petName: 'Olive', speciesId: 2 })
  expect(namesIn(await matesOf(kennel, cat))).toEqual(['Olive'])
})

test('two different variants of one gene are read together: the pair that each test alone calls carriers is at risk', async () => {
  const kennel = await member()
  const [one, other] = [testNamed('Degenerative myelopathy (DM').id, testNamed('SOD1B').id]
  const bitch = await add(kennel, { petName: 'Heidi', found: { [one]: 'N/DM', [other]: 'N/N' } })
  await addMale(kennel, 'Other variant', { found: { [one]: 'N/N', [other]: 'N/DM' } })
  await addMale(kennel, 'Clear of both', { found: { [one]: 'N/N', [other]: 'N/N' } })
  const mates = await matesOf(kennel, bitch)
  expect(namesIn(mates)).toEqual(['Clear of both', 'Other variant'])
  expect(mates.results[1]).toMatchObject({
    level: 'possible',
    risks: [{ product: { name: 'Degenerative myelopathy' }, percentFrom: 25, percentTo: 25 }],
  })
  expect(mates.results[0]).toMatchObject({ level: 'carrier' })
})

test('a cryptic merle with a merle has no double merles, two merles have', async () => {
  const kennel = await member()
  const bitch = await add(kennel, { petName: 'Skye', found: { [merle]: 'N/M' } })
  await addMale(kennel, 'Cryptic', { found: { [merle]: 'N/Mc' } })
  await addMale(kennel, 'Merle', { found: { [merle]: 'N/M' } })
  const mates = await matesOf(kennel, bitch)
  const risksOf = (name: string) => mates.results.find(({ animal }) => animal.petName === name)?.risks
  expect(risksOf('Cryptic')).toEqual([])
  expect(risksOf('Merle')).toMatchObject([
    { percentFrom: 25, percentTo: 25, warning: expect.stringMatching(/often deaf/) as string },
  ])
})

test('a type B queen: toms whose kittens her first milk would harm come last, with what to do', async () => {
  const kennel = await member()
  const blood = testNamed('AB blood group').id
  const queen = await add(kennel, { petName: 'Olive', speciesId: 2, found: { [blood]: 'b1/b1' } })
  await addMale(kennel, 'All A', { speciesId: 2, found: { [blood]: 'A/A' } })
  await addMale(kennel, 'Carries b', { speciesId: 2, found: { [blood]: 'A/b1' } })
  await addMale(kennel, 'Type B', { speciesId: 2, found: { [blood]: 'b1/b2' } })
  const mates = await matesOf(kennel, queen)
  expect(namesIn(mates)).toEqual(['Type B', 'Carries b', 'All A'])
  expect(mates.results.map(({ risks: [risk] }) => risk?.percentTo)).toEqual([undefined, 50, 100])
  expect(mates.results[2]?.risks[0]?.warning).toMatch(/first milk.*first 24 hours/)
})

describe('by risk', () => {
  let kennel: Kennel
  let bitch: Awaited<ReturnType<typeof add>>
  beforeAll(async () => {
    kennel = await member()
    bitch = await add(kennel, { petName: 'Skye', found: { [eyes]: 'N/CEA', [nerves]: 'N/N' } })
    await addMale(kennel, 'Affected', { found: { [eyes]: 'CEA/CEA', [nerves]: 'N/N' } })
    await addMale(kennel, 'Carrier', { found: { [eyes]: 'N/CEA', [nerves]: 'N/N' } })
    await addMale(kennel, 'Untested')
    await addMale(kennel, 'Failed', { found: { [eyes]: null, [nerves]: 'N/N' } })
    await addMale(kennel, 'Clear', { found: { [eyes]: 'N/N', [nerves]: 'N/N' } })
  })

  test('clear comes first, then what nobody can rule out, then what can happen, by its chance', async () => {
    const mates = await matesOf(kennel, bitch)
    expect(namesIn(mates)).toEqual(['Clear', 'Failed', 'Untested', 'Carrier', 'Affected'])
    expect(mates.results.map(({ level }) => level)).toEqual(['carrier', 'open', 'open', 'possible', 'possible'])
    const chances = mates.results.map(({ risks: [risk] }) => [risk?.kind, risk?.percentFrom, risk?.percentTo])
    expect(chances).toEqual([
      ['carrier', 50, 50],
      ['open', 0, 50],
      ['open', 0, 50],
      ['possible', 25, 25],
      ['possible', 50, 50],
    ])
  })

  test('who was not tested, and whose marker failed, is named and never clear', async () => {
    const { results } = await matesOf(kennel, bitch)
    const untestedIn = (name: string) =>
      (results.find(({ animal }) => animal.petName === name)?.risks ?? []).map(({ product, kind, untested }) => [
        product.id,
        kind,
        untested.join(),
      ])
    expect(untestedIn('Failed')).toEqual([[eyes, 'open', 'sire']])
    // Her two normal copies rule the disease out, and not that he passes it on.
    expect(untestedIn('Untested')).toEqual([
      [eyes, 'open', 'sire'],
      [nerves, 'carrier', 'sire'],
    ])
  })

  test('of a male, the mates are dams', async () => {
    const male = await addMale(kennel, 'Asked', { found: { [eyes]: 'CEA/CEA' } })
    const { results } = await matesOf(kennel, male)
    expect(results).toMatchObject([
      { animal: { petName: 'Skye' }, risks: [{ percentFrom: 50 }, { kind: 'carrier', untested: ['sire'] }] },
    ])
    await shop.db.delete(animals).where(eq(animals.id, male.id))
  })

  test('a disease of the breed that neither was tested for is open', async () => {
    const collies = await member()
    const dam = await add(collies, { breedId: 200193 })
    await addMale(collies, 'Bracken', { breedId: 200193, found: { [eyes]: 'N/N' } })
    const { results } = await matesOf(collies, dam)
    expect(results[0]?.level).toBe('open')
    expect(results[0]?.risks).toContainEqual(
      expect.objectContaining({
        product: expect.objectContaining({ id: nerves }) as object,
        untested: ['dam', 'sire'],
      }),
    )
    expect(results[0]?.risks).toContainEqual(
      expect.objectContaining({ product: expect.objectContaining({ id: eyes }) as object, kind: 'carrier' }),
    )
  })

  test('a trait whose two copies do harm is a risk where both can pass it on, with what our sources warn of', async () => {
    const merles = await member()
    const dam = await add(merles, { found: { [merle]: 'N/M', [nerves]: 'N/N' } })
    await addMale(merles, 'Merle', { found: { [merle]: 'N/M', [nerves]: 'N/N' } })
    await addMale(merles, 'Plain', { found: { [merle]: 'N/N', [nerves]: 'N/N' } })
    await addMale(merles, 'Unread', { found: { [nerves]: 'N/N' } })
    const { results } = await matesOf(merles, dam)
    expect(results.map(({ animal, level, clearCount }) => [animal.petName, level, clearCount])).toEqual([
      ['Plain', 'clear', 1],
      ['Unread', 'open', 1],
      ['Merle', 'possible', 1],
    ])
    const warning = expect.stringMatching(/do not mate merle to merle/) as string
    expect(results.map(({ risks }) => risks)).toMatchObject([
      [],
      [{ percentFrom: 0, percentTo: 50, untested: ['sire'], warning }],
      [{ product: { id: merle }, percentFrom: 25, percentTo: 25, warning }],
    ])
  })

  test('a pair of whom nothing is known is not clear, and comes after those of whom something is', async () => {
    const unknown = await member()
    const dam = await add(unknown)
    await addMale(unknown, 'Anybody')
    await addMale(unknown, 'Tested', { found: { [eyes]: 'CEA/CEA' } })
    const { results } = await matesOf(unknown, dam)
    expect(results.map(({ animal, level, clearCount }) => [animal.petName, level, clearCount])).toEqual([
      ['Tested', 'open', 0],
      ['Anybody', 'open', 0],
    ])
  })

  test('two samples that contradict each other tell nothing', async () => {
    const split = await member()
    const dam = await add(split, { found: { [eyes]: 'N/CEA' } })
    const male = await addMale(split, 'Bracken', { found: { [eyes]: 'N/N' } })
    expect((await matesOf(split, dam)).results[0]).toMatchObject({ level: 'carrier' })
    const { barcode } = await addReportedSample(shop, male.id)
    await addResult(shop, barcode, eyes, 'N/CEA')
    expect((await matesOf(split, dam)).results[0]).toMatchObject({ level: 'open', risks: [{ untested: ['sire'] }] })
  })

  test('clear by parentage counts as clear', async () => {
    const split = await member()
    const dam = await add(split, { found: { [eyes]: 'N/CEA' } })
    const male = await addMale(split, 'Bracken')
    const { barcode } = await addReportedSample(shop, male.id)
    await addResult(shop, barcode, eyes, null, { basis: 'parentage', generations: 1 })
    expect((await matesOf(split, dam)).results[0]?.byParentage).toMatchObject([
      { product: { id: eyes }, parent: 'sire', generations: 1 },
    ])
    expect((await matesOf(split, dam)).results[0]).toMatchObject({ level: 'carrier', risks: [{ untested: [] }] })
  })
})

describe('by relatedness', () => {
  test('the pedigree counts first, then DNA; what cannot be known is named', async () => {
    const kennel = await member()
    const dam = await add(kennel, { petName: 'Star', registrationName: 'Orchardlane Evening Star' })
    const sire = await addMale(kennel, 'Dad', { markers: ['A', 'A'] })
    const bitch = await add(kennel, { petName: 'Skye', damId: dam.id, sireId: sire.id, markers: ['A', 'A'] })
    await addMale(kennel, 'Half', { damId: dam.id })
    await addMale(kennel, 'Full', { damId: dam.id, sireId: sire.id })
    await addMale(kennel, 'Alike', { markers: ['A', 'G'] })
    await addMale(kennel, 'Unlike', { markers: ['G', 'G'] })
    await addMale(kennel, 'Unknown')
    const mates = await matesOf(kennel, bitch, { order: 'relatedness' })
    expect(namesIn(mates)).toEqual(['Unlike', 'Alike', 'Unknown', 'Half', 'Dad', 'Full'])
    expect(mates.results.map(({ relatedness }) => relatedness)).toMatchObject([
      {
        relation: null,
        inbreedingPercent: 0,
        knownParents: 2,
        dna: { markers: 100, percentAlike: 0, litter: { heterozygosityPercent: 100, inbreedingPercent: null } },
      },
      { dna: { percentAlike: 50, litter: { heterozygosityPercent: 50 } } },
      { relation: null, dna: null, dnaReason: 'Unknown has no DNA profile.' },
      { relation: 'Her half-brother: Orchardlane Evening Star is the dam of both', inbreedingPercent: 12.5 },
      { relation: 'Her sire', inbreedingPercent: 25, dna: { percentAlike: 100, litter: { heterozygosityPercent: 0 } } },
      { relation: 'Her full brother', inbreedingPercent: 25, knownParents: 4 },
    ])
  })

  test('ancestors further up are named, and parents that are only named alike are not taken for one', async () => {
    const kennel = await member()
    const gran = await add(kennel, { petName: 'Gran', archivedAt: new Date() })
    const [aunt, uncle] = [await add(kennel, { damId: gran.id }), await addMale(kennel, 'Uncle', { damId: gran.id })]
    const bitch = await add(kennel, { damId: aunt.id, sireName: 'Orchardlane Tweed' })
    await addMale(kennel, 'Cousin', { sireId: uncle.id })
    await addMale(kennel, 'Namesake', { sireName: 'orchardlane  tweed' })
    const { results } = await matesOf(kennel, bitch, { order: 'relatedness' })
    expect(results.map(({ animal, relatedness }) => [animal.petName, relatedness])).toMatchObject([
      ['Namesake', { relation: null, inbreedingPercent: 0, sharedNames: ['Orchardlane Tweed'] }],
      ['Cousin', { relation: 'Ancestors in common: Gran', inbreedingPercent: 3.125, sharedNames: [] }],
      ['Uncle', { relation: 'Ancestors in common: Gran', inbreedingPercent: 6.25 }],
    ])
  })
})

test('by colour: the likeliest to bring what is wanted first, and who was not tested after who may', async () => {
  const kennel = await member()
  const bitch = await add(kennel, { found: { [dilution]: 'D/d' } })
  await addMale(kennel, 'Blue', { found: { [dilution]: 'd/d' } })
  await addMale(kennel, 'Hidden', { found: { [dilution]: 'D/d' } })
  await addMale(kennel, 'Dense', { found: { [dilution]: 'D/D' } })
  await addMale(kennel, 'Untested')
  const colour = `${dilution}:d/d`
  const mates = await matesOf(kennel, bitch, { order: 'colour', colour })
  expect(namesIn(mates)).toEqual(['Blue', 'Hidden', 'Untested', 'Dense'])
  expect(mates.results.map(({ wanted }) => wanted)).toEqual([
    { percentFrom: 50, percentTo: 50 },
    { percentFrom: 25, percentTo: 25 },
    { percentFrom: 0, percentTo: 50 },
    { percentFrom: 0, percentTo: 0 },
  ])
  expect(mates).toMatchObject({ wantedColour: colour })
  expect(mates.wantedColours.map(({ value }) => value)).toContain(colour)
  // One that none of these pairs can have: the first that there is.
  const first = await matesOf(kennel, bitch, { order: 'colour', colour: 'mauve' })
  expect(first.wantedColour).toBe(mates.wantedColours[0]?.value)
})

test('a breed narrows the list, whose breeds stay, and more than twenty come page by page', async () => {
  const kennel = await member()
  const bitch = await add(kennel)
  for (let number = 10; number < 31; number += 1) await addMale(kennel, `Mate ${number}`)
  await addMale(kennel, 'Sheltie', { breedId: 201217 })
  const first = await matesOf(kennel, bitch)
  expect(first).toMatchObject({ count: 22, next: 2, breeds: [{ id: 201217 }] })
  expect(first.results).toHaveLength(20)
  expect(namesIn(await matesOf(kennel, bitch, { page: '2' }))).toHaveLength(2)
  const shelties = await matesOf(kennel, bitch, { breed: '201217' })
  expect(namesIn(shelties)).toEqual(['Sheltie'])
  expect(shelties.breeds).toEqual(first.breeds)
})

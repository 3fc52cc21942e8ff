import { folded } from '@shop/contract/text'
import { randomUUID } from 'node:crypto'
import { type AnimalBody, animalCalls, type AnimalUpdate } from '@shop/contract/animal'
import type { addressOf } from '@shop/contract/call'
import { messages } from '@shop/contract/messages'
import { sampleCalls } from '@shop/contract/sample'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAnimal, addSample } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { breedMixes } from '../../schema/result.ts'
import { sampleStageTimes, sampleTests } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { dayMs } from '../../platform/values/days.ts'

const shop = useShop()

async function member(type = 'breeder', more: Parameters<typeof signIn>[3] = {}) {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  return { browser, user: await signIn(shop, browser, type, more) }
}
const collie = { id: 200193, name: 'Border Collie' }
const puppy = (change: Partial<AnimalBody> = {}): AnimalBody => ({
  petName: 'Pip',
  gender: 'male',
  species: { id: 1, name: 'Canine' },
  breed: collie,
  ...change,
})
const create = (browser: Browser, change: Partial<AnimalBody> = {}) =>
  browser.ask(animalCalls.createAnimal, { body: puppy(change) })
const update = (browser: Browser, id: string, body: AnimalUpdate) =>
  browser.ask(animalCalls.updateAnimal, { params: { id }, body })
const get = (browser: Browser, id: string) => browser.ask(animalCalls.getAnimal, { params: { id } })
const profile = (browser: Browser, id: string) => browser.ask(animalCalls.getAnimalProfile, { params: { id } })
type Query = NonNullable<Parameters<typeof addressOf>[1]>['query']
const list = (browser: Browser, query: Query = {}) => browser.ask(animalCalls.listAnimals, { query })
const namesIn = async (browser: Browser, query: Query = {}) =>
  (await list(browser, query)).results.map(({ petName }) => petName)
const share = (animalId: string, email: string, rights: 'view' | 'full' = 'view') =>
  shop.db.insert(animalShares).values({ animalId, email, rights })
const offer = (animalId: string, fromUserId: string, days: number) =>
  shop.db.insert(animalTransfers).values({
    animalId,
    fromUserId,
    toEmail: 'new@example.org',
    expiresAt: new Date(Date.now() + days * dayMs),
  })

describe('lists', () => {
  test('two thousand animals come in pages of fifteen, each once and in order', async () => {
    const { browser, user } = await member()
    const row = (index: number): typeof animals.$inferInsert => ({
      userId: user.id,
      // Many share a name, and capitals do not count.
      petName: index % 2 ? `rex ${index % 50}` : `Rex ${index % 50}`,
      speciesId: 1,
      gender: 'male',
      coat: { pattern: 'solid', colours: ['#000000'], seed: index },
    })
    for (let start = 0; start < 2000; start += 500)
      await shop.db.insert(animals).values(Array.from({ length: 500 }, (_, index) => row(start + index)))
    const first = await list(browser)
    expect(first).toMatchObject({ count: 2000, next: 2, previous: null })
    expect(first.results).toHaveLength(15)
    const seen = []
    for (let page: number | null = 1; page;) {
      const { results, next } = await list(browser, { page, size: 100 })
      seen.push(...results)
      page = next
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(2000)
    const names = seen.map(({ petName }) => petName.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(await list(browser, { page: 134 })).toMatchObject({ count: 2000, next: null, previous: 133 })
    expect((await list(browser, { size: 100_000 })).results).toHaveLength(100)
    expect((await list(browser, { size: 'many', page: 'last' })).results).toEqual(first.results)
    expect((await list(browser, { page: 135 })).results).toEqual([])
  })

  test('a page says where the newest sample is, and whether the animal is on its way to somebody', async () => {
    const { browser, user } = await member()
    const skye = await addAnimal(shop, user.id, { petName: 'Skye' })
    const tam = await addAnimal(shop, user.id, { petName: 'Tam' })
    const old = await addSample(shop, { animalId: skye.id, stage: 'reported', activatedAt: new Date('2026-01-05') })
    const newer = await addSample(shop, { animalId: skye.id, stage: 'genotyping', activatedAt: new Date('2026-10-05') })
    const twin = { animalId: skye.id, stage: 'received', activatedAt: new Date('2026-10-05') } as const
    const second = await addSample(shop, { ...twin, twinOf: newer.barcode })
    await offer(skye.id, user.id, 1)
    await offer(tam.id, user.id, -1)
    expect((await list(browser)).results).toMatchObject([
      {
        petName: 'Skye',
        barcodes: [newer.barcode, second.barcode, old.barcode],
        stage: 'genotyping',
        isInTransfer: true,
      },
      { petName: 'Tam', barcodes: [], stage: null, isInTransfer: false },
    ])
  })

  test('each view shows its own (animals-4)', async () => {
    const { browser, user } = await member()
    const { browser: vet, user: vetUser } = await member('vet')
    const shown = await addAnimal(shop, user.id, { petName: 'Shown' })
    await addAnimal(shop, user.id, { petName: 'Kept' })
    await addAnimal(shop, user.id, { petName: 'Old', archivedAt: new Date() })
    await addAnimal(shop, vetUser.id, { petName: 'Patient' })
    await share(shown.id, vetUser.email)
    expect(await namesIn(browser)).toEqual(['Kept', 'Shown'])
    expect(await namesIn(browser, { view: 'own' })).toEqual(['Kept', 'Shown'])
    expect(await namesIn(browser, { view: 'archived' })).toEqual(['Old'])
    expect(await namesIn(browser, { view: 'shared_by_me' })).toEqual(['Shown'])
    expect(await namesIn(browser, { view: 'shared' })).toEqual([])
    expect(await namesIn(vet)).toEqual(['Patient'])
    expect((await list(vet, { view: 'shared' })).results).toMatchObject([
      { petName: 'Shown', isShared: true, rights: 'view', ownerName: 'Ada B.' },
    ])
    await update(browser, shown.id, { isArchived: true })
    expect(await namesIn(vet, { view: 'shared' })).toEqual(['Shown'])
  })

  describe('search (animals-4)', () => {
    let browser: Browser
    let barcode: string
    beforeAll(async () => {
      const vet = await member('vet')
      const other = await member('breeder', { firstName: 'Zora', lastName: 'Quill' })
      browser = vet.browser
      const juno = await addAnimal(shop, vet.user.id, {
        petName: 'Juno',
        ownerName: 'Marta O’Malley Lindqvist',
        registrationName: 'Orchardlane 100% Blue',
        registrationNumber: 'DN63104501',
        chipNumber: '981020000310301',
      })
      await addAnimal(shop, vet.user.id, {
        petName: 'Odin',
        speciesId: 2,
        breedId: null,
        gender: 'male',
        registrationName: 'Zoe\u0308 of Łódź',
      })
      barcode = (await addSample(shop, { animalId: juno.id })).barcode
      await share((await addAnimal(shop, other.user.id, { petName: 'Guest' })).id, vet.user.email)
    })

    test.each([
      ['pet_name', 'UNO', ['Juno']],
      ['owner_name', 'lindq', ['Juno']],
      ['name', 'juno', ['Juno']],
      ['name', 'orchard', ['Juno']],
      ['name', 'marta', ['Juno']],
      ['chip_number', '981 020 000', ['Juno']],
      ['registration_number', 'dn631', ['Juno']],
      ['registration_number', 'DN-631 045/01', ['Juno']],
      ['owner_name', "o'malley", ['Juno']],
      ['owner_name', 'O‘MÁLLEY', ['Juno']],
      ['registration_name', 'zoe', ['Odin']],
      ['registration_name', '“Zoe”', ['Odin']],
      ['owner_name', 'o.malley', ['Juno']],
      ['registration_name', 'ZOË OF LODZ', ['Odin']],
      ['all', 'zo\u200bë', ['Odin']],
      ['all', '\u200b', ['Juno', 'Odin']],
      ['registration_name', '100%', ['Juno']],
      ['registration_name', '1__%', []],
      ['pet_name', 'orchard', []],
      ['registration_number', 'Juno', []],
      ['all', 'juno', ['Juno']],
      ['all', 'LINDQVIST', ['Juno']],
      ['all', '0310301', ['Juno']],
      ['all', 'DN63104501', ['Juno']],
      ['all', '  ', ['Juno', 'Odin']],
      [undefined, 'odin', ['Odin']],
    ])('%s looks for “%s”', async (queryType, query, names) => {
      expect(await namesIn(browser, { queryType, query })).toEqual(names)
    })

    test.each(['981.020-000', '９８１０２０', '981\u200b020', '98I O20 OOO', '0310–301'])(
      'a chip is found by “%s”',
      async (query) => {
        expect(await namesIn(browser, { queryType: 'chip_number', query })).toEqual(['Juno'])
        expect(await namesIn(browser, { search: query })).toEqual(['Juno'])
      },
    )

    test.each(['-', '.', '–'])('“%s” is in no number', async (query) => {
      expect(await namesIn(browser, { queryType: 'chip_number', query })).toEqual([])
      expect(await namesIn(browser, { queryType: 'barcode', query })).toEqual([])
    })

    test('a barcode is found as people type it', async () => {
      const typed = ` ${barcode.slice(0, 6).toLowerCase()} ${barcode.slice(6)}`
      expect(await namesIn(browser, { queryType: 'barcode', query: typed })).toEqual(['Juno'])
      expect(await namesIn(browser, { search: typed })).toEqual(['Juno'])
      expect(await namesIn(browser, { queryType: 'chip_number', query: barcode })).toEqual([])
    })

    test('an animal that was shared is found by its owner’s short name, and by no more of it', async () => {
      const shared = (query: string) => namesIn(browser, { view: 'shared', queryType: 'owner_name', query })
      expect(await shared('zora q')).toEqual(['Guest'])
      expect(await shared('quill')).toEqual([])
    })

    test('by sex and by species; search and query together', async () => {
      expect(await namesIn(browser, { gender: 'male' })).toEqual(['Odin'])
      expect(await namesIn(browser, { speciesId: '1' })).toEqual(['Juno'])
      expect(await namesIn(browser, { search: 'o', queryType: 'owner_name', query: 'marta' })).toEqual(['Juno'])
      expect(await list(browser, { search: 'nobody' })).toMatchObject({ results: [], count: 0, next: null })
    })

    test.each([{ speciesId: 'horse' }, { gender: 'none' }, { view: 'all' }, { queryType: 'colour' }])(
      '%j is refused',
      async (query) => {
        await expect(list(browser, query)).rejects.toMatchObject({
          status: 428,
          errors: { [Object.keys(query)[0] ?? '']: expect.any(String) },
        })
      },
    )
  })
})

describe('adding and correcting', () => {
  test('an animal is added with what is known of it', async () => {
    const { browser, user } = await member()
    const added = await create(browser, {
      petName: '  Pip ',
      isDesexed: false,
      dobYear: 2024,
      dobMonth: 5,
      weight: 17.4,
      registrationName: 'Orchardlane Pip',
      registrationNumber: 'DN1',
      chipNumber: '981 020000 310399',
    })
    expect(added).toEqual({
      id: expect.any(String),
      petName: 'Pip',
      species: { id: 1, name: 'Canine' },
      breed: collie,
      isMixedBreed: false,
      gender: 'male',
      isDesexed: false,
      dateOfBirth: '2024-05-01',
      dateOfBirthPrecision: 'estimated',
      weight: { value: 17.4, unit: 'kg', measuredAt: expect.any(String) },
      registrationName: 'Orchardlane Pip',
      registrationNumber: 'DN1',
      chipNumber: '981020000310399',
      ownerName: null,
      coat: expect.objectContaining({ pattern: expect.any(String) }),
      photo: null,
      barcodes: [],
      stage: null,
      isArchived: false,
      isShared: false,
      rights: 'owner',
      isInTransfer: false,
    })
    expect(await get(browser, added.id)).toEqual(added)
    expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(1)
  })

  test('a vet’s patient has its owner’s name', async () => {
    const { browser } = await member('vet')
    expect(await create(browser, { ownerName: 'Marta Lindqvist' })).toMatchObject({ ownerName: 'Marta Lindqvist' })
  })

  test('a second click adds nothing; the same words later, or of another animal, do', async () => {
    const { browser, user } = await member()
    const [first, second] = await Promise.all([create(browser, { weight: 1.3 }), create(browser, { weight: 1.3 })])
    expect(second.id).toBe(first.id)
    const other = await create(browser, { weight: 1.3, gender: 'female' })
    expect(other.id).not.toBe(first.id)
    await shop.db
      .update(animals)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(animals.userId, user.id))
    expect((await create(browser, { weight: 1.3 })).id).not.toBe(first.id)
    expect(await list(browser)).toMatchObject({ count: 3 })
  })

  test('a chip of another animal of the account is refused, however it is typed, and names that animal', async () => {
    const { browser, user } = await member()
    const skye = await addAnimal(shop, user.id, { petName: 'Skye', chipNumber: '981020000312345' })
    const refused = { status: 428, errors: { chipNumber: expect.stringContaining('Skye') } }
    const chipNumber = '981–020.000 3l2 345'
    await expect(create(browser, { petName: 'Fern', chipNumber })).rejects.toMatchObject(refused)
    const fern = await create(browser, { petName: 'Fern', chipNumber: '981020000312346' })
    await expect(update(browser, fern.id, { chipNumber })).rejects.toMatchObject(refused)
    expect(await update(browser, skye.id, { chipNumber, petName: 'Skye II' })).toMatchObject({ petName: 'Skye II' })
    expect(await list(browser)).toMatchObject({ count: 2 })
    expect(await create((await member()).browser, { chipNumber })).toMatchObject({ chipNumber: '981020000312345' })
  })

  test('of two animals with one chip, added at once, one is there', async () => {
    const { browser } = await member()
    const add = (petName: string) => create(browser, { petName, chipNumber: '981020000312347' })
    const outcomes = await Promise.allSettled([add('Skye'), add('Fern')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('names are stored as they are seen', async () => {
    const { browser } = await member()
    const added = await create(browser, {
      petName: ' Zoe\u0308\u200b\u202e of\r\nLorn ',
      registrationName: '\u200b',
      weight: 16.5,
    })
    expect(added).toMatchObject({ petName: 'Zoë of Lorn', registrationName: null })
    await expect(create(browser, { petName: '\u200b\u200b' })).rejects.toMatchObject({
      status: 428,
      errors: { petName: expect.any(String) },
    })
  })

  test('the database folds a text as the contract does', async () => {
    const texts = [
      'Zoe\u0308 ÉÑ',
      'Жуля ЙОГ',
      'O’M ‘`´ʼ′',
      '“a” «b» „c‟',
      'a–b—c−d‑e',
      'Łø đı ßæœ Ø',
      'ΟΔΥΣΣΕΎΣ',
      'ＳＫＹＥ ①',
      '小花モガ 한국',
      'x\u200b\u00ad\ufeffy',
      'ŉ \u0374 \u1fef ‴ ⁗ ⁻₋ ︱︲﹘ ｀',
    ]
    await addAnimal(shop, (await member()).user.id)
    for (const text of texts) {
      const [row] = await shop.db
        .select({ read: sql<string>`folded(${text}::text)` })
        .from(animals)
        .limit(1)
      expect(row?.read).toBe(folded(text))
    }
  })

  test.each([
    ['a species that is none', { species: { id: 3, name: 'Equine' } }, 'species'],
    ['a breed of the other species', { species: { id: 2, name: 'Feline' } }, 'breed'],
    ['a breed that is none', { breed: { id: 1, name: 'Unicorn' } }, 'breed'],
    ['a day to come', { dobYear: 2099 }, 'dobYear'],
    ['no name', { petName: ' ' }, 'petName'],
    ['a dam that is nobody’s', { damId: randomUUID() }, 'damId'],
  ])('%s is refused, and nothing is added', async (_, change, field) => {
    const { browser } = await member()
    await expect(create(browser, change)).rejects.toMatchObject({
      status: 428,
      errors: { [field]: expect.any(String) },
    })
    expect(await list(browser)).toMatchObject({ count: 0 })
  })

  test('only what is named changes; what belongs together changes together', async () => {
    const { browser } = await member()
    const added = await create(browser, {
      dobYear: 2024,
      dobMonth: 5,
      dobDay: 11,
      weight: 17.4,
      ownerName: 'Marta',
      chipNumber: '981020000310399',
    })
    expect(await update(browser, added.id, { petName: 'Pipkin' })).toEqual({ ...added, petName: 'Pipkin' })
    expect(await update(browser, added.id, { weight: 17.4, weightType: 'kg' })).toMatchObject({ weight: added.weight })
    const weighed = await update(browser, added.id, { weight: 40, weightType: 'lb', isDesexed: true })
    expect(weighed).toMatchObject({ weight: { value: 40, unit: 'lb' }, isDesexed: true, dateOfBirth: '2024-05-11' })
    expect(await update(browser, added.id, { weightType: 'kg' })).toMatchObject({ weight: null })
    expect(await update(browser, added.id, { dobYear: 2023 })).toMatchObject({
      dateOfBirth: '2023-01-01',
      dateOfBirthPrecision: 'estimated',
    })
    expect(await update(browser, added.id, { dobPrecision: 'unknown' })).toMatchObject({ dateOfBirth: null })
    expect(await update(browser, added.id, { ownerName: '', chipNumber: '' })).toMatchObject({
      ownerName: null,
      chipNumber: null,
    })
    const mixed = await update(browser, added.id, { isMixedBreed: true })
    expect(mixed).toMatchObject({ breed: null, isMixedBreed: true, petName: 'Pipkin', species: added.species })
  })

  const kennel = async () => {
    const { browser, user } = await member()
    const born = (petName: string, dateOfBirth: string, more: Partial<typeof animals.$inferInsert> = {}) =>
      addAnimal(shop, user.id, { petName, dateOfBirth, dateOfBirthPrecision: 'exact', ...more })
    return { browser, born }
  }
  const refusesYear = (why: RegExp) => ({ status: 428, errors: { dobYear: expect.stringMatching(why) } })
  const day = { dobYear: 2022, dobMonth: 3, dobDay: 4 }

  test('a dam or a sire is older than its offspring: when it is added, gets a parent or gets a birthday', async () => {
    const { browser, born } = await kennel()
    const heather = await born('Heather', '2022-03-04')
    const storm = await born('Storm', '2023-01-01', { gender: 'male' })
    const isYoung = refusesYear(/Heather was not born yet/)
    await expect(create(browser, { ...day, damId: heather.id })).rejects.toMatchObject(isYoung)
    const pup = await create(browser, { ...day, dobDay: 5, damId: heather.id })
    await expect(update(browser, pup.id, day)).rejects.toMatchObject(isYoung)
    await expect(update(browser, pup.id, { sireId: storm.id })).rejects.toMatchObject(refusesYear(/Storm was not born/))
    expect(await update(browser, pup.id, { petName: 'Juniper', dobYear: undefined })).toMatchObject({
      petName: 'Juniper',
      dateOfBirth: '2022-03-05',
    })
  })

  test('a parent’s birthday is not moved past its offspring’s, whoever has that', async () => {
    const { browser, born } = await kennel()
    const { user: buyer } = await member()
    const heather = await born('Heather', '2022-03-04')
    const sold = { dateOfBirth: '2024-05-11', dateOfBirthPrecision: 'exact', damId: heather.id } as const
    await addAnimal(shop, buyer.id, sold)
    const isParent = refusesYear(/dam or sire of an animal that was born before/)
    const late = { dobYear: 2024, dobMonth: 5, dobDay: 11 }
    await expect(update(browser, heather.id, late)).rejects.toMatchObject(isParent)
    expect(await update(browser, heather.id, { ...late, dobDay: 10 })).toMatchObject({ dateOfBirth: '2024-05-10' })
    expect(await update(browser, heather.id, { dobPrecision: 'unknown' })).toMatchObject({ dateOfBirth: null })
  })

  test('of a guess the year alone counts, and of an unknown birthday nothing', async () => {
    const { browser, born } = await kennel()
    const heather = await born('Heather', '2022-06-01', { dateOfBirthPrecision: 'estimated' })
    expect(await create(browser, { ...day, damId: heather.id })).toMatchObject({ dateOfBirth: '2022-03-04' })
    expect(await create(browser, { petName: 'Tam', damId: heather.id })).toMatchObject({ dateOfBirth: null })
    await expect(create(browser, { ...day, dobYear: 2021, damId: heather.id })).rejects.toMatchObject(
      refusesYear(/Heather was not born yet/),
    )
  })

  test('an animal of before this rule can still be corrected in all else', async () => {
    const { browser, born } = await kennel()
    const heather = await born('Heather', '2022-03-04')
    const pup = await born('Pip', '2021-01-01', { damId: heather.id, damName: 'Heather' })
    expect(await update(browser, pup.id, { petName: 'Juniper' })).toMatchObject({ petName: 'Juniper' })
  })

  test('an archived animal leaves the list, and comes back (animals-2)', async () => {
    const { browser } = await member()
    const { id } = await create(browser)
    expect(await update(browser, id, { isArchived: true })).toMatchObject({ isArchived: true })
    expect(await update(browser, id, { isArchived: true })).toMatchObject({ isArchived: true })
    expect([await namesIn(browser), await namesIn(browser, { view: 'archived' })]).toEqual([[], ['Pip']])
    expect(await update(browser, id, { isArchived: false })).toMatchObject({ isArchived: false })
    expect([await namesIn(browser), await namesIn(browser, { view: 'archived' })]).toEqual([['Pip'], []])
  })

  test('an animal that is offered to somebody is not archived', async () => {
    const { browser, user } = await member()
    const { id } = await create(browser)
    await offer(id, user.id, 1)
    await expect(update(browser, id, { isArchived: true })).rejects.toMatchObject({ status: 409 })
    await shop.db.update(animalTransfers).set({ expiresAt: new Date() }).where(eq(animalTransfers.animalId, id))
    expect(await update(browser, id, { isArchived: true })).toMatchObject({ isArchived: true })
  })

  test('a microchip that was read for a sample stays, and so does a species a kit was activated for', async () => {
    const { browser } = await member()
    const { id } = await create(browser, { chipNumber: '981020000310301' })
    await addSample(shop, { animalId: id })
    expect(await update(browser, id, { chipNumber: '981020000310302' })).toMatchObject({
      chipNumber: '981020000310302',
    })
    await expect(update(browser, id, { species: { id: 2, name: 'Feline' } })).rejects.toMatchObject({
      status: 428,
      errors: { species: expect.stringContaining('kit') },
    })
    await addSample(shop, { animalId: id, isIdentityVerified: true })
    await expect(update(browser, id, { chipNumber: '' })).rejects.toMatchObject({
      status: 428,
      errors: { chipNumber: expect.stringContaining('read') },
    })
    expect(await update(browser, id, { petName: 'Pipkin', chipNumber: '981020000310302' })).toMatchObject({
      petName: 'Pipkin',
    })
  })
})

describe('parents', () => {
  test('are one’s own animals or names, and both sides know of each other', async () => {
    const { browser } = await member()
    const dam = await create(browser, { petName: 'Skye', gender: 'female', registrationName: 'Blue Hour' })
    const pup = await create(browser, { damId: dam.id, damName: 'Somebody else', sireName: 'Storm Warning' })
    expect(await profile(browser, pup.id)).toMatchObject({
      dam: { id: dam.id, name: 'Blue Hour' },
      sire: { id: null, name: 'Storm Warning' },
      offspring: [],
    })
    expect(await profile(browser, dam.id)).toMatchObject({ dam: null, offspring: [{ id: pup.id, name: 'Pip' }] })
    await update(browser, dam.id, { registrationName: 'Blue Hour II' })
    await update(browser, pup.id, { damId: dam.id, sireName: '' })
    expect(await profile(browser, pup.id)).toMatchObject({ dam: { id: dam.id, name: 'Blue Hour II' }, sire: null })
    await update(browser, pup.id, { damId: null })
    expect(await profile(browser, pup.id)).toMatchObject({ dam: null })
  })

  test('have the right sex, the same species, and an owner in common', async () => {
    const { browser } = await member()
    const { browser: other } = await member()
    const male = await create(browser)
    const cat = await create(browser, {
      gender: 'female',
      species: { id: 2, name: 'Feline' },
      breed: undefined,
    })
    const theirs = await create(other, { gender: 'female' })
    const pup = await create(browser, { petName: 'Pup' })
    for (const damId of [male.id, cat.id, theirs.id, randomUUID()])
      await expect(update(browser, pup.id, { damId })).rejects.toMatchObject({
        status: 428,
        errors: { damId: expect.any(String) },
      })
    await expect(update(browser, pup.id, { sireId: cat.id })).rejects.toMatchObject({
      errors: { sireId: expect.stringContaining('male') },
    })
    const refusal = (damId: string) => update(browser, pup.id, { damId }).catch((error: unknown) => error)
    expect(await refusal(theirs.id)).toEqual(await refusal(randomUUID()))
    expect(await profile(browser, pup.id)).toMatchObject({ dam: null, sire: null })
  })

  test('are not their own descendants', async () => {
    const { browser } = await member()
    const granddam = await create(browser, { petName: 'One', gender: 'female' })
    const dam = await create(browser, { petName: 'Two', gender: 'female', damId: granddam.id })
    const daughter = await create(browser, { petName: 'Three', gender: 'female', damId: dam.id })
    for (const damId of [granddam.id, dam.id, daughter.id])
      await expect(update(browser, granddam.id, { damId })).rejects.toMatchObject({
        status: 428,
        errors: { damId: expect.stringContaining('ancestor') },
      })
    await update(browser, daughter.id, { damId: granddam.id })
  })

  test('stay what they are', async () => {
    const { browser } = await member()
    const dam = await create(browser, { petName: 'Skye', gender: 'female' })
    const pup = await create(browser, { damId: dam.id })
    await expect(update(browser, dam.id, { gender: 'male' })).rejects.toMatchObject({
      errors: { gender: expect.any(String) },
    })
    await expect(
      update(browser, pup.id, { species: { id: 2, name: 'Feline' }, isMixedBreed: true }),
    ).rejects.toMatchObject({ errors: { species: expect.stringContaining('dam or sire') } })
  })

  test('that a reader may not see are only names to them', async () => {
    const { browser } = await member()
    const { browser: vet, user } = await member('vet')
    const dam = await create(browser, { petName: 'Skye', gender: 'female' })
    const pup = await create(browser, { damId: dam.id })
    await share(pup.id, user.email)
    expect(await profile(vet, pup.id)).toMatchObject({ dam: { id: null, name: 'Skye' }, rights: 'view' })
    await share(dam.id, user.email)
    expect(await profile(vet, pup.id)).toMatchObject({ dam: { id: dam.id, name: 'Skye' } })
    expect(await profile(vet, dam.id)).toMatchObject({ offspring: [{ id: pup.id }] })
  })
})

describe('the profile (animals-5)', () => {
  const mixOf = (barcode: string, testedAt: string, shares: { breedId: number | null; percent: number }[]) =>
    shop.db
      .insert(breedMixes)
      .values({ barcode, laboratory: 'Kinpaw Laboratory', panelVersion: '4.2', testedAt: new Date(testedAt), shares })

  test('names one breed, or none for a mix that was not estimated', async () => {
    const { browser } = await member()
    const pure = await create(browser)
    expect(await profile(browser, pure.id)).toMatchObject({
      breeds: [{ breed: collie, percent: 100 }],
      breedMix: null,
      reports: [],
    })
    const mixed = await create(browser, { isMixedBreed: true })
    expect(await profile(browser, mixed.id)).toMatchObject({ breeds: [], breedMix: null })
  })

  test('takes the newest estimate, the largest share first and what is unassigned last', async () => {
    const { browser } = await member()
    const { id } = await create(browser, { isMixedBreed: true, breed: undefined })
    const old = await addSample(shop, { animalId: id, stage: 'reported' })
    const newer = await addSample(shop, { animalId: id, stage: 'reported', isSampleData: true })
    await mixOf(newer.barcode, '2026-11-12T15:30:00Z', [
      { breedId: null, percent: 50 },
      { breedId: 200131, percent: 20 },
      { breedId: 200193, percent: 30 },
    ])
    await mixOf(old.barcode, '2026-01-12T15:30:00Z', [{ breedId: null, percent: 100 }])
    expect(await profile(browser, id)).toMatchObject({
      breeds: [
        { breed: collie, percent: 30 },
        { breed: { id: 200131, name: 'Beagle' }, percent: 20 },
        { breed: null, percent: 50 },
      ],
      breedMix: {
        laboratory: 'Kinpaw Laboratory',
        panelVersion: '4.2',
        markersRead: null,
        date: '2026-11-12T15:30:00.000Z',
        isSampleData: true,
      },
    })
  })

  test('lists the samples with their kits', async () => {
    const { browser } = await member()
    const { id } = await create(browser)
    expect(await browser.ask(sampleCalls.listAnimalBarcodes, { params: { id } })).toEqual({ results: [] })
    const sample = await addSample(shop, { animalId: id, stage: 'reported', problem: 'partial_result' })
    await shop.db
      .update(sampleStageTimes)
      .set({ at: new Date('2026-11-12T15:30:00Z') })
      .where(eq(sampleStageTimes.barcode, sample.barcode))
    const older = await addSample(shop, {
      animalId: id,
      productId: 969,
      createdAt: new Date('2020-01-01'),
      expectedAt: new Date('2026-12-01T08:00:00Z'),
    })
    await shop.db
      .insert(sampleTests)
      .values([2002, 2003, 2033].map((productId) => ({ barcode: older.barcode, productId })))
    const { results } = await browser.ask(sampleCalls.listAnimalBarcodes, { params: { id } })
    expect(results).toMatchObject([
      {
        barcode: sample.barcode,
        product: { id: 36, name: 'Full breed profile kit for dogs' },
        stage: 'reported',
        problem: 'partial_result',
        activatedAt: null,
        reportedAt: '2026-11-12T15:30:00.000Z',
      },
      {
        stage: 'dispatched',
        reportedAt: null,
        expectedAt: '2026-12-01T08:00:00.000Z',
        tests: { diseases: 2, traits: 1, profiles: 0, breeds: 1 },
      },
    ])
  })
})

test('another’s animal is missing like one that never was', async () => {
  const { browser } = await member()
  const { browser: stranger } = await member()
  const { id } = await create(browser)
  const refused = { status: 404, message: messages.somethingWentWrong }
  for (const unknown of [id, randomUUID(), 'nonsense']) {
    await expect(get(stranger, unknown)).rejects.toMatchObject({
      status: 404,
      message: messages.failedToFetchAnimals,
    })
    await expect(profile(stranger, unknown)).rejects.toMatchObject(refused)
    await expect(update(stranger, unknown, { isArchived: true })).rejects.toMatchObject(refused)
  }
  expect(await get(browser, id)).toMatchObject({ isArchived: false })
})

test('whoever it is shared with changes nothing, with all rights neither', async () => {
  const { browser } = await member()
  const { id } = await create(browser)
  for (const rights of ['view', 'full'] as const) {
    const { browser: vet, user } = await member('vet')
    await share(id, user.email, rights)
    expect(await get(vet, id)).toMatchObject({ rights, isShared: true })
    for (const change of [{ petName: 'Mine' }, { isArchived: true }])
      await expect(update(vet, id, change)).rejects.toMatchObject({ status: 404 })
  }
  expect(await get(browser, id)).toMatchObject({ petName: 'Pip', isArchived: false })
})

import { randomUUID } from 'node:crypto'
import { type CollectedAnimalBody, collectedAnimalCalls } from '@shop/contract/collected-animal'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addAnimal, addSample, newBarcode } from '../../../test/animals.ts'
import { actingAs, type Browser, signIn } from '../../../test/buyer.ts'
import { users } from '../../schema/user.ts'
import { useShop } from '../../../test/shop.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { attempts } from '../../schema/attempts.ts'
import { sampleStageTimes, samples } from '../../schema/sample.ts'
import { verifyIdentity } from './identity.ts'

const shop = useShop()

const meg = (change: Partial<CollectedAnimalBody> = {}): CollectedAnimalBody => ({
  name: 'Meg',
  ownerName: 'Iain Fraser',
  ownerEmail: 'Iain@example.com',
  speciesId: 1,
  gender: 'female',
  ...change,
})
async function agent(type = 'vet', more: Parameters<typeof signIn>[3] = {}) {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser, type, more) }
}
const list = (browser: Browser, query: { page?: string; name?: string } = {}) =>
  browser.ask(collectedAnimalCalls.listCollectedAnimals, { query })
const create = (browser: Browser, change: Partial<CollectedAnimalBody> = {}) =>
  browser.ask(collectedAnimalCalls.createCollectedAnimal, { body: meg(change) })
const update = (browser: Browser, id: string, change: Partial<CollectedAnimalBody> = {}) =>
  browser.ask(collectedAnimalCalls.updateCollectedAnimal, { params: { id }, body: meg(change) })
const remove = (browser: Browser, id: string) =>
  browser.ask(collectedAnimalCalls.deleteCollectedAnimal, { params: { id } })

test('records are made, searched by name, corrected and deleted (animals-7)', async () => {
  const { browser, user } = await agent()
  const barcode = newBarcode()
  const made = await create(browser, {
    breedId: 200193,
    dateOfBirth: '2024-02-19',
    registrationName: 'Glenmore Meg',
    chipNumber: '981 020000 310399',
    barcode: ` ${barcode.toLowerCase()}`,
  })
  expect(made).toEqual({
    id: expect.any(String),
    name: 'Meg',
    ownerName: 'Iain Fraser',
    ownerEmail: 'iain@example.com',
    species: { id: 1, name: 'Canine' },
    breed: { id: 200193, name: 'Border Collie' },
    gender: 'female',
    dateOfBirth: '2024-02-19',
    registrationName: 'Glenmore Meg',
    registrationNumber: null,
    chipNumber: '981020000310399',
    barcode,
    collectedAt: expect.any(String),
    stage: null,
    isOwnerInvited: false,
  })
  const cat = await create(browser, { name: 'Tiggy', speciesId: 2 })
  await shop.db
    .update(collectedAnimals)
    .set({ collectedAt: new Date('2026-01-01') })
    .where(eq(collectedAnimals.id, made.id))
  expect(await list(browser)).toMatchObject({ data: [{ name: 'Tiggy' }, { name: 'Meg' }], total: 2 })
  expect(await list(browser, { name: 'tig' })).toEqual({ data: [cat], total: 1 })
  expect(await list(browser, { name: 'glenmore' })).toMatchObject({ total: 1 })
  expect(await list(browser, { name: '%' })).toEqual({ data: [], total: 0 })
  expect(await update(browser, cat.id, { name: 'Tiger', speciesId: 2, gender: 'male' })).toEqual({
    ...cat,
    name: 'Tiger',
    gender: 'male',
  })
  await expect(remove(await actingAs(shop, user.id), cat.id)).rejects.toMatchObject({ status: 403 })
  expect(await remove(browser, cat.id)).toEqual({ id: cat.id })
  expect(await list(browser)).toMatchObject({ total: 1 })
})

test('many come in pages of twenty', async () => {
  const { browser, user } = await agent()
  const { ownerEmail, ...record } = meg()
  await shop.db
    .insert(collectedAnimals)
    .values(
      Array.from({ length: 45 }, (_, index) => ({ ...record, ownerEmail, userId: user.id, name: `Meg ${index}` })),
    )
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list(browser, { page })))
  expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
    [20, 45],
    [20, 45],
    [5, 45],
    [0, 45],
  ])
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(45)
})

test('a second click writes nothing twice', async () => {
  const { browser } = await agent()
  const first = await create(browser)
  expect(await create(browser)).toEqual(first)
  expect((await create(browser, { gender: 'male' })).id).not.toBe(first.id)
})

test.each([
  ['a breed of the other species', { breedId: 200193, speciesId: 2 }, 'breedId'],
  ['a day that is none', { dateOfBirth: '2024-02-30' }, 'dateOfBirth'],
  ['a day to come', { dateOfBirth: '2099-01-01' }, 'dateOfBirth'],
  ['a word for a day', { dateOfBirth: 'spring' }, 'dateOfBirth'],
  ['a barcode of fifty-one', { barcode: 'K'.repeat(51) }, 'barcode'],
  ['no owner', { ownerName: ' ' }, 'ownerName'],
])('%s is refused, and nothing changes', async (_, change, field) => {
  const { browser } = await agent()
  const made = await create(browser)
  const refused = { status: 428, errors: { [field]: expect.any(String) } }
  await expect(create(browser, change)).rejects.toMatchObject(refused)
  await expect(update(browser, made.id, change)).rejects.toMatchObject(refused)
  expect(await list(browser)).toEqual({ data: [made], total: 1 })
})

test('another’s record is missing like one that never was', async () => {
  const { browser } = await agent()
  const { browser: stranger } = await agent()
  const made = await create(browser)
  for (const id of [made.id, randomUUID(), 'nonsense']) {
    await expect(update(stranger, id, { speciesId: 2, breedId: 200193 })).rejects.toMatchObject({
      status: 404,
      message: messages.failedToUpdateAnimalCollection,
    })
    await expect(remove(stranger, id)).rejects.toMatchObject({
      status: 404,
      message: messages.failedToDeleteAnimalCollection,
    })
  }
  expect(await list(browser)).toEqual({ data: [made], total: 1 })
})

describe('identity', () => {
  const chipNumber = '981020000310301'
  /** A sample of a chipped animal, on its way to the laboratory. */
  async function sampleOf(more: Parameters<typeof addAnimal>[2] = { chipNumber }) {
    const owner = await signIn(shop, shop.visitor())
    const animal = await addAnimal(shop, owner.id, more)
    return (await addSample(shop, { animalId: animal.id, stage: 'activated' })).barcode
  }
  const isVerified = async (barcode: string) => {
    const [sample] = await shop.db.select().from(samples).where(eq(samples.barcode, barcode))
    return sample && { isIdentityVerified: sample.isIdentityVerified, collector: sample.collector }
  }
  const not = { isIdentityVerified: false, collector: null }

  test('is verified where a vet read the animal’s own microchip', async () => {
    const { browser } = await agent('vet', { clinic: 'Wattle Street Vets' })
    const barcode = await sampleOf()
    await create(browser, { barcode, chipNumber: '981 020 000 310301'.replaceAll(' ', '') })
    const verified = { isIdentityVerified: true, collector: 'Ada Byron, Wattle Street Vets' }
    expect(await isVerified(barcode)).toEqual(verified)
    // Who comes later changes nothing of it.
    await create((await agent('vet', { firstName: 'Bo' })).browser, { barcode, chipNumber })
    expect(await isVerified(barcode)).toEqual(verified)
  })

  test('is verified as soon as the kit is activated, where the vet wrote first', async () => {
    const { browser } = await agent('vet')
    const { barcode } = await addSample(shop)
    await create(browser, { barcode, chipNumber })
    expect(await isVerified(barcode)).toEqual(not)
    const owner = await signIn(shop, shop.visitor())
    const animal = await addAnimal(shop, owner.id, { chipNumber })
    await shop.db.update(samples).set({ animalId: animal.id }).where(eq(samples.barcode, barcode))
    await verifyIdentity(shop.db, barcode)
    expect(await isVerified(barcode)).toMatchObject({ isIdentityVerified: true })
  })

  test.each(['waiting', 'refused'] as const)(
    'is not verified by a vet who is %s, nor by an approval later',
    async (approval) => {
      const { browser, user } = await agent('vet', { approval })
      const barcode = await sampleOf()
      const made = await create(browser, { barcode, chipNumber })
      expect(await isVerified(barcode)).toEqual(not)
      await shop.db.update(users).set({ approval: 'approved' }).where(eq(users.id, user.id))
      await verifyIdentity(shop.db, barcode)
      await update(browser, made.id, { barcode, chipNumber, name: 'Meg, corrected' })
      expect(await isVerified(barcode)).toEqual(not)
      // What is taken from now on counts.
      await create(browser, { barcode, chipNumber, name: 'Meg again' })
      expect(await isVerified(barcode)).toMatchObject({ isIdentityVerified: true })
    },
  )

  test('is not verified by what a vet changes who is not approved any more', async () => {
    const { browser, user } = await agent('vet')
    const barcode = await sampleOf()
    const made = await create(browser, { chipNumber })
    await shop.db.update(users).set({ approval: 'refused' }).where(eq(users.id, user.id))
    await update(browser, made.id, { barcode, chipNumber })
    expect(await isVerified(barcode)).toEqual(not)
  })

  test.each([
    ['another microchip was read', { chipNumber: '981020000310302' }, {}],
    ['none was read', {}, {}],
    ['the animal has none', { chipNumber }, { chipNumber: null }],
  ])('is not verified where %s', async (_, change, animal) => {
    const { browser } = await agent('vet')
    const barcode = await sampleOf({ chipNumber, ...animal })
    await create(browser, { barcode, ...change })
    expect(await isVerified(barcode)).toEqual(not)
  })

  test.each(['breeder', 'owner', 'guest'])('is not verified by a %s', async (type) => {
    const browser = type === 'guest' ? shop.visitor() : (await agent(type)).browser
    const barcode = await sampleOf()
    await create(browser, { barcode, chipNumber })
    expect(await isVerified(barcode)).toEqual(not)
  })

  test('is not verified where the owner named another collector, and that name stays', async () => {
    const { browser, user } = await agent('vet')
    const barcode = await sampleOf()
    const collector = 'Tasman Collection Services'
    await shop.db.update(samples).set({ collector }).where(eq(samples.barcode, barcode))
    await create(browser, { barcode, chipNumber })
    expect(await isVerified(barcode)).toEqual({ isIdentityVerified: false, collector })
    // By the one whom the owner named it is.
    const listed = { kind: 'agent', place: 'Hobart', postalCode: '7000', country: 'AU' } as const
    await shop.db.insert(collectionAgents).values({ ...listed, id: 90_002, name: collector, userId: user.id })
    await verifyIdentity(shop.db, barcode)
    expect(await isVerified(barcode)).toMatchObject({ isIdentityVerified: true })
    await shop.db.delete(collectionAgents).where(eq(collectionAgents.id, 90_002))
  })

  test('is not verified after the laboratory has received the swab', async () => {
    const { browser } = await agent('vet')
    const barcode = await sampleOf()
    const made = await create(browser, { chipNumber })
    await shop.db.insert(sampleStageTimes).values({ barcode, stage: 'received' })
    await update(browser, made.id, { barcode, chipNumber })
    await create(browser, { barcode, chipNumber, name: 'Meg again' })
    expect(await isVerified(barcode)).toEqual(not)
  })
})

test('a visitor without account leaves a record that nobody else can read, and not many of them', async () => {
  const guest = shop.visitor()
  const made = await create(guest)
  expect(made).toMatchObject({ name: 'Meg' })
  await expect(list(guest)).rejects.toMatchObject({ status: 401 })
  const { browser } = await agent()
  await expect(update(browser, made.id)).rejects.toMatchObject({ status: 404 })
  await shop.db.update(attempts).set({ points: 30 })
  await expect(create(guest, { name: 'One more' })).rejects.toMatchObject({ status: 429 })
})

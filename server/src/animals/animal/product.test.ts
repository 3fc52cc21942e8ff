import { randomUUID } from 'node:crypto'
import { animalCalls } from '@shop/contract/animal'
import { productTypes, sampleStorageYears } from '@shop/contract/constants'
import { parentageCalls } from '@shop/contract/parentage'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addSample } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { productBreeds, products } from '../../schema/product.ts'
import { dnaProfiles } from '../../schema/result.ts'
import { sampleTests } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'

const shop = useShop()

async function member(type = 'breeder', country = 'AU') {
  const browser = shop.visitor({ 'x-country-code': country })
  return { browser, user: await signIn(shop, browser, type, { countryCode: country }) }
}
const upgrades = (browser: Browser, id: string, barcode: string) =>
  browser.ask(animalCalls.listUpgradeProducts, { params: { id, barcode } })
const testFor = (barcode: string, productId: number) => shop.db.insert(sampleTests).values({ barcode, productId })
const idsIn = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id)

test('a sample can be tested for what its breed is tested for, and is not yet', async () => {
  const { browser, user } = await member()
  const animal = await addAnimal(shop, user.id)
  const { barcode } = await addSample(shop, { animalId: animal.id, stage: 'reported' })
  const all = await upgrades(browser, animal.id, barcode.toLowerCase())
  expect(all).toMatchObject({ count: all.results.length, next: null, previous: null })
  expect(all.results.every(({ species, isUpgrade }) => species?.id === 1 && !isUpgrade)).toBe(true)
  expect(all.results[0]?.price.currency).toBe('AUD')
  const named = await shop.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productBreeds, eq(productBreeds.productId, products.id))
    .where(and(eq(productBreeds.breedId, 200193), eq(products.typeId, productTypes.disease), eq(products.tagIds, [4])))
  expect(named.length).toBeGreaterThan(0)
  expect(idsIn(all)).toEqual(expect.arrayContaining(named.map(({ id }) => id)))
  await testFor(barcode, named[0]?.id ?? 0)
  expect(idsIn(await upgrades(browser, animal.id, barcode))).toEqual(idsIn(all).filter((id) => id !== named[0]?.id))
})

test('upgrades go with what a sample is tested for, and add something to it', async () => {
  const { browser, user } = await member()
  const animal = await addAnimal(shop, user.id)
  const { barcode } = await addSample(shop, { animalId: animal.id, stage: 'reported' })
  const [profile] = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.typeId, productTypes.dnaProfile), eq(products.speciesId, 1)))
  await testFor(barcode, profile?.id ?? 0)
  const offered = await upgrades(browser, animal.id, barcode)
  expect(idsIn(offered).slice(0, 2)).toEqual([602, expect.any(Number)])
  await testFor(barcode, 969)
  expect(idsIn(await upgrades(browser, animal.id, barcode)).slice(0, 2)).toEqual([601, 602])
  for (const id of idsIn(offered).slice(1))
    await shop.db.insert(sampleTests).values({ barcode, productId: id }).onConflictDoNothing()
  expect(await upgrades(browser, animal.id, barcode)).toMatchObject({ results: [], count: 0 })
})

test('a sample that can give nothing more states why, and until when another is stored', async () => {
  const { browser, user } = await member()
  const animal = await addAnimal(shop, user.id)
  const { barcode } = await addSample(shop, { animalId: animal.id, stage: 'reported' })
  const offered = await upgrades(browser, animal.id, barcode)
  expect(offered.refusal).toBeNull()
  const years = new Date(offered.keptUntil ?? '').getUTCFullYear() - new Date().getUTCFullYear()
  expect(years).toBe(sampleStorageYears)
  for (const [columns, refusal, keptUntil] of [
    [{ stage: 'reported', problem: 'failed' }, /too little DNA/, expect.any(String)],
    [{ stage: 'activated' }, /not with us yet/, null],
  ] as const) {
    const { barcode: other } = await addSample(shop, { animalId: animal.id, ...columns })
    expect(await upgrades(browser, animal.id, other)).toMatchObject({
      results: [],
      refusal: expect.stringMatching(refusal) as string,
      keptUntil,
    })
  }
})

test('prices are the visitor’s, and another’s animal or sample is missing', async () => {
  const { browser, user } = await member('owner', 'US')
  const animal = await addAnimal(shop, user.id)
  const other = await addAnimal(shop, user.id)
  const { barcode } = await addSample(shop, { animalId: animal.id, stage: 'reported' })
  expect((await upgrades(browser, animal.id, barcode)).results[0]?.price.currency).toBe('USD')
  for (const [id, of] of [
    [other.id, barcode],
    [animal.id, 'KP1'],
    [randomUUID(), barcode],
  ] as const)
    await expect(upgrades(browser, id, of)).rejects.toMatchObject({ status: 404 })
  await expect(upgrades((await member()).browser, animal.id, barcode)).rejects.toMatchObject({ status: 404 })
})

test('a breed is shown with the tests that its animals need', async () => {
  const { browser } = await member()
  const get = (id: string) => browser.ask(animalCalls.getBreedProfile, { params: { id } })
  const profile = await get('200193')
  expect(profile).toMatchObject({ breed: { id: 200193, name: 'Border Collie' }, species: { id: 1, name: 'Canine' } })
  expect(profile.tests.length).toBeGreaterThan(0)
  expect(profile.tests.every(({ isUpgrade, species }) => !isUpgrade && species?.id === 1)).toBe(true)
  for (const id of ['999999999', 'collie']) await expect(get(id)).rejects.toMatchObject({ status: 404 })
})

test('animals for a parentage request: one’s own and those with all rights, with the panel of their newest profile', async () => {
  const { browser, user } = await member()
  const other = await member()
  const dam = await addAnimal(shop, user.id, { petName: 'Dam' })
  await addAnimal(shop, user.id, { petName: 'Old sire', gender: 'male', archivedAt: new Date() })
  const lent = await addAnimal(shop, other.user.id, { petName: 'Lent sire', gender: 'male' })
  const shown = await addAnimal(shop, other.user.id, { petName: 'Shown' })
  await shop.db.insert(animalShares).values([
    { animalId: lent.id, email: user.email, rights: 'full' },
    { animalId: shown.id, email: user.email, rights: 'view' },
  ])
  const profile = async (animalId: string, panel: string, testedAt: string, supersededAt: Date | null = null) => {
    const { barcode } = await addSample(shop, { animalId })
    const read = { laboratory: 'Kinpaw Laboratory', panelVersion: '1', testedAt: new Date(testedAt), supersededAt }
    await shop.db.insert(dnaProfiles).values({ ...read, barcode, panel, markers: [] })
  }
  await profile(dam.id, 'ISAG 2006 STR', '2024-01-01')
  await profile(dam.id, 'ISAG 2020 SNP', '2026-01-01')
  await profile(dam.id, 'AKC', '2026-06-01', new Date())
  const list = (query: object = {}) => browser.ask(parentageCalls.listParentageAnimals, { query })
  const all = await list()
  expect(all.results.map(({ petName, panel }) => [petName, panel])).toEqual([
    ['Dam', 'ISAG 2020 SNP'],
    ['Lent sire', null],
    ['Old sire', null],
  ])
  expect(all).toMatchObject({ count: 3, next: null })
  expect(await list({ gender: 'male', size: '1' })).toMatchObject({ count: 2, next: 2 })
  expect(await list({ search: 'lent', speciesId: '1' })).toMatchObject({ count: 1 })
  expect(await list({ speciesId: '2' })).toMatchObject({ count: 0 })
})

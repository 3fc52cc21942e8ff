import { animalCalls, type AnimalUpdate } from '@shop/contract/animal'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { toolCalls } from '@shop/contract/tool'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fileOf, importFile, sampleAtWork, withLab } from '../../../test/lab.ts'
import { textOf } from '../../../test/pdf.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { samples, sampleTests } from '../../schema/sample.ts'
import { reports } from '../../schema/report.ts'
import { revokeReport } from './register.ts'

const shop = useShop(withLab)

type Animal = Partial<typeof animals.$inferInsert>
/** A dog that was read once, by the laboratory’s file. */
async function read(name: number, value: string, about: Animal = {}) {
  const dog = await sampleAtWork(shop, [name], {}, { gender: 'male', isDesexed: false, ...about })
  await importFile(shop, fileOf([{ barcode: dog.barcode, kind: 'genotype', name, value }]))
  return dog
}
type Dog = Awaited<ReturnType<typeof read>>
const change = ({ browser, animal }: Dog, body: AnimalUpdate) =>
  browser.ask(animalCalls.updateAnimal, { params: { id: animal.id }, body })
const sheetOf = ({ browser, animal, barcode }: Dog) =>
  browser.ask(resultCalls.getResults, { params: { id: animal.id, barcode } })
const certify = ({ browser, animal }: Dog) => browser.ask(reportCalls.getCertificate, { params: { id: animal.id } })
const check = (barcode: string) => shop.visitor().ask(toolCalls.authenticateReport, { params: { barcode } })

describe('a verdict stays as the record was when its results were reported', () => {
  test.each([
    ['a desexed male with cystinuria III', 2016, 'cy/cy', {}, { isDesexed: true }, 'at_risk', 'desexing'],
    ['a male of a sex-limited disease', 2172, 'PMDS/PMDS', {}, { gender: 'female' }, 'affected', 'sex'],
    ['a male of an X-linked disease', 2017, 'HEMA/Y', {}, { gender: 'female' }, 'affected', 'sex'],
    ['a female carrier of one', 2017, 'N/HEMA', { gender: 'female' }, { gender: 'male' }, 'carrier', 'sex'],
    [
      'a male whose desexing nobody had said',
      2016,
      'cy/cy',
      { isDesexed: null },
      { isDesexed: true },
      'at_risk',
      'desexing',
    ],
  ] as const)('%s', async (_, id, value, about, update, status, what) => {
    const dog = await read(id, value, about)
    expect((await sheetOf(dog)).recordChange).toBeNull()
    expect((await sheetOf(dog)).results).toMatchObject([{ status }])
    const { key } = await certify(dog)
    await change(dog, update)
    const sheet = await sheetOf(dog)
    expect(sheet.results).toMatchObject([{ status, genotype: value }])
    expect(sheet.recordChange).toBe(what)
    // Closed at once, before anybody opens or checks it.
    const [row] = await shop.db.select().from(reports).where(eq(reports.key, key))
    expect(row).toMatchObject({ state: 'superseded' })
    expect(await check(key)).toMatchObject({ stateReason: expect.stringContaining(`record was changed: its ${what}.`) })

    const anew = await certify(dog)
    expect(await check(anew.key)).toMatchObject({ state: 'valid', recordChange: what, lines: [{ genotype: value }] })
    const file = await dog.browser.fetch(anew.url)
    expect(textOf(Buffer.from(await file.arrayBuffer()))).toContain(
      `Changed since these results were reported: its ${what}.`,
    )
  })
})

test.each([
  ['another breed', { species: { id: 1, name: 'Canine' }, breed: { id: 200131, name: 'Breed' } }, /its breed\./],
  ['another date of birth', { dobDay: 1, dobMonth: 2, dobYear: 2020, dobPrecision: 'exact' }, /its date of birth\./],
  ['another sex', { gender: 'female' }, /its sex\./],
  ['desexing, on which nothing hangs', { isDesexed: true }, null],
  ['a new pet name', { petName: 'Sky' }, null],
] as const)('%s and a report that states results', async (_, update, reason) => {
  const dog = await read(2002, 'N/CEA', { dateOfBirth: '2022-03-04', dateOfBirthPrecision: 'exact' })
  const { key } = await certify(dog)
  await change(dog, update)
  expect(await check(key)).toMatchObject(
    reason
      ? { state: 'superseded', stateReason: expect.stringMatching(reason) }
      : { state: 'valid', stateReason: null },
  )
})

test('what was filled in since is no change', async () => {
  const dog = await read(2002, 'N/CEA', { breedId: null, dateOfBirth: null })
  const { key } = await certify(dog)
  await change(dog, { species: { id: 1, name: 'Canine' }, breed: { id: 200193, name: 'Breed' } })
  await change(dog, { dobDay: 1, dobMonth: 2, dobYear: 2020, dobPrecision: 'exact' })
  expect((await check(key)).state).toBe('valid')
  expect((await sheetOf(dog)).recordChange).toBeNull()
})

test('a test that is added later is read by the record of the first report', async () => {
  const dog = await read(2017, 'HEMA/Y')
  await change(dog, { gender: 'female' })
  await shop.db.insert(sampleTests).values({ barcode: dog.barcode, productId: 2168 })
  const line = { barcode: dog.barcode, kind: 'genotype' as const, name: 2168 }
  expect(await importFile(shop, fileOf([{ ...line, value: 'N/XLPRA1' }]))).toMatchObject({ status: 428 })
  expect(await importFile(shop, fileOf([{ ...line, value: 'N/Y' }]))).toMatchObject({ status: 201 })
  expect((await sheetOf(dog)).results.map(({ status }) => status)).toEqual(['affected', 'clear'])
})

test('changing the record does not bring a revoked report back', async () => {
  const dog = await read(2172, 'PMDS/PMDS')
  const { key } = await certify(dog)
  await revokeReport(shop.db, key, 'The laboratory has doubts.')
  await change(dog, { gender: 'female' })
  await expect(certify(dog)).rejects.toMatchObject({ status: 409 })
})

describe('an identity is verified', () => {
  const chip = '981020000310301'
  const set = (dog: Dog, values: Partial<typeof samples.$inferInsert>) =>
    shop.db.update(samples).set(values).where(eq(samples.barcode, dog.barcode))

  test('by the chip number that was read, and not without one', async () => {
    const dog = await read(2002, 'N/CEA', { chipNumber: chip })
    await set(dog, { isIdentityVerified: true, collector: 'Riverside', chipRead: null })
    expect((await sheetOf(dog)).isIdentityVerified).toBe(false)
    expect((await certify(dog)).isIdentityVerified).toBe(false)
    await set(dog, { chipRead: chip })
    expect((await sheetOf(dog)).isIdentityVerified).toBe(true)
    expect((await certify(dog)).isIdentityVerified).toBe(true)
    // Whoever writes another number later loses it, on the page and on documents.
    await shop.db.update(animals).set({ chipNumber: '981020000999999' }).where(eq(animals.id, dog.animal.id))
    expect((await sheetOf(dog)).isIdentityVerified).toBe(false)
  })
})

import { isDeepStrictEqual } from 'node:util'
import { type AnimalPart, type AnimalUpdate, animalCalls, animalFields } from '@shop/contract/animal'
import { eachPaper, papersOf } from '@shop/contract/animal-papers'
import { litterCalls } from '@shop/contract/litter'
import { workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addResult } from '../test/animals.ts'
import { type Browser, signIn } from '../test/buyer.ts'
import { addReportedSample } from '../test/reports.ts'
import { useShop } from '../test/shop.ts'
import { withSheetKits } from '../test/work-sheet.ts'
import { contentOf } from './results/report/content.ts'
import { animals } from './schema/animal.ts'

const shop = useShop()
const species = { id: 1, name: 'Canine' }
const collie = { id: 200193, name: 'Border Collie' }

/** Something for each part of what an owner states, and something else. */
const stated: Record<AnimalPart, [AnimalUpdate, AnimalUpdate]> = {
  petName: [{ petName: 'Skye' }, { petName: 'Sky' }],
  gender: [{ gender: 'female' }, { gender: 'male' }],
  isDesexed: [{ isDesexed: true }, { isDesexed: false }],
  birth: [{ dobYear: 2024, dobMonth: 5, dobDay: 11, dobPrecision: 'exact' }, { dobYear: 2023 }],
  weight: [{ weight: 17.4, weightType: 'lb' }, { weight: 8 }],
  breed: [{ species, breed: collie, isMixedBreed: true }, { species }],
  chipNumber: [{ chipNumber: '981020000312399' }, { chipNumber: '981020000312398' }],
  registrationName: [{ registrationName: 'Orchardlane Blue Hour' }, { registrationName: '' }],
  registrationNumber: [{ registrationNumber: 'DN63104501' }, { registrationNumber: 'DN63104502' }],
  ownerName: [{ ownerName: 'Grace Okafor' }, { ownerName: '' }],
  dam: [{ damName: 'Fern' }, { damName: 'Fern the Second' }],
  sire: [{ sireName: 'Moss' }, { sireName: '' }],
}
const parts = Object.keys(stated) as AnimalPart[]
const whole = Object.assign({}, ...parts.map((part) => stated[part][0])) as Required<AnimalUpdate>

const rowOf = async (id: string) => {
  const [row] = await shop.db.select().from(animals).where(eq(animals.id, id))
  if (!row) throw new Error('No animal')
  return row
}
type Row = Awaited<ReturnType<typeof rowOf>>
const update = (browser: Browser, id: string, body: AnimalUpdate) =>
  browser.ask(animalCalls.updateAnimal, { params: { id }, body })

/** The columns that are others in `after`. When it was weighed, nobody states. */
const changed = (before: Row, after: Row) =>
  (Object.keys(before) as (keyof Row)[])
    .filter((column) => !isDeepStrictEqual(before[column], after[column]))
    .filter((column) => column !== 'weighedAt')

test('what is stated of an animal is stored, and a correction of one part leaves every other as it is', async () => {
  const browser = shop.visitor()
  await signIn(shop, browser)
  const { id } = await browser.ask(animalCalls.createAnimal, { body: whole })
  const first = await rowOf(id)
  const columns: string[] = []
  for (const part of parts) {
    await update(browser, id, stated[part][1])
    const theirs = changed(first, await rowOf(id))
    expect(theirs, part).not.toEqual([])
    await update(browser, id, stated[part][0])
    expect(changed(first, await rowOf(id))).toEqual([])
    columns.push(...theirs.filter((column) => column !== 'coat'))
  }
  // No two parts have a column in common.
  expect(columns.toSorted()).toEqual([...new Set(columns)].toSorted())
  // Nothing that can be stated stays empty.
  const empty = Object.entries(first).filter(([, value]) => value === null)
  expect(empty.map(([column]) => column).toSorted()).toEqual(
    ['archivedAt', 'claimEmail', 'clubId', 'damId', 'handedOverBy', 'sireId'].toSorted(),
  )
})

test('each field of a form alone corrects its own part', async () => {
  const browser = shop.visitor()
  await signIn(shop, browser)
  const { id } = await browser.ask(animalCalls.createAnimal, { body: whole })
  const first = await rowOf(id)
  for (const field of ['chipNumber', 'ownerName', 'isDesexed', 'registrationNumber'] as const) {
    await update(browser, id, { [field]: field === 'isDesexed' ? null : '' })
    expect(changed(first, await rowOf(id)), field).toEqual([field])
    await update(browser, id, { [field]: whole[field] })
  }
  expect(Object.keys(animalFields).toSorted()).toEqual(Object.keys(whole).concat('damId', 'sireId').toSorted())
})

test('an animal’s papers are in its view, its reports, its spreadsheets and its litter', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 1)
  const papers = papersOf(whole)
  const animal = await addAnimal(shop, user.id, papers)
  const sample = await addReportedSample(shop, animal.id, { isIdentityVerified: false, chipRead: null })
  await addResult(shop, sample.barcode, 2003, 'N/N')
  const params = { id: animal.id }

  expect(papersOf(await browser.ask(animalCalls.getAnimal, { params }))).toEqual(papers)
  expect(papersOf(await browser.ask(animalCalls.getAnimalProfile, { params }))).toEqual(papers)
  expect(papersOf((await contentOf(shop.db, animal, 'certificate')).animal)).toEqual(papers)
  const files = ['results.csv', 'results.json'].map((file) => `/api/my/animals/${animal.id}/export/${file}`)
  for (const file of [...files, '/api/my/animal-list.csv']) {
    const text = await (await browser.fetch(file)).text()
    for (const paper of Object.values(papers)) expect(text, file).toContain(paper)
  }
  const sheet = await browser.ask(workSpreadsheetCalls.startWorkSpreadsheet, {
    body: { productId: 36, name: 'Spring', lines: [{ animalId: animal.id, barcode: barcodes[0] ?? '' }] },
  })
  expect(sheet.lines.map(({ values }) => papersOf(values))).toEqual([papers])

  const born = eachPaper((paper) => (paper === 'chipNumber' ? '981020000312397' : `${papers[paper]} II`))
  const litter = await browser.ask(litterCalls.createLitter, {
    body: {
      species,
      breed: collie,
      isMixedBreed: false,
      damId: null,
      damName: 'Fern',
      sireId: null,
      sireName: 'Moss',
      dateOfBirth: '2026-09-14',
      offspring: [{ petName: 'Juniper', gender: 'female', ...born }],
    },
  })
  const [pup] = litter.offspring
  expect(papersOf(await rowOf(pup?.animal?.id ?? ''))).toEqual(born)
})

import { workSpreadsheetCalls } from '@shop/contract/work-spreadsheet'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signedIn } from '../../../test/activation.ts'
import { addAnimal, addSample, newBarcode } from '../../../test/animals.ts'
import { jobsOf } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import {
  cells,
  csvOf,
  readSheetOf,
  save,
  submitSheet,
  uploadFile,
  uploadRows,
  withSheetKits,
  workAll,
} from '../../../test/work-sheet.ts'
import { animals } from '../../schema/animal.ts'
import { samples, sampleTests } from '../../schema/sample.ts'
import { workLines, workSheets } from '../../schema/work-spreadsheet.ts'
import { isShort } from '../../../../vitest/tier.ts'
import { noticeQueue } from '../../platform/mail/queues.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const mailsTo = (email: string) =>
  jobsOf(shop, noticeQueue).filter(({ to }) => shop.services.secrets.open(to) === email)

test('lines are checked as activations are, corrected, and become samples; a line that fails stays with its error', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 4)
  const [one = '', two = '', three = '', four = ''] = barcodes
  const sheet = await uploadRows(browser, [
    cells({ barcode: one, petName: 'Skye' }),
    cells({ barcode: two, petName: 'Tam', breed: 'Border Coly', gender: 'constructor', dateOfBirth: '4/3/22' }),
    cells({ barcode: newBarcode(), petName: 'Moss' }),
    cells({ barcode: one, petName: 'Fern' }),
    cells({ barcode: four, petName: '', chipNumber: '123' }),
  ])
  expect(sheet.counts).toEqual({ attention: 5, ready: 0, done: 0 })
  const wrong = (place: number) => sheet.lines[place]?.errors.map(({ field }) => field).toSorted()
  expect([0, 1, 2, 3, 4].map(wrong)).toEqual([
    ['barcode'],
    ['breed', 'dateOfBirth', 'gender'],
    ['barcode'],
    ['barcode'],
    ['chipNumber', 'petName'],
  ])
  expect(sheet.lines[1]?.errors.find(({ field }) => field === 'breed')?.message).toContain('Border Collie')
  expect(sheet.fields).not.toContain('species')
  await expect(submitSheet(browser, sheet.id)).rejects.toMatchObject({ status: 409 })

  await save(browser, sheet, 1, { breed: 'border  collie', gender: 'm', dateOfBirth: '2022' })
  const mended = await save(browser, sheet, 3, { barcode: three })
  expect(mended.counts).toEqual({ attention: 2, ready: 3, done: 0 })
  // What another window has on its screen is another by now.
  await expect(save(browser, sheet, 1, { petName: 'Tim' })).rejects.toMatchObject({ status: 409 })

  expect((await submitSheet(browser, sheet.id)).state).toBe('working')
  await expect(save(browser, mended, 2, { petName: 'Max' })).rejects.toMatchObject({ status: 409 })
  await workAll(shop, sheet.id)
  const done = await readSheetOf(browser, sheet.id)
  expect([done.state, done.counts]).toEqual(['draft', { attention: 2, ready: 0, done: 3 }])
  const became = await shop.db
    .select({ barcode: samples.barcode, name: animals.petName, stage: samples.stage, ownerId: animals.userId })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(inArray(samples.barcode, barcodes))
  const byName = became.toSorted((a, b) => a.name.localeCompare(b.name))
  expect(byName.map(({ name, barcode, stage }) => [name, barcode, stage])).toEqual([
    ['Fern', three, 'activated'],
    ['Skye', one, 'activated'],
    ['Tam', two, 'activated'],
  ])
  expect(await shop.db.$count(sampleTests, eq(sampleTests.barcode, one))).toBeGreaterThan(1)
  expect(mailsTo(user.email).map(({ kind }) => kind)).toEqual(['sheet-activated'])
  const csv = await (await browser.fetch(`/api/my/work-spreadsheets/${sheet.id}/result.csv`)).text()
  expect(csv.split('\r\n')).toHaveLength(7)
  expect(csv).toContain(`/my/animals/${done.lines[0]?.animal?.id}`)
})

test('an animal of the account is recognised by its chip, and no second one is made', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 2)
  const skye = await addAnimal(shop, user.id, { chipNumber: '981020000312399' })
  const sheet = await uploadRows(browser, [
    cells({ barcode: barcodes[0], chipNumber: '981.020–000 3l2 399' }),
    cells({ barcode: barcodes[1], petName: 'Tam', chipNumber: '981020000312399' }),
  ])
  expect(sheet.lines.map(({ errors }) => errors.map(({ field }) => field))).toEqual([['chipNumber'], ['chipNumber']])
  const mended = await save(browser, sheet, 1, { chipNumber: '' })
  expect(mended.lines[0]).toMatchObject({ state: 'ready', animal: { id: skye.id } })
  await submitSheet(browser, sheet.id)
  await workAll(shop, sheet.id)
  expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(2)
  const [sample] = await shop.db
    .select()
    .from(samples)
    .where(eq(samples.barcode, barcodes[0] ?? ''))
  expect(sample?.animalId).toBe(skye.id)
})

test('the kits of others, used ones, and kits of another kind are refused on their lines', async () => {
  const { browser, user } = await withSheetKits(shop, 1)
  const theirs = await addSample(shop, { userId: (await signedIn(shop)).user.id })
  const used = await addSample(shop, { userId: user.id, activatedAt: new Date() })
  const other = await addSample(shop, { userId: user.id, productId: 2002 })
  const { lines } = await uploadRows(
    browser,
    [theirs, used, other].map(({ barcode }, index) => cells({ barcode, petName: `Dog ${index}` })),
  )
  const output = lines.map(({ errors }) => errors[0]?.message ?? '')
  expect(output[0]).toContain('none of the kits')
  expect(output[1]).toContain('used already')
  expect(output[2]).toContain('This kit is another')
})

test('a vet names the owner of each patient', async () => {
  const { browser, barcodes } = await withSheetKits(shop, 1, 'vet')
  const sheet = await uploadRows(browser, [cells({ barcode: barcodes[0] })])
  expect(sheet.lines[0]?.errors.map(({ field }) => field)).toEqual(['ownerFirstName', 'ownerLastName'])
  await save(browser, sheet, 0, { ownerFirstName: 'Grace', ownerLastName: 'Okafor' })
  await submitSheet(browser, sheet.id)
  await workAll(shop, sheet.id)
  const { lines, state } = await readSheetOf(browser, sheet.id)
  const [animal] = await shop.db
    .select()
    .from(animals)
    .where(eq(animals.id, lines[0]?.animal?.id ?? ''))
  expect([state, animal?.ownerName]).toEqual(['done', 'Grace Okafor'])
})

test('the template comes back as it was filled in, as XLSX and as CSV, with the account’s barcodes', async () => {
  const { browser, barcodes } = await withSheetKits(shop, 2)
  const csv = await (await browser.fetch('/api/my/work-spreadsheet-templates/36.csv')).text()
  for (const barcode of barcodes) expect(csv).toContain(barcode)
  const filled = csv.replace(`${barcodes[0]},`, `${barcodes[0]},Skye`)
  const { lines } = await uploadFile(browser, filled)
  // Of a kit that nobody filled in there is no line.
  expect(lines.map(({ values }) => [values.barcode, values.petName])).toEqual([[barcodes[0], 'Skye']])
  const xlsx = await browser.fetch('/api/my/work-spreadsheet-templates/36.xlsx')
  expect(xlsx.headers.get('content-type')).toContain('spreadsheetml')
  await expect(uploadFile(browser, Buffer.from(await xlsx.arrayBuffer()), 'herd.xlsx')).rejects.toMatchObject({
    errors: { 'document.data': 'No row of this file has an animal in it.' },
  })
  expect((await browser.fetch('/api/my/work-spreadsheet-templates/2002.xlsx')).status).toBe(404)
})

test('the same file again is the same draft; another’s sheet is missing, and one’s own can be removed', async () => {
  const { browser, barcodes } = await withSheetKits(shop, 2)
  const rows = barcodes.map((barcode) => cells({ barcode }))
  const sheet = await uploadRows(browser, rows)
  expect((await uploadRows(browser, rows)).id).toBe(sheet.id)
  const { browser: stranger } = await withSheetKits(shop, 1)
  await expect(readSheetOf(stranger, sheet.id)).rejects.toMatchObject({ status: 404 })
  expect((await stranger.fetch(`/api/my/work-spreadsheets/${sheet.id}/result.csv`)).status).toBe(404)
  const lineId = sheet.lines[0]?.id ?? ''
  for (let press = 0; press < 2; press++)
    expect(
      (await browser.ask(workSpreadsheetCalls.removeWorkLine, { params: { id: sheet.id, lineId } })).lines,
    ).toHaveLength(1)
  await browser.ask(workSpreadsheetCalls.removeWorkSpreadsheet, { params: { id: sheet.id } })
  expect(await shop.db.$count(workLines, eq(workLines.sheetId, sheet.id))).toBe(0)
  expect((await browser.ask(workSpreadsheetCalls.listWorkSpreadsheets)).results).toEqual([])
})

test.skipIf(isShort)(
  'five hundred lines become five hundred samples, and one more line is refused',
  async () => {
    const { browser, user, barcodes } = await withSheetKits(shop, 500)
    const rows = barcodes.map((barcode, index) => cells({ barcode, petName: `Dog ${index + 1}` }))
    await expect(uploadRows(browser, [...rows, cells()])).rejects.toMatchObject({ status: 428 })
    const sheet = await uploadRows(browser, rows)
    expect(sheet.counts).toEqual({ attention: 0, ready: 500, done: 0 })
    await submitSheet(browser, sheet.id)
    await workAll(shop, sheet.id)
    expect(await readSheetOf(browser, sheet.id)).toMatchObject({ state: 'done', counts: { done: 500 } })
    expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(500)
    expect(mailsTo(user.email)).toHaveLength(1)
  },
  240_000,
)

test('what is no sheet is refused on its field, and stores nothing', async () => {
  const { browser, user } = await withSheetKits(shop, 1)
  const files = ['', 'Only,Some\r\nwords,here', csvOf([]), Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), Buffer.alloc(50)]
  for (const file of files)
    await expect(uploadFile(browser, file)).rejects.toMatchObject({
      status: 428,
      errors: { 'document.data': expect.any(String) as string },
    })
  expect(await shop.db.$count(workSheets, eq(workSheets.userId, user.id))).toBe(0)
})

test('begun for animals of the account, each line is for its own animal, whatever that is called or has', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 2)
  const [one = '', two = ''] = barcodes
  // Newborn: they differ in nothing but the name, and that is equal.
  const pups = [await addAnimal(shop, user.id, { petName: 'Pup' }), await addAnimal(shop, user.id, { petName: 'Pup' })]
  const start = (more: object = {}) =>
    browser.ask(workSpreadsheetCalls.startWorkSpreadsheet, {
      body: {
        productId: 36,
        name: 'Litter of Heather',
        lines: pups.map(({ id }, index) => ({ animalId: id, barcode: index ? '' : one })),
        ...more,
      },
    })
  const sheet = await start()
  expect(sheet).toMatchObject({
    fileName: 'Litter of Heather',
    counts: { attention: 1, ready: 1 },
    lines: [
      {
        values: { barcode: one, petName: 'Pup', gender: 'Female', breed: 'Border Collie' },
        animal: { id: pups[0]?.id },
      },
      { errors: [{ field: 'barcode' }], animal: { id: pups[1]?.id } },
    ],
  })
  // Pressed again, it is the same draft.
  expect((await start()).id).toBe(sheet.id)
  const renamed = await save(browser, sheet, 1, { barcode: two, petName: 'Another' })
  expect(renamed.lines[1]?.errors).toMatchObject([{ field: 'petName' }])
  await save(browser, renamed, 1, { petName: 'Pup' })
  await submitSheet(browser, sheet.id)
  await workAll(shop, sheet.id)
  expect(await readSheetOf(browser, sheet.id)).toMatchObject({ state: 'done', counts: { done: 2 } })
  const taken = await shop.db.select().from(samples).where(inArray(samples.barcode, barcodes))
  expect(new Map(taken.map(({ barcode, animalId }) => [barcode, animalId]))).toEqual(
    new Map([
      [one, pups[0]?.id],
      [two, pups[1]?.id],
    ]),
  )
  expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(2)
})

test('a sheet is begun for one’s own animals alone, and an animal that has left is named on its line', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 1)
  const own = await addAnimal(shop, user.id)
  const cat = await addAnimal(shop, user.id, { speciesId: 2, breedId: null })
  const anothers = await addAnimal(shop, (await signedIn(shop)).user.id)
  const start = (ids: string[]) =>
    browser.ask(workSpreadsheetCalls.startWorkSpreadsheet, {
      body: {
        productId: 36,
        name: 'A litter',
        lines: ids.map((animalId) => ({ animalId, barcode: barcodes[0] ?? '' })),
      },
    })
  await expect(start([own.id, anothers.id])).rejects.toMatchObject({ status: 404 })
  await expect(start([own.id, own.id])).rejects.toMatchObject({ status: 404 })
  await expect(start([own.id, cat.id])).rejects.toMatchObject({
    status: 428,
    errors: { productId: expect.any(String) },
  })
  const { id } = await start([own.id])
  await shop.db.update(animals).set({ userId: anothers.userId }).where(eq(animals.id, own.id))
  expect((await readSheetOf(browser, id)).lines[0]).toMatchObject({
    animal: null,
    errors: [{ field: 'petName', message: expect.stringContaining('not in your account') }],
  })
})

test('of a file that names no encoding the names are shown with the sheet, also when it is opened again', async () => {
  const { browser } = await withSheetKits(shop, 1)
  const sheet = await uploadFile(
    browser,
    Buffer.from(csvOf([cells({ petName: 'Björk' })], ['barcode', 'petName']), 'latin1'),
  )
  expect(sheet).toMatchObject({ lookAt: ['Björk'], lines: [{ values: { petName: 'Björk' } }] })
  expect((await readSheetOf(browser, sheet.id)).lookAt).toEqual(['Björk'])
  expect((await uploadFile(browser, csvOf([cells({ petName: 'Björk' })]))).lookAt).toEqual([])
})

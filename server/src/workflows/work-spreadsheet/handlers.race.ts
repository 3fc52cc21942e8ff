import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { handIn, walk } from '../../../test/activation.ts'
import { jobsOf } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { cells, readSheetOf, save, submitSheet, uploadRows, withSheetKits, workAll } from '../../../test/work-sheet.ts'
import { animals } from '../../schema/animal.ts'
import { samples } from '../../schema/sample.ts'
import { workSheets } from '../../schema/work-spreadsheet.ts'
import { workThrough } from './work.ts'
import { workSpreadsheetQueue } from './queues.ts'
import { noticeQueue } from '../../platform/mail/queues.ts'

const shop = useShop({ TRUST_PROXY: '1' })

test('sent ten times at once, and worked on by four processes: each line is one sample, and there is one mail', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 40)
  const sheet = await uploadRows(
    browser,
    barcodes.map((barcode, index) => cells({ barcode, petName: `Dog ${index}` })),
  )
  await Promise.all(Array.from({ length: 10 }, () => submitSheet(browser, sheet.id)))
  expect(jobsOf(shop, workSpreadsheetQueue).filter(({ sheetId }) => sheetId === sheet.id)).toHaveLength(1)
  await Promise.all(Array.from({ length: 4 }, () => workThrough(shop.services, { sheetId: sheet.id })))
  await workAll(shop, sheet.id)
  expect(await readSheetOf(browser, sheet.id)).toMatchObject({ state: 'done', counts: { done: 40 } })
  expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(40)
  const mails = jobsOf(shop, noticeQueue).filter(({ to }) => shop.services.secrets.open(to) === user.email)
  expect(mails).toHaveLength(1)
})

test('a kit that is activated by itself meanwhile: its line has the error, all others continue', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 8)
  const [contested = ''] = barcodes
  const record = await walk(browser, { email: user.email, barcodes: [contested], pet: { petName: 'By itself' } })
  const sheet = await uploadRows(
    browser,
    barcodes.map((barcode, index) => cells({ barcode, petName: `Dog ${index}` })),
  )
  await submitSheet(browser, sheet.id)
  const [alone] = await Promise.allSettled([handIn(browser, record), workAll(shop, sheet.id)])
  const { counts, lines } = await readSheetOf(browser, sheet.id)
  const isAlone = alone?.status === 'fulfilled'
  expect(counts).toEqual(isAlone ? { attention: 1, ready: 0, done: 7 } : { attention: 0, ready: 0, done: 8 })
  if (isAlone) expect(lines[0]?.errors).toMatchObject([{ field: 'barcode' }])
  const used = await shop.db.select().from(samples).where(inArray(samples.barcode, barcodes))
  expect(new Set(used.map(({ animalId }) => animalId)).size).toBe(8)
  expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(8)
})

test('one line changed from ten windows at once: one change is stored, and the others are refused', async () => {
  const { browser, barcodes } = await withSheetKits(shop, 1)
  const sheet = await uploadRows(browser, [cells({ barcode: barcodes[0] })])
  const saved = await Promise.allSettled(
    Array.from({ length: 10 }, (_, window) => save(browser, sheet, 0, { petName: `Name ${window}` })),
  )
  const kept = saved.findIndex(({ status }) => status === 'fulfilled')
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await readSheetOf(browser, sheet.id)).lines[0]?.values.petName).toBe(`Name ${kept}`)
})

test('one file uploaded ten times at once is one sheet', async () => {
  const { browser, user, barcodes } = await withSheetKits(shop, 3)
  const rows = barcodes.map((barcode) => cells({ barcode }))
  const made = await Promise.all(Array.from({ length: 10 }, () => uploadRows(browser, rows)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await shop.db.$count(workSheets, eq(workSheets.userId, user.id))).toBe(1)
})

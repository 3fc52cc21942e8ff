import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileOf, lab, sampleAtWork, withLab } from '../../../test/lab.ts'
import { addProfile, markersOf } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { savedAs } from '../../../test/xlsx.ts'

const shop = useShop(withLab)
const folder = mkdtempSync(join(tmpdir(), 'lab-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('from the list to the report: list, advance, generate, import, and the same again', async () => {
  const { barcode } = await sampleAtWork(shop, [2002], { stage: 'activated' })
  expect((await lab(shop, 'list', '--stage', 'activated')).output).toMatch(new RegExp(`${barcode}  activated .* 2002`))
  expect(await lab(shop, 'advance', '--stage', 'received', barcode)).toEqual({
    code: 0,
    output: '1 moved to received, 0 unchanged.',
  })
  expect((await lab(shop, 'generate', '--out', folder, '--seed', '3', barcode)).code).toBe(0)
  const [file = ''] = readdirSync(folder)
  expect(readFileSync(join(folder, file), 'utf8')).toContain(`${barcode},genotype,,2002,`)
  expect((await lab(shop, 'import', join(folder, file))).output).toContain(
    '1 samples, 1 new or changed results, marked as sample data',
  )
  expect((await lab(shop, 'import', join(folder, file))).output).toContain('Nothing has changed')
  expect((await lab(shop, 'list', '--stage', 'reported')).output).toContain(barcode)
})

test('a refusal has every reason, and ends with 1', async () => {
  expect(await lab(shop, 'advance', '--stage', 'received', 'KP0', 'KP1')).toEqual({
    code: 1,
    output: 'Nothing was changed.\n  KP0: is not known.\n  KP1: is not known.',
  })
})

test('two samples are compared before anything is reported of them', async () => {
  const [one, other] = [await sampleAtWork(shop, [2138]), await sampleAtWork(shop, [2138])]
  expect(await lab(shop, 'identity', one.barcode, other.barcode)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`The sample “${one.barcode}” has no DNA profile.`),
  })
  await addProfile(shop, one.barcode, markersOf(120, 'A', 'G'))
  await addProfile(shop, other.barcode, markersOf(120, 'G', 'A'))
  const { output } = await lab(shop, 'identity', one.barcode, other.barcode)
  expect(output).toBe(
    `same: All 120 markers are alike: ${one.barcode} and ${other.barcode} are the same animal, or identical twins.`,
  )
})

test.each([[[]], [['fly']]])('what is no command shows how it is used: %j', async (args) => {
  const { code, output } = await lab(shop, ...args)
  expect([code, output]).toEqual([2, expect.stringContaining('npm run lab -- advance')])
})

test('a file of a spreadsheet is read as it was saved: what was guessed is named, and nothing is one column', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const [head = '', line = ''] = fileOf([
    { barcode, kind: 'genotype', name: 2002, value: 'N/CEA', laboratory: 'Génolab' },
  ]).split('\n')
  const file = join(folder, 'from-excel.csv')
  writeFileSync(file, Buffer.from([head, line].join('\r\n').replaceAll(',', ';'), 'latin1'))
  expect(await lab(shop, 'import', file)).toEqual({
    code: 0,
    output: [
      '1 samples, 1 new or changed results.',
      'The file is not UTF-8; it was read as windows-1252. Look whether this is right: Génolab.',
    ].join('\n'),
  })
  writeFileSync(file, savedAs('libreoffice.ods'))
  expect(await lab(shop, 'import', file)).toEqual({
    code: 1,
    output: 'This is an OpenDocument spreadsheet (.ods). Save it as CSV. Nothing was imported.',
  })
})

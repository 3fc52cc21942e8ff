import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'
import { writeFileSync } from 'node:fs'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002
const rows = 50

test('a sheet of fifty animals is made with the template, uploaded with faults, corrected, and is fifty samples in the laboratory', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const barcodes = await buyKits(page, shop, { items: [{ productId: cea, quantity: rows }] })
  await page.goto('/my/work-spreadsheets')
  await hydrated(page)
  const href = await page.getByRole('link', { name: 'Template as CSV' }).getAttribute('href')
  const template = await (await page.request.get(`${shop.url}${href}`)).text()
  const [header = '', ...empty] = template.trim().split('\r\n')
  expect(empty).toHaveLength(rows)
  const columns = header.replaceAll('"', '').replace('\uFEFF', '').split(',')
  const filled = empty.map((line, index) => {
    const barcode = line.replaceAll('"', '').split(',')[0] ?? ''
    const cells: Record<string, string> = {
      Barcode: barcode,
      Name: `Pup ${index + 1}`,
      Sex: index % 2 ? 'm' : 'Female',
      Breed: index === 4 ? 'Border Coly' : 'border collie',
      'Date of birth': index === 9 ? '4/3/26' : '2026-03-04',
    }
    return columns.map((column) => cells[column] ?? '').join(',')
  })
  const file = join(shop.data, 'herd.csv')
  writeFileSync(file, [header, ...filled, ''].join('\r\n'))
  await page.getByLabel(/The filled-in file/).setInputFiles(file)
  await page.getByRole('button', { name: 'Upload the sheet' }).click()
  await page.getByText('2 lines need attention').waitFor()

  // What is on the page outlives a reload.
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Needs attention (2)' }).click()
  await page.getByRole('button', { name: 'Correct row 6, Pup 5' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Breed/ }).fill('Border Coll')
  await page.getByRole('option', { name: /Border Collie$/ }).click()
  await dialog.getByRole('button', { name: 'Save this row' }).click()
  await page.getByText('One line needs attention').waitFor()
  await page.getByRole('button', { name: 'Correct row 11, Pup 10' }).click()
  await dialog.getByLabel(/^Date of birth/).fill('2026')
  await dialog.getByRole('button', { name: 'Save this row' }).click()
  await page.getByText('All lines are ready').waitFor()

  for (const [label, value] of [
    ['Address', '12 Orchard Lane'],
    ['City', 'Ithaca'],
    ['ZIP', '14850'],
  ] as const)
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value)
  await page.getByLabel(/^State/).selectOption('NY')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: `Activate ${rows} kits` }).click()
  await page.getByText('All done').waitFor({ timeout: 120_000 })
  await inMail(email, /All 50 lines of your sheet are samples now/, shop)

  const atTheLaboratory = await lab(shop, 'list', '--stage', 'activated')
  expect(barcodes.filter((barcode) => atTheLaboratory.includes(barcode))).toHaveLength(rows)
  // Later, from a new page: each line leads to its animal.
  await page.goto(page.url())
  await page.getByRole('link', { name: 'Pup 1', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Pup 1' }).first().waitFor()
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { desk, lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { approvedVet, newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002
const chip = '981020000312399'

test('a form for a witnessed sample is requested, approved at the desk, downloaded and used', async () => {
  const vet = await approvedVet(shop, 500)
  const { page, email } = await newcomer('breeder', { shop })
  await page.goto('/my/acm-form-requests')
  await page.getByText('No requests yet').waitFor()
  const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: cea }] })
  await activate(page, shop, { barcode, name: 'Skye', email, chipNumber: chip })

  await page.reload()
  await hydrated(page)
  await page.getByRole('combobox', { name: /Sample/ }).selectOption(barcode)
  await page.getByLabel(/Who takes the sample/).fill('Priya Raman')
  await page.getByLabel(/Their practice/).fill('Riverside Animal Clinic')
  await page.getByLabel(/Who requires/).fill('Our kennel club')
  await page.getByRole('button', { name: 'Ask for the form' }).click()
  const row = page.getByRole('article', { name: /^Skye, ACM-/ })
  await row.getByText('Waiting for us').waitFor()

  const waiting = (await desk(shop, 'acm-forms', 'list')).split('\n').find((line) => line.includes(barcode)) ?? ''
  expect(waiting).toContain('collector: Priya Raman, Riverside Animal Clinic')
  const [id = ''] = waiting.split(' ')
  await desk(shop, 'acm-forms', 'approve', id, '--reason', 'In our list')
  await inMail(email, /Your form is approved/, shop)

  await page.reload()
  await hydrated(page)
  const href = await row.getByRole('link', { name: 'Open the form (PDF)' }).getAttribute('href')
  const file = await page.request.get(`${shop.url}${href}`)
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await vet.page.request.get(`${shop.url}${href}`)).status()).toBe(404)

  // The collector's reading comes with the laboratory's file.
  await lab(shop, 'advance', '--stage', 'received', barcode)
  const read = join(shop.data, 'collector.csv')
  writeFileSync(
    read,
    `barcode,kind,panel,name,value,laboratory,panel_version,date\n${barcode},collector,,${chip},${vet.email},,,\n`,
  )
  await lab(shop, 'import', read)
  await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/N' }])
  await page.reload()
  await row.getByText('Used', { exact: true }).waitFor()
})

import { reportCalls } from '@shop/contract/report'
import { sharingCalls } from '@shop/contract/sharing'
import { expect, test } from 'vitest'
import { textOf } from '../../server/test/pdf.ts'
import { ask } from './ask.ts'
import { heading, hydrated, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { buyKits } from './order.ts'
import { newcomer } from './people.ts'
import { openReport } from './report.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** Collie eye anomaly. */
const cea = 2002

test('another laboratory’s results are entered with its report, marked for whoever reads them, and never certified', async () => {
  const owner = await newcomer('breeder', { shop })
  const [barcode = ''] = await buyKits(owner.page, shop, { items: [{ productId: cea, quantity: 1 }] })
  const dog = await activate(owner.page, shop, { barcode, name: 'Skye', email: owner.email })
  await lab(shop, 'advance', '--stage', 'received', barcode)
  await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/N' }])
  const address = `/my/animals/${dog.id}/health`
  await owner.page.goto(address)
  await hydrated(owner.page)
  await owner.page.getByRole('button', { name: 'Add results' }).click()
  const form = owner.page.getByRole('dialog', { name: 'Results of another laboratory' })
  await form.getByRole('textbox', { name: 'Laboratory' }).fill('Faraway Genetics')
  await form.getByLabel('Date of the report').fill('04/14/2025')
  await form.getByLabel('The report itself').setInputFiles({
    name: 'faraway.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 the paper of another laboratory'),
  })
  await form.getByLabel('Test, as the report names it').fill('Night blindness of the far away')
  await form.getByLabel('Finding').selectOption('Affected')
  await form.getByRole('button', { name: 'Keep these results' }).click()
  await owner.page.getByText('Not checked by us').waitFor()

  const vet = await newcomer('vet', { shop })
  const params = { id: dog.id }
  await ask(owner.page, shop, sharingCalls.shareAnimal, { params, body: { email: vet.email, rights: 'view' } })
  await vet.page.goto(address)
  await heading(vet.page, /^Faraway Genetics/)
  await vet.page.getByText('Not checked by us').waitFor()
  expect(await vet.page.getByRole('button', { name: 'Add results' }).count()).toBe(0)
  const link = vet.page.getByRole('link', { name: 'faraway.pdf' })
  const document = await vet.page.request.get((await link.getAttribute('href')) ?? '')
  expect(await document.text()).toContain('the paper of another laboratory')

  // The files name them apart or not at all; nothing is derived from them, and no document of ours has them.
  const file = async (name: string) => (await owner.page.request.get(`/api/my/animals/${dog.id}/export/${name}`)).text()
  expect(await file('results.csv')).not.toMatch(/Faraway|Night blindness of the far/)
  const { samples, other_laboratories: others } = JSON.parse(await file('results.json')) as Record<string, unknown>
  expect(JSON.stringify(samples)).not.toMatch(/Faraway|Night blindness of the far/)
  expect(JSON.stringify(others)).toMatch(/Faraway Genetics/)
  const without = async (address: string, title: string | RegExp) => {
    await owner.page.goto(address)
    await heading(owner.page, title)
    expect(await owner.page.getByRole('main').innerText()).not.toMatch(/Night blindness/)
  }
  await without(`/my/animals/${dog.id}`, 'Skye')
  await without(`/my/breeding-strategy?damId=${dog.id}`, /./)
  await owner.page.goto(`/my/animals/${dog.id}/reports`)
  await hydrated(owner.page)
  const { bytes } = await openReport(owner.page, 'Open the PDF: Certificate of results')
  expect(textOf(bytes)).toContain('Collie eye anomaly')
  expect(textOf(bytes)).not.toMatch(/Faraway|Night blindness of the far/)

  const { key } = await ask(owner.page, shop, reportCalls.getCertificate, { params })
  await vet.page.goto(`/tools/report-authentication/${key}`)
  await heading(vet.page, 'Genuine, and still valid')
  expect(await vet.page.getByRole('main').innerText()).not.toMatch(/Faraway|Night blindness of the far/)
})

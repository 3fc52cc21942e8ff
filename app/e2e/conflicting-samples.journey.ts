import { reportCalls } from '@shop/contract/report'
import { sharePageCalls } from '@shop/contract/share-page'
import { expect, test } from 'vitest'
import { textOf } from '../../server/test/pdf.ts'
import { ask } from './ask.ts'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { activate, importReadings } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits, placeOrder } from './order.ts'
import { newcomer } from './people.ts'
import { openReport } from './report.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const cea = 2002
const membership = 902

test('two samples of one dog contradict each other: every page and document states it, until the laboratory settles it', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [first = '', second = ''] = await buyKits(page, shop, { items: [{ productId: cea, quantity: 2 }] })
  const skye = await activate(page, shop, { barcode: first, name: 'Skye', email })
  const again = await activate(page, shop, { barcode: second, name: 'Skye', email, id: skye.id })
  expect(again.id).toBe(skye.id)
  await lab(shop, 'advance', '--stage', 'received', first, second)
  await importReadings(shop, [{ barcode: first, productId: cea, genotype: 'CEA/CEA' }])
  // A mate to be ranked by what is known of her, and a page for everybody that shows it.
  const [third = ''] = await buyKits(page, shop, { items: [{ productId: cea }] })
  await placeOrder(page, shop, { items: [{ productId: membership }] })
  await activate(page, shop, { barcode: third, name: 'Moss', email, gender: 'male' })
  await lab(shop, 'advance', '--stage', 'received', third)
  await importReadings(shop, [{ barcode: third, productId: cea, genotype: 'N/CEA' }])
  const params = { params: { id: skye.id } }
  const sections = { hasPhoto: false, hasBreed: true, hasCoat: false, results: [cea] }
  await ask(page, shop, sharePageCalls.saveSharePage, { ...params, body: sections })
  const stranger = await openPage({ url: shop.url, size: 'phone' })
  const openCertificate = async () => {
    await page.goto(`/my/animals/${skye.id}/reports`)
    await hydrated(page)
    return openReport(page, 'Open the PDF: Certificate of results')
  }
  const paper = () => ask(page, shop, reportCalls.getCertificate, params)
  const before = await paper()

  await importReadings(shop, [{ barcode: second, productId: cea, genotype: 'N/N' }])
  await inMail(email, /one of them contradicts another sample of the same animal/, shop)
  const says = page.getByText('Samples of Skye contradict each other')
  for (const sample of [first, second]) {
    await page.goto(`/my/animals/${skye.id}/health?sample=${sample}`)
    await heading(page, 'Skye’s samples contradict each other in one test')
    await says.waitFor()
  }
  await page.goto(`/my/animals/${skye.id}`)
  await says.first().waitFor()
  await page.goto('/my/my-animals')
  await page.getByText('Samples contradict each other').first().waitFor()
  // What leaves the account: a stranger's page shows no verdict, the file and the document say why.
  const { page: shared } = await ask(page, shop, sharePageCalls.getSharePage, params)
  await stranger.goto(`/animal/share/${shared?.token}`)
  await stranger.getByRole('heading', { level: 1, name: 'Skye' }).waitFor()
  expect(await stranger.getByRole('main').innerText()).not.toContain('Collie eye anomaly')
  const csv = await page.request.get(`/api/my/animals/${skye.id}/export/results.csv`)
  expect(await csv.text()).toMatch(/Collie eye anomaly.*conflicting/i)
  expect(textOf((await openCertificate()).bytes)).toContain('Conflicting')
  await page.goto('/my/breeding-strategy/mates')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Your animal' }).click()
  await page.getByRole('option', { name: 'Skye, Border Collie' }).click()
  const mate = page.getByRole('article', { name: 'Moss' })
  await mate.getByText(/^and \d+ more$/).click()
  await mate.getByText('samples of Skye contradict each other').waitFor()
  // The report made before is closed, and its public check gives the reason.
  await page.goto(`/tools/report-authentication/${before.key}`)
  await page
    .getByText(/^Samples of this animal contradict each other/)
    .first()
    .waitFor()
  const open = await paper()
  expect(open.state).toBe('valid')
  await page.goto(`/tools/report-authentication/${open.key}`)
  await page.getByText('Conflicting').first().waitFor()
  await page.goto(`/my/breeding-strategy?damId=${skye.id}`)
  await says.waitFor()

  expect(await lab(shop, 'conflicts')).toMatch(
    new RegExp(`^${cea}  Collie eye anomaly.*${first}.*CEA/CEA.*${second}.*N/N`),
  )
  const decision = ['--about', String(cea), '--by', 'Dr A. Weber', '--reason', 'The first swab was too weak']
  expect(await lab(shop, 'settle', second, ...decision)).toContain(`${second} stands`)
  await inMail(email, /and the laboratory has settled it/, shop)
  await page.goto(`/my/animals/${skye.id}/health?sample=${second}`)
  await heading(page, 'Skye is clear')
  await page.goto(`/my/animals/${skye.id}/health?sample=${first}`)
  await page.getByText(/Dr A. Weber settled on .* that sample .* stands/).waitFor()
  await page.goto(`/my/animals/${skye.id}/samples`)
  await page.getByText('Settled by the laboratory').first().waitFor()
  await page
    .getByText(/One result contradicted by another sample/)
    .first()
    .waitFor()
  expect((await paper()).key).not.toBe(open.key)
  await page.goto(`/tools/report-authentication/${open.key}`)
  await page
    .getByText(/^The laboratory has settled/)
    .first()
    .waitFor()
})

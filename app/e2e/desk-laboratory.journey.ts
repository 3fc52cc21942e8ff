import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { chooseResults, handOver, isReceived, openWaitingFile, release, scanIn } from './desk-work.ts'
import { activate, type Dog, importReadings, resultsOf } from './dogs.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { colleague, newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const cea = 2002

const readingsOf = (dogs: Dog[], ...genotypes: string[]) =>
  resultsOf(...dogs.map(({ barcode }, index) => ({ barcode, productId: cea, genotype: genotypes[index] ?? '' })))

test('swabs are scanned in, a file with refused lines changes nothing, and what a second person releases is read by the owner', async () => {
  const owner = await newcomer('breeder', { shop })
  const barcodes = await buyKits(owner.page, shop, { items: [{ productId: cea, quantity: 2 }] })
  const dogs: Dog[] = []
  for (const [index, name] of ['Skye', 'Tam'].entries())
    dogs.push(await activate(owner.page, shop, { barcode: barcodes[index] ?? '', name, email: owner.email }))
  const readings = () =>
    Promise.all(
      dogs.map(async ({ id, barcode }) => {
        const { results } = await ask(owner.page, shop, resultCalls.getResults, { params: { id, barcode } })
        return results.map(({ genotype }) => genotype)
      }),
    )

  const first = await colleague(shop, 'laboratory', { type: 'owner' })
  await scanIn(first.page, ...barcodes, 'KP0000000000')
  for (const barcode of barcodes) await isReceived(first.page, barcode)
  await first.page.getByRole('row', { name: /KP0000000000.*Not taken: is not known/ }).waitFor()

  // One good line, and one that names an allele which the test does not have.
  await first.page.goto('/desk/laboratory/results')
  await hydrated(first.page)
  await chooseResults(first.page, 'plate-1.csv', readingsOf(dogs, 'N/CEA', 'N/XYZ'))
  await first.page.getByRole('row', { name: /line 3.*XYZ/ }).waitFor()
  forgiveProblems(/428/)
  expect(await readings()).toEqual([[], []])
  const mended = readingsOf(dogs, 'N/CEA', 'N/N')
  await chooseResults(first.page, 'plate-1.csv', mended)
  await first.page.getByText('plate-1.csv: 2 samples, 2 new, 0 changed, 0 as before').waitFor()
  await handOver(first.page, 'plate-1.csv')
  expect(await readings()).toEqual([[], []])

  await openWaitingFile(first.page, 'plate-1.csv')
  await first.page.getByText('You brought this file').waitFor()
  expect(await first.page.getByRole('button', { name: 'Release these results' }).count()).toBe(0)

  const second = await colleague(shop, 'laboratory')
  await second.page.goto(new URL(first.page.url()).pathname)
  await hydrated(second.page)
  await second.page.getByRole('row', { name: new RegExp(`${barcodes[0]}.*N/CEA: carrier`) }).waitFor()
  await release(second.page, '2 results')
  expect(await readings()).toEqual([['N/CEA'], ['N/N']])
  await inMail(owner.email, /results of .* are ready/i, shop)
  await owner.page.goto(`/my/animals/${dogs[0]?.id}/health`)
  await heading(owner.page, 'Skye is a carrier of one disease')

  // The same file again changes nothing.
  await first.page.goto('/desk/laboratory/results')
  await hydrated(first.page)
  await chooseResults(first.page, 'again.csv', mended)
  await first.page.getByText('again.csv: 2 samples, 0 new, 0 changed, 2 as before').waitFor()
  await first.page.getByRole('button', { name: 'Hand it to a second person' }).click()
  await first.page.getByText('again.csv was brought before. Nothing has changed.').waitFor()
})

test('a swab mix-up is withdrawn at the desk: what falls is named before, and falls', async () => {
  const owner = await newcomer('breeder', { shop })
  const [barcode = ''] = await buyKits(owner.page, shop, { items: [{ productId: cea }] })
  const { id } = await activate(owner.page, shop, { barcode, name: 'Skye', email: owner.email })
  await lab(shop, 'advance', '--stage', 'received', barcode)
  await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/N' }])
  const { key } = await ask(owner.page, shop, reportCalls.getCertificate, { params: { id } })

  const { page } = await colleague(shop, 'laboratory')
  await page.goto('/desk/laboratory/corrections')
  await hydrated(page)
  await page.getByLabel('Barcode, or a report’s number').fill(barcode)
  await page.keyboard.press('Enter')
  await page.getByText(key, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Withdraw this sample' }).click()
  await page.getByRole('dialog').getByText(`1 reading of ${barcode} no longer count`).waitFor()
  await page.getByLabel('Reason').fill('Two swabs were mixed up at the clinic.')
  await page.getByRole('button', { name: 'Withdraw it for good' }).click()
  await page.getByText(`${barcode} is withdrawn, with 1 report.`).waitFor()
  await page.getByText('Nothing of it counts').waitFor()

  await inMail(owner.email, new RegExp(`withdrawn[^]*${barcode}`), shop)
  const stranger = await openPage({ url: shop.url, size: 'phone' })
  await stranger.goto(`/tools/report-authentication/${key}`)
  await stranger.getByText('Two swabs were mixed up at the clinic.').waitFor()
  await owner.page.goto(`/my/animals/${id}/health?sample=${barcode}`)
  await heading(owner.page, 'The results of this sample were withdrawn')
  const { results } = await ask(owner.page, shop, resultCalls.getResults, { params: { id, barcode } })
  expect(results).toEqual([])
})

test('samples that contradict each other are settled at the desk, and that is taken back', async () => {
  const { page: owner, email } = await newcomer('breeder', { shop })
  const [one = '', other = ''] = await buyKits(owner, shop, { items: [{ productId: cea, quantity: 2 }] })
  const skye = await activate(owner, shop, { barcode: one, name: 'Skye', email })
  await activate(owner, shop, { barcode: other, name: 'Skye', email, id: skye.id })
  await lab(shop, 'advance', '--stage', 'received', one, other)
  await importReadings(shop, [{ barcode: one, productId: cea, genotype: 'CEA/CEA' }])
  await importReadings(shop, [{ barcode: other, productId: cea, genotype: 'N/N' }])
  await owner.goto(`/my/animals/${skye.id}/health`)
  await heading(owner, 'Skye’s samples contradict each other in one test')

  const { page } = await colleague(shop, 'laboratory')
  await page.goto('/desk/laboratory/conflicts')
  await hydrated(page)
  const conflict = page.getByRole('row', { name: new RegExp(`${one}: CEA/CEA.*${other}: N/N`) })
  await conflict.getByRole('button', { name: 'Settle' }).click()
  await page.getByLabel('The sample that stands').selectOption(other)
  await page.getByLabel('Reason').fill('The first swab was too weak')
  await page.getByRole('button', { name: 'Settle it' }).click()
  await page.getByText(`${other} stands in`).waitFor()
  await conflict.waitFor({ state: 'detached' })
  await owner.goto(`/my/animals/${skye.id}/health?sample=${other}`)
  await heading(owner, 'Skye is clear')

  await page.getByRole('button', { name: 'Take a settlement back' }).click()
  await page.getByLabel('The sample that stood').fill(other)
  await page.getByLabel('In what').fill(String(cea))
  await page.getByLabel('Reason').fill('The wrong one')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => conflict.count()).toBe(1)
})

import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import { giveContact, orderByCard } from './checkout.ts'
import { lab } from './command.ts'
import { signIn } from './log-in.ts'
import { openReport } from './report.ts'
import { kitsFrom } from './order.ts'
import { sharedShop } from './shop.ts'

useBrowser()

const shop = sharedShop()

/** Somebody's own browser, logged in. */
async function visitor(email: string, size: 'desktop' | 'phone' = 'desktop') {
  const page = await openPage({ size })
  await signIn(page, email)
  return page
}

/** A full breed profile kit for dogs, paid by card. */
async function buyKit(page: Page) {
  await page.goto('/store/full-breed-profile-kit-for-dogs-canine/p/36')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, /cart/i)
  await giveContact(page)
  await heading(page, 'Where shall we send your kit?')
  await page
    .getByRole('button', { name: /12 Orchard Lane/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /^Standard post/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await orderByCard(page, { first: 'Avery', last: 'Sinclair' })
}

/** From the barcode on the swab to the page that shows it as activated; returns the animal's address. */
async function activate(page: Page, barcode: string, name: string) {
  await page.goto('/activate')
  await heading(page, 'Where shall we send the results?')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await heading(page, 'What does the barcode on your swab say?')
  await page.getByRole('textbox', { name: /^Barcode(?! again)/ }).fill(barcode)
  await page.getByRole('textbox', { name: /^Barcode again/ }).fill('KP0000000001')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText("Confirm Barcode Number doesn't match").first().waitFor()
  await page.getByRole('textbox', { name: /^Barcode again/ }).fill(barcode)
  await page.getByRole('button', { name: 'Continue' }).click()

  await heading(page, 'Is this your kit?')
  await page.getByRole('combobox', { name: /Which breed/ }).click()
  await page.keyboard.type('border coll')
  await page.getByRole('option', { name: 'Border Collie' }).click()
  await page.getByRole('button', { name: 'Yes, carry on' }).click()

  await heading(page, 'Tell us about your animal')
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByText('Female', { exact: true }).click()
  // What was only typed is there after a reload, and each step has its own address to go back to.
  await page.reload()
  await heading(page, 'Tell us about your animal')
  await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe(name)
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await heading(page, 'Who is the report for?')
  await page.goBack()
  await heading(page, 'Tell us about your animal')
  await page.goForward()
  await heading(page, 'Who is the report for?')
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()

  await page.getByRole('button', { name: 'Activate my kit' }).dblclick()
  await heading(page, `${name}’s kit is activated`)
  return (await page.getByRole('link', { name: `See ${name}` }).getAttribute('href')) ?? ''
}

test('a kit from the shop to its results, its reports, a vet and a new home', async () => {
  const breeder = await visitor('breeder@example.com')
  const [barcode = ''] = await kitsFrom(shop, () => buyKit(breeder))
  await lab(shop, 'advance', '--stage', 'dispatched', barcode)
  const animal = await activate(breeder, barcode, 'Tansy')

  // The laboratory: the swab arrives, is read, and its results are imported.
  await lab(shop, 'advance', '--stage', 'received', barcode)
  const stranger = await openPage({ size: 'phone' })
  await stranger.goto(`/tools/sample-tracker/${barcode}`)
  await stranger.getByRole('heading', { name: `Sample ${barcode}` }).waitFor()
  expect(await stranger.getByRole('main').textContent()).not.toContain('Tansy')
  await lab(shop, 'generate', '--out', shop.data, '--seed', '7', barcode)
  await lab(shop, 'import', join(shop.data, 'sample-data-7.csv'))

  // Read.
  await breeder.goto(`${animal}/health`)
  await breeder
    .getByText(/disease tests read by Sample Laboratory/)
    .first()
    .waitFor()
  await breeder
    .getByText(/no sample was read/)
    .first()
    .waitFor()

  // The certificate: for its owner alone, and genuine to whoever holds its number.
  await breeder.goto(`${animal}/reports`)
  await hydrated(breeder)
  const report = await openReport(breeder, 'Open the PDF: Certificate of results')
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await stranger.request.get(`/api/my/reports/${report.key}.pdf`)).status()).toBe(401)
  await stranger.goto(`/tools/report-authentication/${report.key}`)
  await stranger.getByRole('heading', { name: 'Genuine, and still valid' }).waitFor()
  await stranger.getByText('Tansy', { exact: true }).waitFor()

  // The sheet for a registry rests on that certificate, and is theirs alone as well.
  const sheet =
    (await breeder.getByRole('link', { name: /^Open the sheet with \d+ results/ }).getAttribute('href')) ?? ''
  const printed = await breeder.request.get(sheet)
  expect((await printed.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await stranger.request.get(sheet)).status()).toBe(401)

  // A vet may see it once it is shared, and no longer than that.
  const vet = await visitor('vet@example.com')
  expect((await vet.request.get(`/api${animal}`)).status()).toBe(404)
  await breeder.goto(animal)
  await hydrated(breeder)
  await breeder.getByRole('button', { name: 'Share', exact: true }).click()
  const share = breeder.getByRole('dialog')
  await share.getByLabel('Email').fill('vet@example.com')
  await share.getByRole('button', { name: 'Share Tansy' }).click()
  await share.getByRole('button', { name: 'Stop sharing with vet@example.com' }).waitFor()
  await vet.goto('/my/animals/shared')
  await vet.getByRole('link', { name: /Tansy/ }).first().click()
  await vet.getByRole('heading', { name: /Tansy/ }).first().waitFor()

  // To its new home: the results move, and whoever saw it before does so no longer.
  await breeder.goto(`/my/transfer-animal?animal=${animal.split('/').at(-1)}`)
  await hydrated(breeder)
  await breeder.getByLabel('Email of its new owner').fill('owner@example.com')
  await breeder.getByRole('button', { name: 'Send the offer' }).click()
  await breeder.getByRole('button', { name: 'Take back the offer of Tansy' }).waitFor()
  const owner = await visitor('owner@example.com', 'phone')
  await owner.goto('/my/transfer-animal')
  await hydrated(owner)
  await owner.getByRole('button', { name: 'Accept Tansy' }).click()
  await owner.getByRole('button', { name: 'Take over Tansy' }).click()
  await expect.poll(async () => (await owner.request.get(`/api${animal}`)).status()).toBe(200)
  await owner.goto(`${animal}/health`)
  await owner
    .getByText(/disease tests read by Sample Laboratory/)
    .first()
    .waitFor()
  for (const before of [breeder, vet]) expect((await before.request.get(`/api${animal}`)).status()).toBe(404)
})

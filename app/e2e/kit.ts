import type { Page } from 'playwright'
import { heading, hydrated } from './browser.ts'
import { fillAddress } from './checkout.ts'

/** From a kit's barcode to the page that says it is activated; answers the animal's address, which a guest with an `email` does not have yet. */
export async function activateKit(page: Page, barcode: string, name: string, { email }: { email?: string } = {}) {
  await page.goto('/activate')
  await heading(page, 'Where shall we send the results?')
  await hydrated(page)
  if (email) await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'What does the barcode on your swab say?')
  await page.getByRole('textbox', { name: /^Barcode(?! again)/ }).fill(barcode)
  await page.getByRole('textbox', { name: /^Barcode again/ }).fill(barcode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Is this your kit?')
  await page.getByRole('button', { name: 'Yes, carry on' }).click()
  await heading(page, /^(Tell us about your animal|Which patient is the sample from\?)$/)
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByText('Female', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Who is the report for?')
  await fillAddress(page, { first: 'Grace', last: 'Okafor' })
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Activate my kit' }).click()
  await heading(page, `${name}’s kit is activated`)
  if (email) return ''
  return (await page.getByRole('link', { name: `See ${name}` }).getAttribute('href')) ?? ''
}

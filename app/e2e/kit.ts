import type { Page } from 'playwright'
import { hydrated } from './browser.ts'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

/** An address in New York, in the form that is open. */
async function fillAddress(page: Page, name: { first: string; last: string }) {
  for (const [label, value] of [
    ['First name', name.first],
    ['Last name', name.last],
    ['City or suburb', 'Ithaca'],
    ['ZIP code', '14850'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByLabel('Address', { exact: false }).first().fill('8 Mill Street')
  await page
    .getByLabel(/^State/)
    .and(page.locator('select'))
    .selectOption({ label: 'New York' })
}

/** From the checkout's first step to the order's thanks: to an address that is typed, paid by the test shop's card. */
export async function payByCard(page: Page, name: { first: string; last: string }) {
  await page.goto('/checkout')
  await heading(page, 'Where may we reach you?')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await heading(page, 'Where shall we send your kit?')
  await fillAddress(page, name)
  await page.getByRole('radio', { name: /^Standard post/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await heading(page, 'How would you like to pay?')
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await heading(page, 'Is everything right?')
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'test shop' })
  await dialog.waitFor()
  for (const [label, value] of [
    ['Name on the card', `${name.first} ${name.last}`],
    ['Card number', '4242 4242 4242 4242'],
    ['Month', '12'],
    ['Year', '2030'],
    ['Security code', '123'],
  ] as const)
    await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
  await heading(page, 'Thank you. Your order is placed.')
}

/** From the barcode of a kit that asks for no breed to the page that says it is activated; answers the animal's address. */
export async function activateKit(page: Page, barcode: string, name: string) {
  await page.goto('/activate')
  await heading(page, 'Where shall we send the results?')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'What does the barcode on your swab say?')
  await page.getByRole('textbox', { name: /^Barcode(?! again)/ }).fill(barcode)
  await page.getByRole('textbox', { name: /^Barcode again/ }).fill(barcode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Is this your kit?')
  await page.getByRole('button', { name: 'Yes, carry on' }).click()
  await heading(page, 'Tell us about your animal')
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByText('Female', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Who is the report for?')
  await fillAddress(page, { first: 'Grace', last: 'Okafor' })
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Activate my kit' }).click()
  await heading(page, `${name}’s kit is activated`)
  return (await page.getByRole('link', { name: `See ${name}` }).getAttribute('href')) ?? ''
}

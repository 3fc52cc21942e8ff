import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { cards, payWithCard } from './checkout.ts'
import { logIn } from './log-in.ts'
import { inMail } from './mail.ts'
import { onPage } from './steps/on-page.ts'
import { payAnInvoice } from './steps/pay-an-invoice.ts'
import { walk } from './steps/visitor.ts'

useBrowser()

/** Puts a leaflet stand on the practice's account; returns the order's number. */
async function orderOnAccount(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add to cart: Leaflet stand for the counter' }).click()
  await page.getByText('Item added to cart').first().waitFor()
  await page.goto('/checkout')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Place order, $29.00' }).click()
  await page.waitForURL('**/checkout/complete?**')
  await page.getByText('It goes on your account').waitFor()
  return (
    (await page
      .getByText(/^KP-\d+$/)
      .first()
      .textContent()) ?? ''
  )
}

test('a vet orders on account, and pays the invoice after a declined card', async () => {
  const page = await openPage()
  await logIn(page, 'vet@example.com', { next: '/my/order-supplies' })
  const order = await orderOnAccount(page)

  await page.goto('/my')
  await page
    .getByRole('link', { name: /^Invoices/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor()
  const row = page.getByRole('article').filter({ hasText: order })
  expect(await row.textContent()).toMatch(/INV-\d+.*Due .*\$29\.00.*Open/)
  const number = (await row.getByRole('link', { name: /^INV-/ }).textContent()) ?? ''
  await row.getByRole('link', { name: number, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
  await page.getByRole('row', { name: /Leaflet stand for the counter 1 \$29\.00 \$29\.00/ }).waitFor()
  await page.getByText('Riverside Animal Clinic').waitFor()

  await page.getByRole('link', { name: 'Pay $29.00' }).click()
  await page.getByRole('heading', { name: 'One invoice' }).waitFor()
  const other = await openTab(page)
  await other.goto(page.url())
  await hydrated(other)
  await hydrated(page)
  await page.getByRole('button', { name: 'Pay $29.00' }).click()
  await payWithCard(page, cards.declined)
  await page.getByRole('dialog').getByText('Your payment did not go through').waitFor()
  await payWithCard(page)
  await page.getByRole('heading', { name: 'Thank you. Your payment is in.' }).waitFor()
  await inMail('vet@example.com', new RegExp(`We have your payment of \\$29\\.00 for invoice ${number}`))

  // The other tab still shows it, and cannot pay it twice.
  await other.getByRole('button', { name: 'Pay $29.00' }).click()
  await other.getByText('This is paid already').first().waitFor()
  forgiveProblems(/status of 40[49] /)

  await page.getByRole('link', { name: 'Back to your invoices' }).click()
  await page
    .getByRole('article')
    .filter({ hasText: order })
    .getByText(/^Paid \d/)
    .waitFor()
})

test('the steps that the workshop shows pay an invoice', async () => {
  const page = await openPage({ size: 'phone' })
  await logIn(page, 'vet@example.com', { next: '/my/order-supplies' })
  const order = await orderOnAccount(page)
  await page.goto('/my/invoices')
  await hydrated(page)
  const invoice =
    (await page.getByRole('article').filter({ hasText: order }).getByRole('link', { name: /^INV-/ }).textContent()) ??
    ''
  await walk(onPage(page), payAnInvoice({ invoice, total: '$29.00' }))
  expect(await page.getByRole('link', { name: 'Back to your invoices' }).isVisible()).toBe(true)
  await inMail('vet@example.com', new RegExp(`payment of \\$29\\.00 for invoice ${invoice}`))
})

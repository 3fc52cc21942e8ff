import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'
import { logIn } from './log-in.ts'

useBrowser()

test('a vet puts a practice’s supplies into the cart, all at once', async () => {
  const page = await openPage({ size: 'phone' })
  await logIn(page, 'vet@example.com', { next: '/my/order-supplies' })
  await page.getByRole('heading', { name: 'Supplies for your practice' }).waitFor()
  const more = (name: string) => page.getByRole('button', { name: `Increase quantity of ${name}` })
  await more('Swabs, box of 20').click()
  await more('Swabs, box of 20').click()
  await more('Leaflet stand for the counter').click()
  // Twice a box of swabs and a stand, in the vet's own currency: 2 × $45 + $29.
  await page.getByRole('region', { name: 'Chosen' }).getByText('$119.00').waitFor()
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await page.getByText('3 items added to cart').waitFor()
  await page.getByText('2 in your cart').waitFor()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await page.getByRole('heading', { name: 'Your cart' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Leaflet stand for the counter').first().waitFor()
  await expect.poll(() => main.getByText('$119.00').first().isVisible()).toBe(true)
  await expect.poll(() => main.getByText('On your account').first().isVisible()).toBe(true)
})

test('supplies are for vets: a breeder is led to their own pages', async () => {
  const page = await openPage()
  await logIn(page, 'breeder@example.com', { next: '/my/order-supplies' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/my')
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, openPage, useBrowser } from './browser.ts'

useBrowser()

const listing = '/breeder/for-dogs/dna-tests'
const product = '/store/collie-eye-anomaly-canine/p/2002'

/** Chromium notes a page that was answered with a refusal. */
const forgiveRefusals = () => forgiveProblems(/the server responded with a status of 4\d\d/)

const countIn = (page: Page) => page.locator('.cart-bag').getAttribute('aria-label')

test('without scripts: into the cart from a list and a product’s page, and the cart shows both', async () => {
  const page = await openPage({ scripts: false })
  await page.goto(listing)
  await page.locator('.product-card-add').first().click()
  await page.getByRole('status').getByText('Item added to cart').waitFor()
  expect(new URL(page.url()).pathname).toBe(listing)
  expect(await countIn(page)).toContain('1 item')
  await page.goto(product)
  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('status').getByText('Item added to cart').waitFor()
  await page.goto('/cart')
  await expect.poll(() => page.getByText('4 items. Prices are in USD.').isVisible()).toBe(true)
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(2)
})

test('without scripts: what the cart refuses is said in the page', async () => {
  const page = await openPage({ scripts: false })
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Item added to cart').waitFor()
  // Less than this is one press too many, and no second wish.
  await page.waitForTimeout(5000)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('This item is already in your cart. You can only add it once.').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('Already in the Cart')
  expect(await countIn(page)).toContain('1 item')
  forgiveRefusals()
})

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

test('without scripts: the cart is changed, line by line, and a coupon goes on and off', async () => {
  const page = await openPage({ scripts: false })
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByText('2 items.').waitFor()
  await page.getByRole('spinbutton').fill('7')
  await page.getByRole('spinbutton').press('Enter')
  await page.getByText('7 items.').waitFor()
  await page.getByRole('spinbutton').fill('700')
  await page.getByRole('button', { name: /^Update quantity/ }).click()
  await page.getByText('Still 7.').waitFor()

  const coupon = page.getByLabel('Coupon or voucher')
  await coupon.fill('NO-SUCH')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  expect(await coupon.inputValue()).toBe('NO-SUCH')
  await coupon.fill('welcome10')
  await coupon.press('Enter')
  await page.getByText('Coupon WELCOME10').waitFor()
  await page.getByRole('button', { name: /^Remove WELCOME10/ }).click()
  await page.getByText('Coupon WELCOME10').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Remove Collie/ }).click()
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  forgiveRefusals()
})

test('without scripts: a guest logs in, with the cart, and goes on to where they wanted to be', async () => {
  const page = await openPage({ scripts: false })
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/login?next=/cart')
  await page.getByLabel('Email').fill('owner@example.com')
  await page.locator('[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('owner@example.com')
  expect(await page.locator('[name=password]').inputValue()).toBe('')
  await page.locator('[name=password]').fill('collie-eye-anomaly')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/cart')
  expect(await page.getByRole('main').getByText('Collie eye anomaly').first().isVisible()).toBe(true)
  forgiveRefusals()
})

test('without scripts: somebody registers', async () => {
  const page = await openPage({ scripts: false })
  await page.goto('/register/pet-owner')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill('plain-form@example.org')
  await page.locator('[name=password]').fill('a sentence of my own')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Ana')
  await page.locator('[name=password]').fill('a sentence of my own')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByText(/^Look into your mail/).waitFor()
  forgiveRefusals()
})

test('with scripts that come late, a press is answered before them, and what is typed stays', async () => {
  const page = await openPage()
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(listing, { waitUntil: 'commit' })
  await page.locator('.product-card-add').first().click()
  await page.getByText('Cart · 1').waitFor()

  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('owner@example.com')
  await page.waitForLoadState('networkidle')
  expect(await page.getByLabel('Email').inputValue()).toBe('owner@example.com')
  await page.locator('[name=password]').fill('collie-eye-anomaly')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/pet-owner')
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demo } from '../src/content/login.ts'
import { holdScripts, hydrated, openPage, useBrowser } from './browser.ts'
import { signIn } from './log-in.ts'

useBrowser()

const listing = '/breeder/for-dogs/dna-tests'

/** The scripts that were fetched so far. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /assets\/([\w.]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

test('a test is put into the cart before the page has its scripts, and once however often it is pressed', async () => {
  const page = await openPage({ size: 'phone' })
  await holdScripts(page)
  await page.goto(listing, { waitUntil: 'commit' })
  const add = page.locator('.product-card-add').first()
  // Two taps would wait for the page between them, on a busy machine longer than one press too many takes.
  await add.dblclick()
  await page.getByRole('status').getByText('Item added to cart').waitFor()
  expect(await page.locator('.cart-badge').textContent()).toBe('1')
})

test('what is typed into a list of choices before the page hydrates is searched for then', async () => {
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto(listing, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Breeds', exact: true }).click()
  await page.keyboard.type('border coll')
  release()
  await page.getByRole('option', { name: 'Border Collie' }).click()
  await page.waitForURL(/breeds=/)
  expect(await page.getByRole('list', { name: /^Selected/ }).textContent()).toContain('Border Collie')
})

test('an order that is chosen before the page hydrates is kept', async () => {
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto(listing, { waitUntil: 'commit' })
  await page.getByLabel('Sort').selectOption('-price')
  release()
  await hydrated(page)
  await page.waitForURL(/sort=-price/)
  await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('-price')
})

test('a box that is ticked before the page hydrates counts', async () => {
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto('/breeder/for-dogs/build-your-own-profile?name=sod1', { waitUntil: 'commit' })
  const box = page.getByRole('checkbox', { name: /^Degenerative myelopathy/ }).first()
  await box.check()
  release()
  await page.waitForURL(/tests=\d+/)
  await expect.poll(() => box.isChecked()).toBe(true)
})

test('what is typed into a form before the page hydrates is sent with the rest', async () => {
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('owner@example.com')
  release()
  await hydrated(page)
  await page.locator('[name=password]').fill(demo.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/my')
  await expect.poll(() => page.getByRole('heading', { name: 'What is new' }).isVisible()).toBe(true)
})

test('a link opens a tab of its own for who asks for one, and the page stays', async () => {
  const page = await openPage()
  await page.goto('/')
  await hydrated(page)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contact us' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL('**/contact-us')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the menu’s button and the flag lead to pages before the page hydrates', async () => {
  const page = await openPage({ size: 'phone' })
  await holdScripts(page)
  await page.goto('/pet-owner', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.waitForURL(/\/menu/, { waitUntil: 'commit' })
  await page
    .getByRole('navigation', { name: 'All menus' })
    .getByRole('button', { name: /^US, prices in USD/ })
    .tap()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Australia')
  await page.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByRole('status').getByText('Prices are now in Australian dollars.').waitFor()
  expect(await page.getByRole('contentinfo').getByText('AU, prices in AUD').count()).toBe(1)
})

test('a page to read fetches its screen with the first sign of a visitor, and not before', async () => {
  const page = await openPage({ size: 'phone' })
  const scripts = scriptsOf(page)
  await page.goto('/')
  // A page that is left alone fetches what it leads to, not what it is.
  await page.waitForFunction(() => performance.getEntriesByName('prefetch').length > 0)
  await expect.poll(() => scripts).toContain('Product.screen')
  expect(scripts).not.toContain('Landing.screen')
  expect(scripts).not.toContain('Footer')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['Landing.screen', 'Footer']))
})

test('the whole frame stands for who is signed in and does nothing', async () => {
  const page = await openPage()
  await signIn(page, 'vet@example.com')
  await page.goto('/my/invoices')
  // Without an interaction.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('banner').getByRole('combobox').isVisible()).toBe(true)
  await expect
    .poll(() => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).isVisible())
    .toBe(true)
})

test('a link that is pressed before the page hydrates leads on, with the next page’s title', async () => {
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  release()
  await page.waitForURL('**/contact-us')
  await expect.poll(() => page.title()).toMatch(/^Contact/)
  await page.goBack()
  await expect.poll(() => page.title()).toMatch(/^DNA tests for dogs and cats/)
})

import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { SentData } from '../src/App.tsx'
import { demo } from '../src/content/login.ts'
import { holdScripts, hydrated, openPage, useBrowser } from './browser.ts'
import { signIn } from './log-in.ts'
import { sharedShop } from './shop.ts'

useBrowser()

const listing = '/breeder/for-dogs/dna-tests'
const built = join(import.meta.dirname, '../dist/client')
/** Of what a page fetches ahead, compressed: half of what the page itself may load. */
const aheadBudget = 60_000

/** The scripts that were fetched so far: ahead, and to run. */
function scriptsOf(page: Page) {
  const names = { ahead: [] as string[], run: [] as string[] }
  page.on('request', (request) => {
    const name = /assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name) names[request.resourceType() === 'script' ? 'run' : 'ahead'].push(name)
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

test('an order that is chosen before the page hydrates holds', async () => {
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

test('a link opens in a tab of its own for who wants one, and the page stays', async () => {
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

test('a page to read runs its screen with the first sign of a visitor, and what it fetched ahead not before', async () => {
  const page = await openPage({ size: 'phone' })
  const { ahead, run } = scriptsOf(page)
  await page.goto('/')
  const next = ['Landing.screen', 'later-parts', 'first-reads', 'Product.reads', 'Product.screen']
  await expect.poll(() => ahead).toEqual(expect.arrayContaining(next))
  await page.waitForLoadState('networkidle')
  expect(run.filter((name) => next.includes(name))).toEqual([])
  await page.mouse.wheel(0, 300)
  await expect.poll(() => run).toEqual(expect.arrayContaining(['Landing.screen', 'later-parts']))
  // The next screen's code runs when this one is alive and rests.
  await expect.poll(() => run).toContain('Product.screen')
  expect(run.indexOf('Product.screen')).toBeGreaterThan(run.indexOf('Landing.screen'))
})

test('a first press on a link of a page to read changes it in place', async () => {
  const page = await openPage({ size: 'phone' })
  await page.goto(listing)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined()
  await page.locator('.product-card-name a').first().tap()
  await page.waitForURL(/\/store\//)
  await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
  expect(await page.locator('body[data-same-document]').count()).toBe(1)
})

test.each(['/', '/pet-owner', listing, '/breeder/for-dogs/breeds', '/search', '/help', '/cart', '/my/animals'])(
  'what %s fetches ahead is of the shop, and within its budget',
  async (path) => {
    const html = await (await fetch(sharedShop().url + path, { headers: { accept: 'text/html' } })).text()
    const [, data = '{}'] = /id="page-data">(.*?)<\/script>/.exec(html) ?? []
    const { ahead } = JSON.parse(data) as SentData
    expect(ahead.join()).not.toMatch(/yup|Login|Animals|Checkout/)
    const bytes = ahead.reduce((sum, file) => sum + statSync(join(built, `${file}.br`)).size, 0)
    expect(bytes).toBeLessThan(aheadBudget)
  },
)

test('the whole frame is there for who is signed in and does nothing', async () => {
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

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { delayScripts, hydrated, openPage, useBrowser } from './browser.ts'
import { logIn } from './log-in.ts'

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

test('a press before the page is hydrated is performed once it is, and only once', async () => {
  const page = await openPage({ size: 'phone' })
  await delayScripts(page, 700)
  await page.goto(listing, { waitUntil: 'commit' })
  const add = page.locator('.product-card-add').first()
  await add.tap()
  await add.tap()
  await page.locator('.cart-badge').waitFor()
  expect(await page.locator('.cart-badge').textContent()).toBe('1')
})

test('what is typed into a list of choices and chosen before the page is hydrated counts', async () => {
  const page = await openPage()
  await delayScripts(page, 700)
  await page.goto(listing, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Breeds', exact: true }).click()
  await page.keyboard.type('border coll')
  await page.getByRole('option', { name: 'Border Collie' }).click()
  await page.waitForURL(/breeds=/)
  expect(await page.getByRole('list', { name: /^Selected/ }).textContent()).toContain('Border Collie')
})

test('a sort order that is chosen before the page is hydrated is kept', async () => {
  const page = await openPage()
  await delayScripts(page, 700)
  await page.goto(listing, { waitUntil: 'commit' })
  // As a visitor does, and selectOption does not.
  await page.getByLabel('Sort').focus()
  await page.getByLabel('Sort').selectOption('-price')
  await page.waitForURL(/sort=-price/)
  await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('-price')
})

test('a box that is ticked before the page is hydrated counts', async () => {
  const page = await openPage()
  await delayScripts(page, 700)
  await page.goto('/breeder/for-dogs/build-your-own-profile?name=sod1', { waitUntil: 'commit' })
  const box = page.getByRole('checkbox', { name: /^Degenerative myelopathy/ }).first()
  await box.check()
  await page.waitForURL(/tests=\d+/)
  await expect.poll(() => box.isChecked()).toBe(true)
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

test('the menu opens for who presses at once', async () => {
  const page = await openPage({ size: 'phone' })
  await delayScripts(page, 700)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await expect.poll(() => page.getByRole('navigation', { name: 'All menus' }).isVisible()).toBe(true)
})

test('a page to read fetches its screen with the first interaction, and not before', async () => {
  const page = await openPage({ size: 'phone' })
  const scripts = scriptsOf(page)
  await page.goto('/')
  // That nothing more is fetched is what it is about.
  await page.waitForLoadState('networkidle')
  expect(scripts).not.toContain('Landing.screen')
  expect(scripts).not.toContain('Footer')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['Landing.screen', 'Footer']))
})

test('the whole frame stands for who is signed in and does nothing', async () => {
  const page = await openPage()
  await logIn(page, 'vet@example.com')
  await page.goto('/my/invoices')
  // Without an interaction.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('banner').getByRole('combobox').isVisible()).toBe(true)
  await expect
    .poll(() => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).isVisible())
    .toBe(true)
})

test('a link pressed before the page is hydrated leads on, with the next page’s title', async () => {
  const page = await openPage()
  await delayScripts(page, 700)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await page.waitForURL('**/contact-us')
  await expect.poll(() => page.title()).toMatch(/^Contact/)
  await page.goBack()
  await expect.poll(() => page.title()).toMatch(/^DNA tests for dogs and cats/)
})

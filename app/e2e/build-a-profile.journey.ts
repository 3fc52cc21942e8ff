import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { sharedShop } from './shop.ts'

useBrowser()

const address = '/breeder/for-dogs/build-your-own-profile'
/** The tray beside the list; on a phone it opens from the bar below. */
async function openTray(page: Page, size: 'desktop' | 'phone') {
  if (size === 'desktop') return page.getByRole('region', { name: 'Your profile' })
  await page.getByRole('button', { name: 'Your profile' }).click()
  return page.getByRole('dialog', { name: 'Your profile' })
}

/** Two tests that name the Border Collie, and one that is found by its gene. */
async function choose(page: Page) {
  await page.goto(address)
  await hydrated(page)
  await page.getByLabel('Find a test').fill('sod1')
  await page.getByRole('checkbox', { name: /^Degenerative myelopathy \(DM, SOD1\)/ }).check()
  await page.getByLabel('Find a test').fill('')
  await page.waitForURL((url) => !url.searchParams.has('name'))
  await page.getByRole('combobox', { name: 'Start from a breed' }).click()
  await page.keyboard.type('border coll')
  await page.getByRole('option', { name: 'Border Collie' }).click()
  await heading(page, /^14 tests name the Border Collie$/)
  await page.getByRole('checkbox', { name: /^Collie eye anomaly/ }).check()
  await page.getByRole('checkbox', { name: /^Coat pattern M locus/ }).check()
  await page.waitForURL((url) => url.searchParams.get('tests')?.split(',').length === 3)
}

test.each(['desktop', 'phone'] as const)(
  'a breeder in the United States builds a profile of three tests and has it in the cart (%s)',
  async (size) => {
    const page = await openPage({ size })
    await choose(page)

    // A reload loses nothing, and the address can be handed on.
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.getByRole('checkbox', { name: /^Collie eye anomaly/ }).isChecked()).toBe(true)
    const tray = await openTray(page, size)
    await tray.getByText('3 tests, one by one').waitFor()
    await tray.getByText('$158.00').waitFor()
    await tray.getByText('$115.00').waitFor()
    await tray.getByLabel('Name it, if you like').fill('Before the spring litter')
    await tray.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Item added to cart').waitFor()

    // A cart holds one: the second is refused, with the reason. Pressed at once, it would be the first one's double click.
    await page.waitForTimeout(600)
    await tray.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Already in the Cart').waitFor()
    await page.getByText('A custom product is already in your cart. You can only add it once.').waitFor()
    forgiveProblems(/status of 409/)

    await tray.getByRole('link', { name: 'View cart' }).first().click()
    await heading(page, 'Your cart')
    const main = page.getByRole('main')
    await main.getByText('Before the spring litter').first().waitFor()
    await main
      .getByText(/3 tests/)
      .first()
      .waitFor()
    await expect.poll(() => main.getByText('$115.00').first().isVisible()).toBe(true)
    expect(await main.getByText('Before the spring litter').count()).toBe(1)

    // Back is the builder as it was left, with every test.
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => page.getByRole('checkbox', { name: /^Coat pattern M locus/ }).isChecked()).toBe(true)
  },
)

test('who leaves while the name is still being stored is not led back', async () => {
  const page = await openPage()
  await page.goto(`${address}?tests=2001,2002`)
  await hydrated(page)
  const tray = page.getByRole('region', { name: 'Your profile' })
  await tray.getByLabel('Name it, if you like').fill('Before the spring litter')
  // Busy until the name is due: it is stored between the press and the page that the press leads to.
  await page.evaluate(() => {
    const due = performance.now() + 1000
    while (performance.now() < due);
    document.querySelector<HTMLAnchorElement>('footer a[href="/contact-us"]')?.click()
  })
  await page.waitForURL((url) => url.pathname === '/contact-us')
  await hydrated(page)
  expect(new URL(page.url()).pathname).toBe('/contact-us')
})

test('a whole breed at once, as its address says to whoever opens it', async () => {
  const page = await openPage()
  await page.goto(`${address}?breed=200193`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Choose all 14' }).click()
  await heading(page, 'Your profile has every test that names the Border Collie')
  await page.waitForURL((url) => url.searchParams.get('tests')?.split(',').length === 14)
  const tab = await openTab(page)
  await tab.goto(page.url())
  await hydrated(tab)
  const tray = tab.getByRole('region', { name: 'Your profile' })
  await tray.getByText('14 tests, one by one').waitFor()
  await expect.poll(() => tray.getByText('$165.00').isVisible()).toBe(true)
  await tray.getByRole('button', { name: 'Add to cart' }).click()
  await tray.getByRole('link', { name: 'View cart' }).click()
  await tab.getByRole('main').getByText('Your Border Collie profile').first().waitFor()
})

test('without scripts the tests can be read, found and chosen', async () => {
  const page = await openPage({ scripts: false })
  await page.goto(`${address}?tests=2002,2003&name=merle`)
  await expect.poll(() => page.getByText('Trapped neutrophil syndrome (TNS)').first().isVisible()).toBe(true)
  await page.getByRole('checkbox', { name: /^Coat pattern M locus/ }).check()
  await page.getByRole('button', { name: 'Put these into my profile' }).click()
  const tray = page.getByRole('region', { name: 'Your profile' })
  await tray.getByText('3 tests, one by one').waitFor()
  await expect.poll(() => tray.getByText('$115.00').isVisible()).toBe(true)
})

test('outside the United States the address leads to full breed profiles, and no menu to it', async () => {
  const page = await openPage({ locale: 'en-AU' })
  await page.goto(address)
  await hydrated(page)
  await heading(page, 'This one is for the United States')
  expect(await page.locator(`a[href="${address}"]`).count()).toBe(0)
  await page.getByRole('link', { name: 'See full breed profiles' }).click()
  await heading(page, 'Full breed profiles for dogs')
  expect(page.url()).toBe(`${sharedShop().url}/breeder/for-dogs/full-breed-profile`)
})

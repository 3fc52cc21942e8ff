import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { dialogButton, hydrated, openPage, useBrowser } from './browser.ts'
import { chooseCountry } from './choose-country.ts'

useBrowser()

const question = (page: Page) => page.getByRole('dialog', { name: 'Where are you?' })

type Priced = { price: { label: string; currency: string } }
/** The test as the server prices it for this visitor. */
const product = async (page: Page) => {
  const id = /\/p\/(\d+)/.exec(page.url())?.[1]
  return ((await (await page.request.get(`/api/store/products/product/${id}`)).json()) as Priced).price
}
const cart = async (page: Page) => {
  const id = await page.evaluate(() => localStorage.getItem('cart'))
  return (await (await page.request.get(`/api/cart/${id}`)).json()) as { country: string; currency: string }
}

const cea = /^Collie eye anomaly/
async function openATest(page: Page) {
  await page.goto('/store/collie-eye-anomaly-canine/p/2002')
  await page.getByRole('heading', { level: 1, name: cea }).waitFor()
  // Only now a press counts: the page has its scripts.
  await hydrated(page)
}

test.each(['desktop', 'phone'] as const)(
  'a browser that names no country gets the question, and everything is then in that currency (%s)',
  async (size) => {
    const page = await openPage({ size, locale: 'en' })
    await page.goto('/breeder')
    await question(page).waitFor()
    expect(await page.getByText('Welcome, Australia.').isVisible()).toBe(false)
    await chooseCountry(page, 'austral', 'Australia')

    // The page was loaded again: welcome, and the prices' currency wherever it is named.
    await page.getByText('Prices are now in Australian dollars.').waitFor()
    await page.getByText('Welcome, Australia.').waitFor()
    await page.getByRole('contentinfo').getByText('AU, prices in AUD').waitFor()
    const cookies = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))
    expect([cookies.country, cookies.currency]).toEqual(['AU', 'AUD'])

    await openATest(page)
    const inAustralia = await product(page)
    expect(inAustralia.currency).toBe('AUD')
    await expect.poll(() => page.getByRole('main').getByText(inAustralia.label).first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Item added to cart').waitFor()

    // The question does not come twice, and the flag opens it again.
    await page.reload()
    await hydrated(page)
    expect(await question(page).isVisible()).toBe(false)
    if (size === 'phone') {
      await dialogButton(page, 'Menu').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Australia/ })
        .click()
    } else await dialogButton(page, /^AU \(Australia\)/).click()
    await page.getByRole('dialog', { name: 'Your country' }).waitFor()
    await chooseCountry(page, 'united k', 'United Kingdom')
    await page.getByText('Prices are now in British pounds.').waitFor()
    const inBritain = await product(page)
    expect(inBritain.currency).toBe('GBP')
    await expect.poll(() => page.getByRole('main').getByText(inBritain.label).first().isVisible()).toBe(true)

    // What was in the cart came along.
    await page.goto('/cart')
    await page.getByRole('main').getByText(inBritain.label).first().waitFor()
    expect(await cart(page)).toMatchObject({ country: 'GB', currency: 'GBP' })
  },
)

test('who puts the question off sees US dollars, and gets it again on the next visit', async () => {
  const page = await openPage({ locale: 'en' })
  await page.goto('/')
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  await page.goto('/breeder')
  await page.getByRole('contentinfo').getByText('US, prices in USD').waitFor()
  await hydrated(page)
  expect(await question(page).isVisible()).toBe(false)

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await question(page).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Not now' }).isVisible()).toBe(true)
})

test('a browser that names its country gets no question', async () => {
  const page = await openPage({ locale: 'en-AU' })
  await page.goto('/vet')
  await page.getByText('Welcome, Australia.').waitFor()
  await hydrated(page)
  expect(await page.getByRole('dialog').isVisible()).toBe(false)
})

test('a good guess is told once, with the way to another country', async () => {
  const page = await openPage({ locale: 'en-GB', size: 'phone' })
  await page.goto('/vet')
  await page.getByText('Prices for the United Kingdom.').waitFor()
  await dialogButton(page, 'Change country, now United Kingdom').click()
  await page.getByRole('dialog', { name: 'Your country' }).waitFor()
  await chooseCountry(page, 'usa', 'United States')
  await page.getByText('Prices are now in US dollars.').waitFor()
  expect(await page.getByText(/^Prices for/).isVisible()).toBe(false)
})

test('a browser that forbids storage chooses its country and fills a cart all the same', async () => {
  const page = await openPage({ locale: 'en' })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/breeder')
  await question(page).waitFor()
  await chooseCountry(page, 'austral', 'Australia')
  await page.getByText('Welcome, Australia.').waitFor()
  await openATest(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Item added to cart').waitFor()
  await page.getByText('Cart · 1').waitFor()
  expect((await product(page)).currency).toBe('AUD')
})

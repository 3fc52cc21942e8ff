import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { heading, hydrated, openPage, openTab, useBrowser } from './browser.ts'

useBrowser()

const tests = [/^Collie eye anomaly/, /^Exercise-induced collapse/, /^Trapped neutrophil syndrome/]

/** The cart's total with its cheapest delivery, as its summary states it. */
async function total(page: Page, text: string) {
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect.poll(() => summary.getByText(text).last().isVisible()).toBe(true)
}

const lines = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 3, name })

/** Adds the three on their breed's page, which says at once what they cost together. */
async function chooseThree(page: Page) {
  await page.goto('/breeder/for-dogs/breeds/border-collie/200193')
  await hydrated(page)
  for (const name of tests) {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
    await row.getByRole('button', { name: /^Add / }).click()
    await row.getByRole('button', { name: /added to cart$/ }).waitFor()
  }
  await page.getByText(/^With 12 more tests, .9\.00 less/).waitFor()
}

test.each(['desktop', 'phone'] as const)(
  'overpaying is never unsaid: three tests, their profile for less, and back (%s)',
  async (size) => {
    const page = await openPage({ size })
    await chooseThree(page)
    await page.goto('/cart')
    await heading(page, 'Your cart')
    await page.getByRole('heading', { level: 2, name: 'Border Collie', exact: true }).waitFor()
    await total(page, '$180.95')

    // Two presses are one switch.
    await page.getByRole('button', { name: 'Switch to Border Collie full breed profile' }).dblclick()
    await total(page, '$171.95')
    await lines(page, 'Border Collie full breed profile').waitFor()
    for (const name of tests) expect(await lines(page, name).count()).toBe(0)

    // A reload in the middle loses neither the switch nor the way back, and another window sees both.
    await page.reload()
    await hydrated(page)
    await total(page, '$171.95')
    await page.getByText(/^Instead of Collie eye anomaly/).waitFor()
    const other = await openTab(page)
    await other.goto('/cart')
    await other.getByRole('button', { name: /^Undo/ }).click()
    await total(other, '$180.95')
    await hydrated(other)
    await total(page, '$180.95')
    for (const name of tests) await lines(page, name).waitFor()
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)

    // Offered again, and the same tests as a profile of one’s own.
    await page.getByText(/^The same 3 tests, .44\.00 less/).waitFor()
    await page.getByRole('button', { name: 'Switch to Your Border Collie profile' }).click()
    await total(page, '$136.95')
  },
)

test('the message that something is in the cart leaves the way to the cart free, and leads there', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const page = await openPage({ size })
    await page.goto('/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002')
    await hydrated(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByText('Item added to cart').waitFor()
    const [bar, toast] = [await page.getByRole('banner').boundingBox(), await messages.boundingBox()]
    expect(toast?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await messages.getByRole('link', { name: 'View cart' }).click()
    await heading(page, 'Your cart')
  }
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { logIn } from './log-in.ts'

useBrowser()

/** The ground of a page and its text. */
const coloursOf = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.querySelector('h1') ?? document.body).color,
  ])
const light = { paper: 'rgb(251, 248, 244)', ink: 'rgb(36, 26, 32)' }
const dark = { paper: 'rgb(23, 18, 20)', ink: 'rgb(244, 236, 231)' }

test('a device that is set to dark gets dark pages at once, without scripts, and white paper', async () => {
  const page = await openPage({ scripts: false })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/', '/breeder/for-dogs/dna-tests', '/login', '/help']) {
    await page.goto(path)
    expect([path, ...(await coloursOf(page))]).toEqual([path, dark.paper, dark.ink])
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await coloursOf(page)).toEqual(['rgb(255, 255, 255)', light.ink])
})

test('an open page follows the device, and what comes out of the header, which stays as it is, does too', async () => {
  const page = await openPage()
  await logIn(page, 'breeder@example.com', { next: '/breeder' })
  await hydrated(page)
  expect(await coloursOf(page)).toEqual([light.paper, light.ink])
  const bar = page.getByRole('banner').locator('.bar')
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  const before = await bar.evaluate(groundOf)

  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await coloursOf(page)).toEqual([dark.paper, dark.ink])
  expect(await bar.evaluate(groundOf)).toBe(before)
  await page.getByRole('banner').getByText('For dogs').click()
  const panel = page.getByRole('banner').getByRole('link', { name: 'DNA tests' }).first()
  await panel.waitFor()
  expect(await panel.evaluate((link) => getComputedStyle(link).color)).toBe(dark.ink)
})

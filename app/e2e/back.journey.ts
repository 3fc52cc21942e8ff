import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdScripts, hydrated, openPage, useBrowser } from './browser.ts'

useBrowser()

/** A listing that was searched and sorted, each an entry of the history; what it showed first, and how to read it. */
async function searchedListing(page: Page) {
  await page.goto('/breeder/for-dogs/dna-tests')
  const count = page.getByRole('region', { name: 'Tests' }).getByRole('status')
  const all = await count.textContent()
  await hydrated(page)
  await page.getByLabel('Search these tests').fill('collie')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).search).toBe('?name=collie')
  await page.getByLabel('Sort').selectOption('-name')
  // Sorted before the search is shown: nothing of it is lost.
  await expect.poll(() => new URL(page.url()).search).toBe('?name=collie&sort=-name')
  await expect.poll(() => count.textContent()).not.toBe(all)
  return { all, count }
}

const goBackTwice = (page: Page) => page.evaluate(() => history.go(-2))

test('who goes back before the scripts of a page have come sees the page of the address', async () => {
  const page = await openPage()
  const { all, count } = await searchedListing(page)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await count.waitFor()
  await goBackTwice(page)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  release()
  await expect.poll(() => count.textContent()).toBe(all)
  await hydrated(page)
})

test('who goes back while a page hydrates sees the page of the address', async () => {
  const page = await openPage()
  const { all, count } = await searchedListing(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await page.reload()
  await goBackTwice(page)
  await expect.poll(() => count.textContent()).toBe(all)
  await hydrated(page)
})

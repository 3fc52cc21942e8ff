import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'

useBrowser()

const listing = '/breeder/for-dogs/dna-tests'

test.each(['phone', 'desktop'] as const)(
  'the listing’s filters live in the address: share, reload, go back (%s)',
  async (size) => {
    const page = await openPage({ size })
    await page.goto(listing)
    const results = page.getByRole('region', { name: 'Tests' })
    const count = results.getByRole('status')
    const all = await count.textContent()

    // Only now a press counts: the page has its scripts.
    await page.waitForLoadState('networkidle')
    await page.getByRole('combobox', { name: 'Breeds', exact: true }).click()
    await page.keyboard.type('border coll')
    await page.getByRole('option', { name: 'Border Collie' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).searchParams.get('breeds')).toBe('200193')
    await expect.poll(() => count.textContent()).not.toBe(all)
    await page.getByRole('link', { name: /^Collie eye anomaly/ }).waitFor()

    await page.getByLabel('Sort').selectOption('-name')
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-name')
    const narrowed = await count.textContent()

    await page.reload()
    expect(await count.textContent()).toBe(narrowed)
    const friend = await openPage({ size })
    await friend.goto(page.url())
    expect(await friend.getByRole('region', { name: 'Tests' }).getByRole('status').textContent()).toBe(narrowed)

    await page.goBack()
    await page.goBack()
    await expect.poll(() => count.textContent()).toBe(all)
  },
)

test('without scripts the listing searches, sorts and turns its pages', async () => {
  const page = await openPage({ scripts: false })
  await page.goto(listing)
  await page.getByRole('link', { name: 'Page 2' }).click()
  expect(await page.getByText(/^21 to 40 of/).isVisible()).toBe(true)
  await page.getByLabel('Search these tests').fill('NHEJ1')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Collie eye anomaly/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('name')).toBe('NHEJ1')
})

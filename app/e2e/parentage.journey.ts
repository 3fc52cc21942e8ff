import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { importReadings } from './dogs.ts'
import { activateKit, buyFromPage } from './kit.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const markers = Array.from({ length: 200 }, (_, index) => `Marker ${String(index + 1).padStart(3, '0')}`)

/** The profile of a dog, as the laboratory reads it. */
const profile = (barcode: string, value: (index: number) => string) =>
  markers.map((marker, index) => ({ barcode, marker, value: value(index) }))

/** Chooses an animal of one's own by its name. */
async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.keyboard.type(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

test('a profile is bought for a pup and its parents, and the request is answered with what fits', async () => {
  const { page } = await newcomer('breeder', { shop })
  const kits = await buyFromPage(page, shop, '/store/dna-profile/p/2138', 3)
  expect(kits).toHaveLength(3)
  const [pup = '', dam = '', sire = ''] = kits
  await activateKit(page, pup, 'Bracken')
  await activateKit(page, dam, 'Heather')
  await activateKit(page, sire, 'Rowan', { gender: 'Male' })
  await lab(shop, 'advance', '--stage', 'received', ...kits)
  await importReadings(shop, [
    ...profile(pup, () => 'A/G'),
    ...profile(dam, (index) => (index % 2 ? 'A/A' : 'A/G')),
    ...profile(sire, (index) => (index % 2 ? 'G/G' : 'A/G')),
  ])

  await page.goto('/my/parentage-requests')
  await hydrated(page)
  await choose(page, 'Animal', 'Bracken')
  await choose(page, 'Dam', 'Heather')
  await choose(page, 'Sire', 'Rowan')
  await page.getByRole('button', { name: 'Compare' }).click()
  const answer = page.getByRole('article').first()
  await answer.getByText('Qualifies', { exact: true }).waitFor()

  // Rowan fits Bracken, and cannot be the sire of Heather.
  await choose(page, 'Animal', 'Heather')
  await choose(page, 'Sire', 'Rowan')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page
    .getByRole('article', { name: /Heather/ })
    .getByText('Excluded', { exact: true })
    .first()
    .waitFor()
  await page.reload()
  await page.getByText('Qualifies', { exact: true }).first().waitFor()
})

import { parentageCalls } from '@shop/contract/parentage'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, openPage, useBrowser } from './browser.ts'
import { lab } from './command.ts'
import { inDatabase } from './database.ts'
import { activate, type Dog, importReadings } from './dogs.ts'
import { signIn } from './log-in.ts'
import { inMail } from './mail.ts'
import { buyKits } from './order.ts'
import { newcomer, password } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()
const [eyes, blood, brown] = [2002, 2003, 2118]
/** What else the full breed profile of a Border Collie reads. */
const others = [2004, 2005, 2012, 2036, 2037, 2077, 2079, 2088, brown, 2193, 2124, 2129]
const markers = Array.from({ length: 120 }, (_, index) => `Marker ${String(index + 1).padStart(3, '0')}`)
const profile = ({ barcode }: Dog, value: string) => markers.map((marker) => ({ barcode, marker, value }))

/** Two parents with a full breed profile each, clear of everything, and their litter of two with a DNA profile. */
async function bred() {
  const { page, email } = await newcomer('breeder', { shop })
  const [forDam = '', forSire = ''] = await buyKits(page, shop, { items: [{ productId: 36, quantity: 2 }] })
  const [first = '', second = ''] = await buyKits(page, shop, { items: [{ productId: 2138, quantity: 2 }] })
  const dam = await activate(page, shop, { barcode: forDam, name: 'Heather', email })
  const sire = await activate(page, shop, { barcode: forSire, name: 'Rowan', email, gender: 'male' })
  const pup = await activate(page, shop, { barcode: first, name: 'Bracken', email })
  const brother = await activate(page, shop, { barcode: second, name: 'Sorrel', email, gender: 'male' })
  await lab(shop, 'advance', '--stage', 'received', forDam, forSire, first, second)
  const clear = (barcode: string) =>
    [eyes, blood, ...others].map((productId) => ({
      barcode,
      productId,
      genotype: productId === brown ? 'B/B' : 'N/N',
    }))
  await importReadings(shop, [
    ...clear(forDam),
    ...profile(dam, 'A/A'),
    ...clear(forSire),
    ...profile(sire, 'G/G'),
    ...profile(pup, 'A/G'),
    ...profile(brother, 'A/G'),
  ])
  for (const one of [pup, brother])
    await ask(page, shop, parentageCalls.createParentageRequest, {
      body: { offspringId: one.id, damId: dam.id, sireId: sire.id },
    })
  return { email, dam, sire, pup, brother }
}

/** What was found is looked at once more by itself: until then a correction is noticed by accident. */
async function settled() {
  const waiting = `select count(*)::int as waiting from pgboss.job
    where name in ('clearance', 'dependants') and state in ('created', 'active', 'retry')`
  await expect.poll(() => inDatabase<{ waiting: number }>(database, waiting)).toEqual([{ waiting: 0 }])
}

let made: ReturnType<typeof bred> | undefined
/** Made by whichever test comes first, for they are about different genes; with a page of their breeder's. */
async function family() {
  const dogs = await (made ??= bred())
  const page = await openPage({ url: shop.url })
  await signIn(page, dogs.email, { url: shop.url, password })
  return { ...dogs, page }
}

const clearIn =
  (page: Page) =>
  async ({ id, barcode }: Dog) => {
    const { results } = await ask(page, shop, resultCalls.getResults, { params: { id, barcode } })
    return results.flatMap(({ basis, product }) => (basis.kind === 'parentage' ? [product.id] : []))
  }
/** A stranger checks a report by its number. */
async function checked(key: string, title: string) {
  const stranger = await openPage({ url: shop.url, size: 'phone' })
  await stranger.goto(`/tools/report-authentication/${key}`)
  await heading(stranger, title)
  return stranger.getByRole('main').innerText()
}

test('two parents clear and DNA that fits: the litter is clear by parentage, with its certificate, until a parent changes', async () => {
  const { page, email, sire, pup, brother } = await family()
  const clearOf = clearIn(page)
  for (const one of [pup, brother]) await expect.poll(() => clearOf(one), { timeout: 30_000 }).toContain(eyes)
  await inMail(email, /were tested clear, and their DNA fits/, shop)

  await page.goto(`/my/animals/${pup.id}/family`)
  const section = page.getByRole('region', { name: 'Clear by parentage' })
  await section.getByText(/Collie eye anomaly/).waitFor()
  await section.getByText('One generation back').first().waitFor()
  await page.goto(`/my/animals/${pup.id}/health`)
  await heading(page, `${pup.name} is clear by parentage`)
  await page.getByRole('button', { name: /^Show all \d+ clear results/ }).click()
  await page.getByText('Clear by parentage', { exact: true }).first().waitFor()
  const paper = await ask(page, shop, reportCalls.getReport, {
    params: { id: pup.id },
    query: { reportType: 'clear_by_parentage' },
  })
  expect(await checked(paper.key, 'Genuine, and still valid')).toContain('Collie eye anomaly')
  await settled()

  await importReadings(
    shop,
    [{ barcode: sire.barcode, productId: eyes, genotype: 'N/CEA' }],
    'The marker was read again',
  )
  for (const one of [pup, brother]) await expect.poll(() => clearOf(one), { timeout: 30_000 }).not.toContain(eyes)
  // What the corrected result does not concern still holds.
  expect(await clearOf(pup)).toContain(blood)
  await inMail(email, /clear of by its parents does not count any more/, shop)
  await checked(paper.key, 'Genuine, but out of date')
  await page.goto(`/my/animals/${pup.id}/family`)
  await section.getByText(/Trapped neutrophil/).waitFor()
  await expect(section.getByText(/Collie eye anomaly/).count()).resolves.toBe(0)
})

test('a result is corrected: page, history, mail, certificate and QR check all tell it, and what was clear by parentage is withdrawn', async () => {
  const { page, email, dam, brother: pup } = await family()
  const clearOf = clearIn(page)
  await expect.poll(() => clearOf(pup), { timeout: 30_000 }).toContain(blood)
  const certificate = await ask(page, shop, reportCalls.getCertificate, { params: { id: dam.id } })
  const pups = await ask(page, shop, reportCalls.getCertificate, { params: { id: pup.id } })
  await checked(certificate.key, 'Genuine, and still valid')
  await settled()

  await importReadings(shop, [{ barcode: dam.barcode, productId: blood, genotype: 'N/TNS' }], 'The control had failed')
  await inMail(email, /has read a marker of .* again/, shop)
  await page.goto(`/my/animals/${dam.id}/health`)
  await page.getByText('N/TNS').first().waitFor()
  await page.goto(`/my/animals/${dam.id}/samples`)
  await page.getByText('Why: The control had failed').waitFor()
  expect(await checked(certificate.key, 'Genuine, but out of date')).toContain('Trapped neutrophil')
  const renewed = await ask(page, shop, reportCalls.getCertificate, { params: { id: dam.id } })
  expect(await checked(renewed.key, 'Genuine, and still valid')).toContain('Carrier')

  await expect.poll(() => clearOf(pup), { timeout: 30_000 }).not.toContain(blood)
  await page.goto(`/my/animals/${pup.id}/samples`)
  await page
    .getByText(/by parentage withdrawn/)
    .first()
    .waitFor()
  await page
    .getByText(/Why: A parent no longer counts as clear/)
    .first()
    .waitFor()
  await checked(pups.key, 'Genuine, but out of date')
})

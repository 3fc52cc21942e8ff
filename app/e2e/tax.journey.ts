import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { textOf } from '../../server/test/pdf.ts'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import {
  cardDialog,
  choosePayment,
  dana,
  fillCard,
  giveBilling,
  giveContact,
  giveDelivery,
  type Place,
} from './checkout.ts'
import { inDatabase } from './database.ts'
import { addUpgrade, type Dog, upgradesOf, reportedDogs } from './dogs.ts'
import { escaped, inMail, newAddress } from './mail.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

/** The sums that a page shows, term by term, without their currency. */
async function sumsOn(page: Page): Promise<Record<string, string>> {
  const rows = await page.locator('dl:has(.totals-all):visible > div').all()
  const sums = await Promise.all(
    rows.map(async (row) => [
      await row.locator('dt').innerText(),
      (await row.locator('dd').innerText()).replace(/^[A-Z]{3}\s*/, ''),
    ]),
  )
  return Object.fromEntries(sums) as Record<string, string>
}

const chargedFor = (checkoutId: string) =>
  inDatabase<{ amount: number; currency: string }>(
    database,
    `select amount, currency from sandbox_charges where checkout_id = $1 and status = 'paid'`,
    [checkoutId],
  )

/** From the choice of payment to the order's thanks; answers what the review showed. */
async function reviewAndPay(page: Page) {
  await choosePayment(page, 'Card')
  const shown = await sumsOn(page)
  await page.getByRole('button', { name: `Pay ${shown.Total}` }).click()
  await fillCard(page)
  await cardDialog(page)
    .getByRole('button', { name: `Pay ${shown.Total}` })
    .click()
  await heading(page, 'Thank you. Your order is placed.')
  return shown
}

/** From the cart's page on: order, mail, bill and charge have the sums that the checkout showed. */
async function checkOut(page: Page, email: string, place: Place, give: typeof giveDelivery = giveDelivery) {
  await giveContact(page, email)
  await give(page, dana, place)
  const shown = await reviewAndPay(page)
  expect(await sumsOn(page)).toEqual(shown)

  const mailed = await inMail(email, new RegExp(`Subtotal: ${escaped(shown.Subtotal ?? '')}[\\s\\S]*?\\n\\n`), shop)
  for (const [term, amount] of Object.entries(shown))
    if (amount !== 'Nothing to send') expect(mailed).toContain(`${term}: ${amount}`)
  const checkoutId = new URL(page.url()).searchParams.get('order') ?? ''
  const bill = await page.request.get(`/api/store/orders/${checkoutId}/bill.pdf`)
  expect([bill.status(), bill.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const billed = textOf(await bill.body())
  for (const [term, amount] of Object.entries(shown))
    if (amount !== 'Nothing to send')
      expect(billed).toMatch(new RegExp(`^${escaped(term)}[^\\n]*\\n${escaped(amount)}$`, 'm'))
  const order = (await (await page.request.get(`/api/store/orders/${checkoutId}`)).json()) as {
    totals: { total: { amount: number; label: string; currency: string } }
  }
  const { amount, label, currency } = order.totals.total
  expect(label).toBe(shown.Total)
  expect(await chargedFor(checkoutId)).toEqual([{ amount: Math.round(amount * 100), currency }])
  return shown
}

test.each([
  ['en-AU', { country: 'AU', state: 'NSW', city: 'Sydney', postcode: '2000' }, /includes GST/, 'Includes GST'],
  ['en-US', { country: 'US', state: 'NY', city: 'Ithaca', postcode: '14850' }, null, null],
  ['en-CA', { country: 'CA', state: 'ON', city: 'Toronto', postcode: 'M5V 1A1' }, /plus tax, worked out at/, 'HST 13%'],
] as const)('a guest with a kit, %s: one figure from the product to the charge', async (locale, place, note, tax) => {
  const page = await openPage({ url: shop.url, locale })
  await page.goto('/store/collie-eye-anomaly-canine/p/2002')
  await hydrated(page)
  const buy = page.getByRole('main').locator('form', { has: page.getByRole('button', { name: 'Add to cart' }) })
  const price = await buy.locator('xpath=..').innerText()
  if (note) expect(price).toMatch(note)
  else expect(price).not.toMatch(/tax|GST/)
  await buy.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, 'Your cart')
  const inCart = await sumsOn(page)
  expect(price).toContain(inCart.Subtotal)
  const shown = await checkOut(page, newAddress('ada'), place)
  expect(shown.Subtotal).toBe(inCart.Subtotal)
  const taxes = Object.keys(shown).filter((term) => /GST|HST|Tax|VAT/i.test(term))
  expect(taxes).toEqual(tax ? [tax] : [])
})

test.each([
  ['France', { country: 'FR', city: 'Lyon', postcode: '69003' }, 'Includes TVA'],
  ['United Kingdom', { country: 'GB', city: 'Leeds', postcode: 'LS1 4DY' }, 'Includes VAT'],
] as const)('where we post nothing, %s: one figure for an upgrade of a sample', async (_, place, tax) => {
  const { page, email } = await newcomer('breeder', { shop, country: place.country })
  const [dog] = (await reportedDogs(page, shop, email, ['Skye'])) as [Dog]
  const [offer] = await upgradesOf(page, shop, dog)
  if (!offer) throw new Error('Nothing to add')
  await addUpgrade(page, dog, offer)
  await page.goto('/cart')
  await heading(page, 'Your cart')
  const inCart = await sumsOn(page)
  expect(offer.price.label).toBe(inCart.Subtotal)
  expect(await checkOut(page, email, place, giveBilling)).toMatchObject({ Total: inCart.Total, [tax]: inCart[tax] })
})

import type { Page } from 'playwright'
import pg from 'pg'
import { expect, test } from 'vitest'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { inMail, newAddress } from './mail.ts'
import { useDemoShop } from './shop.ts'

useBrowser()

const { shop, database } = useDemoShop()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

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

async function chargedFor(checkoutId: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ amount: number; currency: string }>(
    `select amount, currency from sandbox_charges where checkout_id = $1 and status = 'paid'`,
    [checkoutId],
  )
  await client.end()
  return rows
}

type Place = { country: string; postcode: string; city: string; state: string }

async function fillAddress(page: Page, { country, postcode, city, state }: Place) {
  await page
    .getByLabel(/^Country/)
    .and(page.locator('select'))
    .selectOption(country)
  for (const [label, value] of [
    [/^First name/, 'Ada'],
    [/^Last name/, 'Byron'],
    [/^Address/, '12 Orchard Lane'],
    [/^City/, city],
    [/^(Postcode|ZIP code)/, postcode],
  ] as const)
    await page.getByLabel(label).first().fill(value)
  await page
    .getByLabel(/^State/)
    .and(page.locator('select'))
    .selectOption(state)
}

async function payByCard(page: Page) {
  await heading(page, 'How would you like to pay?')
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await heading(page, 'Is everything right?')
  const shown = await sumsOn(page)
  await page.getByRole('button', { name: `Pay ${shown.Total}` }).waitFor()
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'test shop' })
  for (const [label, value] of [
    ['Name on the card', 'Ada Byron'],
    ['Card number', '4242 4242 4242 4242'],
    ['Month', '12'],
    ['Year', '2030'],
    ['Security code', '123'],
  ] as const)
    await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: `Pay ${shown.Total}` }).click()
  await heading(page, 'Thank you. Your order is placed.')
  return shown
}

/** From the cart's page on: order, mail, bill and charge say what the checkout showed. */
async function checkOut(page: Page, email: string, place: Place) {
  await page
    .getByRole('link', { name: /check ?out/i })
    .last()
    .click()
  await heading(page, 'Where may we reach you?')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await heading(page, 'Where shall we send your kit?')
  await fillAddress(page, place)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const shown = await payByCard(page)
  expect(await sumsOn(page)).toEqual(shown)

  const mailed = await inMail(email, /Subtotal: [\s\S]*?\n\n/, shop)
  for (const [term, amount] of Object.entries(shown)) expect(mailed).toContain(`${term}: ${amount}`)
  const checkoutId = new URL(page.url()).searchParams.get('order') ?? ''
  const bill = await page.request.get(`/api/store/orders/${checkoutId}/bill.pdf`)
  expect([bill.status(), bill.headers()['content-type']]).toEqual([200, 'application/pdf'])
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
  await page.goto('/breeder/for-dogs/dna-tests')
  const cea = /^Collie eye anomaly/
  await page.getByRole('main').getByRole('link', { name: cea }).first().click()
  await page.getByRole('heading', { level: 1, name: cea }).waitFor()
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

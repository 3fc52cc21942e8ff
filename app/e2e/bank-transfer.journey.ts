import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrated, openPage, useBrowser } from './browser.ts'
import { desk } from './command.ts'
import { inMail, linkInMail, newAddress } from './mail.ts'
import { useEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = useEmptyShop()
const kit = 36

/** What only time or chance brings: a day gone by, a gift of points. */
async function inDatabase<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}
const kitsOf = async (number: string) =>
  (await inDatabase('select 1 from samples s join orders o on o.id = s.order_id where o.number = $1', [number])).length

const post = async (page: Page, path: string, data: object) => {
  const reply = await page.request.post(path, { data, headers: { origin: shop.url } })
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()) as Record<string, unknown>
}

const address = {
  first_name: 'Dana',
  last_name: 'Whitcombe',
  address: '12 Orchard Lane',
  city: 'Ithaca',
  state: 'NY',
  postal_code: '14850',
  country: 'US',
}

/** A cart with one kit, made by the calls of the cart's page; its prices with what is in `query`. */
async function fillCart(page: Page, query = '') {
  const { sessionId } = (await post(page, '/api/cart', { country: 'US' })) as { sessionId: string }
  await post(page, `/api/cart/${sessionId}/item`, { product_id: kit, quantity: 1 })
  const ways = (await (await page.request.get(`/api/cart/${sessionId}/shipping-methods`)).json()) as {
    results: { id: number }[]
  }
  const method = ways.results[0]?.id
  const priced = await page.request.get(`/api/cart/${sessionId}/?shipping_method=${method}${query}`)
  expect(priced.ok(), await priced.text()).toBe(true)
  return (await priced.json()) as {
    sessionId: string
    totals: { total: { amount: number } }
    shippingMethods: { selected: { id: number } | null; all: { id: number; countries: string[] }[] }
  }
}

/** Orders that cart by bank transfer, and opens the order's page. */
async function order(page: Page, email: string, query = '') {
  const cart = await fillCart(page, query)
  const checkoutId = crypto.randomUUID()
  await post(page, '/api/store/checkout', {
    session_id: cart.sessionId,
    checkout_id: checkoutId,
    email,
    first_name: 'Dana',
    last_name: 'Whitcombe',
    shipping_address: address,
    billing_address: address,
    shipping_method_id: cart.shippingMethods.selected?.id,
    payment_method: 'EFT',
    accept_terms: true,
    expected_total: cart.totals.total.amount,
  })
  const { number } = (await post(page, `/api/store/checkout/${checkoutId}/confirm`, { token: 'eft' })) as {
    number: string
  }
  await page.goto(`/checkout/complete?order=${checkoutId}`)
  await page.getByRole('heading', { name: 'Thank you. One transfer to go.' }).waitFor()
  const reference = (await page.getByText(/^RF\d\dKP\d{6}$/).innerText()).trim()
  return { number, checkoutId, reference, total: cart.totals.total.amount }
}

/** The bank's file of the day, brought by the desk's command. */
async function receive(...lines: { amount: number; reference: string }[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'statement-')), 'statement.csv')
  const rows = lines.map(({ amount, reference }) =>
    ['US-1', crypto.randomUUID(), '2026-11-20', amount.toFixed(2), 'USD', reference, 'D WHITCOMBE'].join(','),
  )
  writeFileSync(file, `${['account,id,date,amount,currency,reference,payer', ...rows].join('\n')}\n`)
  const said = await desk(shop, 'transfers', 'import', file, '--reason', 'Statement of the day')
  // The same file again changes nothing.
  expect(await desk(shop, 'transfers', 'import', file, '--reason', 'Again')).toContain(', 0 new.')
  return said
}

const reload = async (page: Page, heading: string) => {
  await page.reload()
  await page.getByRole('heading', { name: heading }).waitFor()
}

test('received in full: the order is paid, its kit opens, and a mail says so', async () => {
  const page = await openPage({ url: shop.url })
  const email = newAddress('dana')
  const { number, reference, total } = await order(page, email)
  await inMail(email, new RegExp(`Reference: ${reference}`), shop)
  expect(await receive({ amount: total, reference: `Dana ${reference.toLowerCase()}` })).toContain('1 new, 1 matched')
  await reload(page, 'Thank you. Your order is placed.')
  await inMail(email, new RegExp(`order ${number} is paid`), shop)
  expect(await kitsOf(number)).toBe(1)
})

test('short: the page and a mail ask for the rest, and the rest pays it', async () => {
  const page = await openPage({ url: shop.url, size: 'phone' })
  const email = newAddress('dana')
  const { number, reference, total } = await order(page, email)
  expect(await receive({ amount: 10, reference })).toContain('1 short')
  await page.reload()
  await page.getByText('Please transfer the rest', { exact: true }).waitFor()
  await inMail(email, /is still missing/, shop)
  expect(await kitsOf(number)).toBe(0)
  expect(await receive({ amount: total - 10, reference })).toContain('1 matched')
  await reload(page, 'Thank you. Your order is placed.')
  expect(await kitsOf(number)).toBe(1)
})

test('late: reminded, expired, voucher and points are back, a new order is free to go, and the money is returned', async () => {
  const page = await openPage({ url: shop.url })
  const email = newAddress('dana')
  const password = 'a sentence of my own'
  const person = { type: 'breeder', first_name: 'Dana', last_name: 'Whitcombe', country: 'US', accept_terms: true }
  await post(page, '/api/register', { ...person, email, password })
  const token = new URL(await linkInMail(email, '/register/confirm', shop)).searchParams.get('token')
  await post(page, '/api/register/confirm', { token })
  await post(page, '/api/auth/login/', { username: email, password })
  await inDatabase("insert into coupons (code, label, percent, max_redemptions) values ('ONCE', '10% off', 10, 1)")
  await inDatabase(
    "insert into loyalty_entries (user_id, points, reason, cause) select id, 500, 'A gift', 'gift' from users where email = $1",
    [email],
  )
  const points = async () => (await inDatabase<{ sum: number }>('select sum(points)::int from loyalty_entries'))[0]?.sum
  const used = async () =>
    (await inDatabase<{ redemptions: number }>("select redemptions from coupons where code = 'ONCE'"))[0]?.redemptions

  const { number, checkoutId, reference, total } = await order(page, email, '&coupon=ONCE&loyalty_points=500')
  expect([await points(), await used()]).toEqual([0, 1])
  await inDatabase("update checkouts set expires_at = now() + interval '2 days' where id = $1", [checkoutId])
  await expect
    .poll(() => inDatabase('select 1 from checkouts where id = $1 and reminded_at is not null', [checkoutId]), {
      timeout: 100_000,
      interval: 1000,
    })
    .toHaveLength(1)
  await inMail(email, /We keep the order for you until/, shop)
  await inDatabase("update checkouts set expires_at = now() - interval '1 second' where id = $1", [checkoutId])
  await expect
    .poll(() => inDatabase("select 1 from orders where number = $1 and status = 'expired'", [number]), {
      timeout: 100_000,
      interval: 1000,
    })
    .toHaveLength(1)
  await reload(page, 'This order has ended')
  await inMail(email, /did not arrive in time/, shop)
  expect([await points(), await used()]).toEqual([500, 0])

  expect(await receive({ amount: total, reference })).toContain('1 late')
  const listed = await desk(shop, 'transfers', 'list', '--state', 'late')
  const [id = ''] = listed.split('  ')
  expect(listed).toContain(number)
  expect(await desk(shop, 'transfers', 'return', id, '--reason', 'Expired')).toContain('returned')
  // Code 79 no longer bars.
  await order(page, email, '&coupon=ONCE')
  await page.goto('/my/orders')
  await page
    .getByRole('article', { name: `Order ${number}` })
    .getByText('Not paid in time')
    .waitFor()
})

test('paid by card instead: one charge, and the transfer that comes after all is listed to be sent back', async () => {
  const page = await openPage({ url: shop.url })
  const email = newAddress('dana')
  const { number, reference, total } = await order(page, email)
  await hydrated(page)
  await page.getByRole('button', { name: 'Pay by card or PayPal instead' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'test shop' })
  await dialog.getByLabel('Name on the card').fill('Dana Whitcombe')
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
  await dialog.getByLabel('Month').fill('12')
  await dialog.getByLabel('Year').fill('2030')
  await dialog.getByLabel('Security code').fill('123')
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('heading', { name: 'Thank you. Your order is placed.' }).waitFor()
  await inMail(email, new RegExp(`We have your payment of .* for order ${number}`), shop)
  expect(await kitsOf(number)).toBe(1)
  expect(await receive({ amount: total, reference })).toContain('1 extra')
  expect(await kitsOf(number)).toBe(1)
})

test('cancelled by its buyer, who is asked first', async () => {
  const page = await openPage({ url: shop.url, size: 'phone' })
  const { number } = await order(page, newAddress('dana'))
  await hydrated(page)
  await page.getByRole('button', { name: `Cancel order ${number}` }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('heading', { name: 'This order is cancelled' }).waitFor()
  await reload(page, 'This order is cancelled')
  expect(await inDatabase('select status from orders where number = $1', [number])).toEqual([{ status: 'cancelled' }])
})

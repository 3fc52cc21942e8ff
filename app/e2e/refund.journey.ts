import { orderCalls, type OrderDetail } from '@shop/contract/order'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, useBrowser } from './browser.ts'
import { spend } from './checkout.ts'
import { desk, lab } from './command.ts'
import { givePoints, inDatabase, newVoucher, spentOf } from './database.ts'
import { activate } from './dogs.ts'
import { inMail } from './mail.ts'
import { takeCart, completePageOf, placeOrder } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()
const minor = (amount: number) => Math.round(amount * 100)

/** Somebody with points, and a voucher for one use. */
async function newBuyer(points: number) {
  const { page, email } = await newcomer('breeder', { shop })
  await givePoints(database, email, points)
  const coupon = await newVoucher(database)
  return { page, email, coupon, left: () => spentOf(database, email, coupon) }
}

async function addToCart(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
}

/** The order whose page is open. */
const orderOn = (page: Page): Promise<OrderDetail> =>
  ask(page, shop, orderCalls.getOrder, {
    params: { checkoutId: new URL(page.url()).searchParams.get('order') ?? '' },
  })

const kitsOf = async (number: string) =>
  inDatabase<{ barcode: string; product_id: number; void: boolean }>(
    database,
    `select s.barcode, s.product_id, s.voided_at is not null as void
      from samples s join orders o on o.id = s.order_id where o.number = $1 order by s.product_id, s.barcode`,
    [number],
  )

/** What the test shop's bank sent back of a payment, in minor units. */
const sentBack = async (checkoutId: string) =>
  (
    await inDatabase<{ sum: number }>(
      database,
      "select coalesce(sum(amount), 0)::int as sum from sandbox_refunds where checkout_id = $1 and status = 'done'",
      [checkoutId],
    )
  )[0]?.sum

/** Reloads an order's page until the bank has sent what is on its way. */
async function untilItWent(page: Page) {
  await expect
    .poll(async () => (await orderOn(page)).creditNotes.flatMap(({ refunds }) => refunds.map(({ state }) => state)), {
      timeout: 60_000,
    })
    .not.toContain('requested')
  await page.reload()
  await page.getByText(/went back to the card you paid with/).waitFor()
}

const booksAgree = async () => expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')

test('cancelled before dispatch: money, points and voucher are back, the kits are void, and the credit note says so', async () => {
  const { page, email, coupon, left } = await newBuyer(500)
  await addToCart(page, '/store/full-breed-profile-kit-for-dogs-canine/p/36')
  await spend(page, coupon, 500)
  const order = await placeOrder(page, shop, { sessionId: await takeCart(page) })
  const { number, checkoutId, totals } = order
  await page.goto(completePageOf(order))
  expect(await left()).toEqual([0, 1])

  // A confirmation first: to decline it changes nothing.
  await hydrated(page)
  await page.getByRole('button', { name: `Cancel order ${number}` }).click()
  const dialog = page.getByRole('alertdialog', { name: `Cancel order ${number}?` })
  await dialog.getByText(new RegExp(`\\${totals.total.label} goes back to where you paid it from`)).waitFor()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  expect((await orderOn(page)).status).toBe('paid')
  await page.getByRole('button', { name: `Cancel order ${number}` }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await heading(page, 'This order is canceled')
  await untilItWent(page)
  expect(await sentBack(checkoutId)).toBe(minor(totals.total.amount))
  expect(await left()).toEqual([500, 0])

  const [note] = (await orderOn(page)).creditNotes
  const link = page.getByRole('link', { name: `credit note ${note?.number} (PDF)` })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await inMail(email, new RegExp(`The credit note ${note?.number} is attached`), shop)

  const [kit] = await kitsOf(number)
  expect(kit?.void).toBe(true)
  expect(await lab(shop, 'list')).not.toContain(kit?.barcode)
  expect(await desk(shop, 'dispatch', 'list')).not.toContain(number)
  await page.goto('/activate')
  await heading(page, 'Where shall we send the results?')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'What does the barcode on your swab say?')
  await page.getByRole('textbox', { name: /^Barcode(?! again)/ }).fill(kit?.barcode ?? '')
  await page.getByRole('textbox', { name: /^Barcode again/ }).fill(kit?.barcode ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(`The kit ${kit?.barcode} was refunded, so it can be activated no more.`).first().waitFor()
  forgiveProblems(/status of 428/)

  await page.goto('/my/orders')
  await page
    .getByRole('article', { name: `Order ${number}` })
    .getByText('Canceled', { exact: true })
    .waitFor()
  // The voucher can be used again.
  await addToCart(page, '/store/full-breed-profile-kit-for-dogs-canine/p/36')
  await spend(page, coupon, 0)
  await booksAgree()
})

test('refunded by line after dispatch: each part has its credit note, and together they are what was charged', async () => {
  const { page, email, coupon, left } = await newBuyer(700)
  const items = [{ productId: 969, quantity: 2 }, { productId: 402 }]
  const order = await placeOrder(page, shop, { items, coupon, points: 700 })
  const { number, checkoutId, totals } = order
  const [genoPets, pack] = ['Geno Pet', 'Pack of 2'].map(
    (name) => order.items.findIndex(({ product }) => product.name.startsWith(name)) + 1,
  )
  expect(order.items[(genoPets ?? 0) - 1]?.quantity).toBe(2)
  await desk(shop, 'dispatch', number)
  await page.goto(completePageOf(order))
  await heading(page, 'Thank you. Your order is placed.')
  expect(await page.getByRole('button', { name: `Cancel order ${number}` }).count()).toBe(0)

  // One of the two Geno Pets is used, so the other one goes back.
  const [used, spare] = (await kitsOf(number)).filter((kit) => kit.product_id === 969)
  await activate(page, shop, { barcode: used?.barcode ?? '', name: 'Skye', email })
  const output = await desk(
    shop,
    'refund',
    number,
    '--line',
    String(genoPets),
    '--quantity',
    '1',
    '--reason',
    'One too many',
  )
  expect(output).toContain(`Void: ${spare?.barcode}`)
  await page.reload()
  await page.getByText('1 of 2 refunded').waitFor()
  await untilItWent(page)
  await inMail(email, /We give you a refund for order .*: One too many/, shop)

  await desk(shop, 'refund', number, '--line', String(pack), '--reason', 'Came broken')
  await untilItWent(page)
  await page.getByText('Refunded', { exact: true }).first().waitFor()
  expect((await orderOn(page)).status).toBe('paid')
  await page.goto('/my/orders')
  await page
    .getByRole('article', { name: `Order ${number}` })
    .getByText('Partly refunded')
    .waitFor()

  // What was used goes back only by its own option, and stays with its dog.
  await expect(desk(shop, 'refund', number, '--reason', 'The rest')).rejects.toThrow(/1 kit was activated or handed on/)
  await desk(shop, 'refund', number, '--used', 'yes', '--reason', 'The rest')
  await page.goto(completePageOf(order))
  await heading(page, 'This order is refunded')
  await untilItWent(page)
  const { creditNotes } = await orderOn(page)
  const sumOf = (of: (note: (typeof creditNotes)[number]) => number) =>
    creditNotes.reduce((sum, note) => sum + of(note), 0)
  expect(creditNotes).toHaveLength(3)
  expect(sumOf((note) => minor(note.totals.total.amount))).toBe(minor(totals.total.amount))
  expect(sumOf((note) => minor(note.totals.shipping.amount))).toBe(minor(totals.shipping.amount))
  expect(sumOf(({ points }) => points)).toBe(700)
  expect(await sentBack(checkoutId)).toBe(minor(totals.total.amount))
  expect(await left()).toEqual([700, 0])
  expect((await kitsOf(number)).map((kit) => kit.void)).toEqual(
    (await kitsOf(number)).map(({ barcode }) => barcode !== used?.barcode),
  )

  const exported = await desk(shop, 'export', 'orders', '--from', '2020-01-01', '--to', '2099-12-31')
  for (const note of creditNotes)
    expect(exported).toMatch(new RegExp(`^${note.number},.*,-${note.totals.total.amount.toFixed(2)},`, 'm'))
  await booksAgree()
})

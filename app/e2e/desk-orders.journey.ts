import { orderCalls, type OrderDetail } from '@shop/contract/order'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { heading, hydrated, useBrowser } from './browser.ts'
import { desk } from './command.ts'
import { givePoints, inDatabase, newVoucher, spentOf } from './database.ts'
import { completePageOf, placeOrder } from './order.ts'
import { colleague, newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()

/** Somebody of the support, at the order's page by way of the list. */
async function atOrder(number: string): Promise<Page> {
  const { page } = await colleague(shop, 'support')
  await page.goto('/desk/orders')
  await hydrated(page)
  await page.getByRole('searchbox').fill(number)
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: '1 order with' }).waitFor()
  await page.getByRole('row', { name: new RegExp(number) }).press('Enter')
  await heading(page, number)
  return page
}

/** Somebody with points, and a voucher for one use. */
async function newBuyer(points: number) {
  const { page, email } = await newcomer('breeder', { shop })
  await givePoints(database, email, points)
  const coupon = await newVoucher(database)
  return { page, coupon, left: () => spentOf(database, email, coupon) }
}

/** What the test shop's bank sent back of a payment. */
const sentBack = async ({ checkoutId }: OrderDetail) => {
  const [row] = await inDatabase<{ sum: number }>(
    database,
    "select coalesce(sum(amount), 0)::int as sum from sandbox_refunds where checkout_id = $1 and status = 'done'",
    [checkoutId],
  )
  return (row?.sum ?? 0) / 100
}
const creditNotesOf = async (page: Page, { checkoutId }: OrderDetail) =>
  (await ask(page, shop, orderCalls.getOrder, { params: { checkoutId } })).creditNotes

async function seesInOrders(page: Page, number: string, status: string) {
  await page.goto('/my/orders')
  await page
    .getByRole('article', { name: `Order ${number}` })
    .getByText(status, { exact: true })
    .first()
    .waitFor()
}

test('cancelled at the desk before dispatch: what was named goes back, and the buyer sees it', async () => {
  const { page, coupon, left } = await newBuyer(500)
  const order = await placeOrder(page, shop, { items: [{ productId: 969 }], coupon, points: 500 })
  const { number, totals } = order
  expect(await left()).toEqual([0, 1])

  const support = await atOrder(number)
  await support.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = support.getByRole('dialog', { name: `Cancel ${number}?` })
  await dialog.getByText(`${totals.total.label} to the card`).waitFor()
  await dialog.getByText('500 points come back.').waitFor()
  await dialog.getByText(`${coupon} can be used again.`).waitFor()
  await dialog.getByLabel(/^Reason/).fill('Asked by telephone')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await support.getByText(`${number} is canceled. The buyer gets a mail.`).waitFor()
  await support.getByText('Canceled an order').or(support.getByText('Cancelled an order')).waitFor()
  expect(await support.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)

  await expect.poll(() => sentBack(order), { timeout: 60_000 }).toBe(totals.total.amount)
  expect(await left()).toEqual([500, 0])
  await page.goto(completePageOf(order))
  await heading(page, 'This order is canceled')
  const [note] = await creditNotesOf(page, order)
  expect([note?.totals.total.amount, note?.points]).toEqual([totals.total.amount, 500])
  await page.getByRole('link', { name: `credit note ${note?.number} (PDF)` }).waitFor()
  await seesInOrders(page, number, 'Canceled')
})

test('refunded by line after dispatch: the preview, the credit note and the buyer’s page agree', async () => {
  const { page, coupon, left } = await newBuyer(700)
  const items = [{ productId: 969, quantity: 2 }, { productId: 402 }]
  const order = await placeOrder(page, shop, { items, coupon, points: 700 })
  const { number } = order
  await desk(shop, 'dispatch', number)

  const support = await atOrder(number)
  await support.getByText(`${number}-1`, { exact: true }).waitFor()
  expect(await support.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
  expect(await support.getByRole('button', { name: 'Change the address' }).count()).toBe(0)

  await support.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = support.getByRole('dialog', { name: `Refund ${number}` })
  await dialog.getByLabel('What').selectOption({ label: 'Geno Pet (2 left)' })
  await dialog.getByLabel(/^How many/).fill('1')
  await dialog.getByLabel(/^Reason/).fill('One too many')
  await dialog.getByRole('button', { name: 'Show what it does' }).click()
  const go = dialog.getByRole('button', { name: /^Refund .*\d/ })
  const total = ((await go.textContent()) ?? '').replace('Refund ', '')
  await dialog.getByText(`${total} to the card`).waitFor()
  await dialog.getByText('1 × Geno Pet', { exact: true }).waitFor()
  const points = Number(/(\d+) points come back/.exec((await dialog.getByRole('status').textContent()) ?? '')?.[1])
  expect(await creditNotesOf(page, order)).toEqual([])
  // A press as quick as a script's is taken for the second half of the one before, unless the focus was elsewhere.
  await dialog.getByLabel(/^Reason/).focus()
  await go.click()

  await support.getByText(`over ${total} is made. The money is on its way`).waitFor()
  const [note] = await creditNotesOf(page, order)
  expect([note?.totals.total.label, note?.points]).toEqual([total, points])
  await support.getByText('1 of 2 refunded').waitFor()
  const link = support.getByRole('link', { name: `${note?.number} (PDF)` })
  const file = await support.request.get((await link.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await expect.poll(() => sentBack(order), { timeout: 60_000 }).toBe(note?.totals.total.amount)
  // The voucher is used as long as something of the order is left.
  expect(await left()).toEqual([points, 1])
  await page.goto(completePageOf(order))
  await page.getByText('1 of 2 refunded').waitFor()
  await page.getByRole('link', { name: `credit note ${note?.number} (PDF)` }).waitFor()
  await seesInOrders(page, number, 'Partly refunded')
  expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')
})

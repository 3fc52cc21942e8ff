import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import type { Totals } from '@shop/contract/cart'
import { toMinor } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { booksAgree } from '../../../test/books.ts'
import { australian, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { finishJobs } from '../../../test/lab.ts'
import { textOf } from '../../../test/pdf.ts'
import { filledCart, kit, openOrder } from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { checkouts } from '../../schema/checkout.ts'
import { coupons } from '../../schema/coupon.ts'

const shop = useShop(withDesk)
afterEach(() => booksAgree(shop))

const labels = { SPRING: 'A tenth for spring', BREEDERS: 'Five off for breeders' }
/** Two kits, less a tenth and five. */
async function buyWithCoupons() {
  await shop.db
    .insert(coupons)
    .values([
      { code: 'SPRING', label: labels.SPRING, percent: 10 },
      { code: 'BREEDERS', label: labels.BREEDERS, amounts: { AUD: 501 } },
    ])
    .onConflictDoNothing()
  const browser = australian(shop)
  await signIn(shop, browser)
  const { sessionId } = await filledCart(browser, [[kit, 3]])
  const params = { sessionId }
  await browser.ask(cartCalls.applyCoupon, { params: { ...params, coupon: 'SPRING' } })
  const cart = await browser.ask(cartCalls.applyCoupon, { params: { ...params, coupon: 'BREEDERS' } })
  const body = checkoutBody(cart)
  await browser.ask(checkoutCalls.createOrder, { body })
  return { browser, order: await confirm(browser, body.checkoutId) }
}
const offOf = ({ coupons: all = [] }: Totals) => all.map(({ code, discount }) => [code, toMinor(discount.amount)])
const sumsOf = (all: Totals[], code: string) =>
  all.flatMap(offOf).reduce((sum, [one, amount]) => sum + (one === code ? Number(amount) : 0), 0)

test('an order, its bill, its mail and its credit notes name each coupon, and what it took off', async () => {
  const { browser, order } = await buyWithCoupons()
  const [spring, breeders] = order.totals.coupons ?? []
  expect([spring, breeders]).toMatchObject([
    { code: 'SPRING', label: labels.SPRING },
    { code: 'BREEDERS', label: labels.BREEDERS, discount: { amount: 5.01 } },
  ])
  expect(toMinor(spring?.discount.amount ?? 0) + 501).toBe(toMinor(order.totals.discount.amount))
  await finishJobs(shop)
  const bill = await browser.fetch(`/api/store/orders/${order.checkoutId}/bill.pdf`)
  const texts = [
    textOf(Buffer.from(await bill.arrayBuffer())),
    shop.mails.find(({ text }) => text.includes(order.number))?.text ?? '',
  ]
  for (const text of texts) {
    expect(text).toContain(`${labels.SPRING} (SPRING)`)
    expect(text).toContain(`-${spring?.discount.label}`)
    expect(text).toContain('Five off for breeders (BREEDERS)')
    expect(text).toContain('-$5.01')
  }

  // In parts: each credit note has its share of each, and together they are what was taken off.
  for (let part = 0; part < 3; part++)
    await desk(shop, 'refund', order.number, '--line', '1', '--quantity', '1', '--reason', 'Came broken')
  await finishJobs(shop)
  const { creditNotes } = await openOrder(browser, order.checkoutId)
  expect(creditNotes).toHaveLength(3)
  const totals = creditNotes.map((note) => note.totals)
  for (const one of totals)
    expect(offOf(one).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(toMinor(one.discount.amount))
  expect([sumsOf(totals, 'SPRING'), sumsOf(totals, 'BREEDERS')]).toEqual([toMinor(spring?.discount.amount ?? 0), 501])
  const note = shop.mails.find(({ text }) => text.includes(creditNotes[0]?.number ?? '-'))
  const printed = textOf(note?.attachments?.[0]?.content ?? Buffer.from(''))
  expect(printed).toContain('Five off for breeders (BREEDERS)')
  expect(printed).toContain(`-${totals[0]?.coupons?.[1]?.discount.label}`)
})

test('an order from before has one discount', async () => {
  const { browser, order } = await buyWithCoupons()
  const [row] = await shop.db.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
  const { coupons: _, ...totals } = row?.snapshot.totals ?? order.totals
  if (row)
    await shop.db
      .update(checkouts)
      .set({ snapshot: { ...row.snapshot, totals } })
      .where(eq(checkouts.id, row.id))
  const bill = await browser.fetch(`/api/store/orders/${order.checkoutId}/bill.pdf`)
  const text = textOf(Buffer.from(await bill.arrayBuffer()))
  expect(text).toContain('Discount')
  expect(text).toContain(`-${order.totals.discount.label}`)
  expect((await openOrder(browser, order.checkoutId)).totals).toEqual(totals)
})

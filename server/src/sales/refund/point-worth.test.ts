import { currencyTable } from '@shop/contract/currencies'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { toMinor } from '@shop/contract/money'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { booksAgree } from '../../../test/books.ts'
import { australian, type Browser, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { addInvoice, orderOnAccount, paymentBody } from '../../../test/invoices.ts'
import { finishJobs } from '../../../test/lab.ts'
import { buyItems, giftPoints, kit, openOrder, signInWithPoints } from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop(withDesk)

// As in a currency whose smallest unit is worth a tenth of a cent.
const { point } = currencyTable.AUD
beforeAll(() => void Object.assign(currencyTable.AUD, { point: 10 }))
afterAll(() => void Object.assign(currencyTable.AUD, { point }))

afterEach(() => booksAgree(shop))

const refund = (...words: string[]) => desk(shop, 'refund', ...words, '--reason', 'Came broken')
const pointsOf = (browser: Browser) => browser.ask(loyaltyCalls.getLoyaltyPoints)

test('points are spent by their worth, and all of them come back with the parts of an order', async () => {
  const browser = australian(shop)
  await signInWithPoints(shop, browser, 101)
  const order = await buyItems(browser, [[kit, 3]], { points: 50 })
  expect(order.totals.loyalty.amount).toBe(5)
  expect(await pointsOf(browser)).toMatchObject({ balance: 51, value: { amount: 5.1 } })
  // A third of 5.00 is no whole number of points.
  for (const quantity of ['1', '1', '1']) await refund(order.number, '--line', '1', '--quantity', quantity)
  await finishJobs(shop)
  const { creditNotes, status } = await openOrder(browser, order.checkoutId)
  expect(status).toBe('refunded')
  expect(creditNotes.map(({ points }) => points).toSorted((one, other) => one - other)).toEqual([16, 17, 17])
  expect((await pointsOf(browser)).balance).toBe(101)
})

test('points on a payment of invoices are divided among them as whole points', async () => {
  const vet = australian(shop)
  const user = await signIn(shop, vet, 'vet')
  const { order, invoice } = await orderOnAccount(shop, vet)
  const other = await addInvoice(shop, user.id, { total: 5000 })
  await giftPoints(shop, user.id, 101)
  const bills = [{ orderNumber: order.number, total: invoice.total }, other]
  const due = bills.reduce((sum, { total }) => sum + toMinor(total.amount), 0)
  const numbers = bills.map(({ orderNumber }) => orderNumber).join(',')
  const query = { orderIds: numbers, loyaltyPoints: '101' }
  const priced = await vet.ask(pendingPaymentCalls.getPendingPayment, { query })
  expect(toMinor(priced.amount.amount)).toBe(due - 1010)
  const body = paymentBody(bills, { loyaltyPoints: 101, expectedTotal: priced.amount.amount })
  await vet.ask(pendingPaymentCalls.payPending, { body })
  await confirm(vet, body.checkoutId)
  await refund(order.number)
  await finishJobs(shop)
  const [note] = (await openOrder(vet, order.checkoutId)).creditNotes
  const points = note?.points ?? 0
  expect(points).toBeGreaterThan(0)
  expect(toMinor(note?.refunds[0]?.amount.amount ?? 0) + points * 10).toBe(toMinor(invoice.total.amount))
})

import { randomUUID } from 'node:crypto'
import { addressOf } from '@shop/contract/call'
import { invoiceCalls } from '@shop/contract/invoice'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, awaitTransfer, buy, type Browser, confirm, signIn } from '../../../test/buyer.ts'
import { orderOnAccount, paymentBody } from '../../../test/invoices.ts'
import { textOf } from '../../../test/pdf.ts'
import { useShop } from '../../../test/shop.ts'
import { users } from '../../schema/user.ts'

const abn = 'ABN 53 004 085 616'
const shop = useShop({
  SELLER_NAME: 'Kinpaw Laboratories Pty Ltd',
  SELLER_ADDRESS: '1 Helix Way, Geelong VIC 3220',
  TAX_REGISTRATIONS: `AU=${abn}; GB=GB 123 4567 82`,
})
const orderFilePath = (checkoutId: string) => addressOf(orderCalls.getOrderFile, { params: { checkoutId } })
const invoiceFilePath = (id: string) => addressOf(invoiceCalls.getInvoiceFile, { params: { id } })
const open = async (browser: Browser, path: string) => {
  const response = await browser.fetch(path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('an order that was paid has a tax invoice for whoever holds its key', async () => {
  const guest = australian(shop)
  const { number, checkoutId, totals, items } = await buy(shop, guest)
  const { response, bytes } = await open(guest, orderFilePath(checkoutId))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${number}.pdf"`,
    'cache-control': 'private, no-store',
  })
  const text = textOf(bytes)
  for (const part of [
    `Tax invoice ${number}`,
    'Kinpaw Laboratories Pty Ltd',
    '1 Helix Way, Geelong VIC 3220',
    abn,
    'Ada Byron',
    '12 Wattle Street',
    items[0]?.product.name ?? '',
    'Includes GST 10%',
    totals.taxes[0]?.amount.label ?? '',
    totals.total.label,
    'Card',
    'This was a test payment.',
  ])
    expect(text).toContain(part)
  expect(bytes.toString('latin1')).toContain('/MarkInfo')
  expect((await open(guest, orderFilePath(checkoutId))).bytes).toEqual(bytes)
})

test('what waits for its money has no receipt, and what is missing no file', async () => {
  const guest = australian(shop)
  const { checkoutId } = await buy(shop, guest, { paymentMethod: 'EFT' })
  for (const id of [checkoutId, randomUUID(), 'nonsense'])
    expect((await open(guest, orderFilePath(id))).response.status).toBe(404)
})

test('a user’s order opens to that user alone', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const { checkoutId } = await buy(shop, browser)
  expect((await open(browser, orderFilePath(checkoutId))).response.status).toBe(200)
  const other = australian(shop)
  await signIn(shop, other)
  for (const stranger of [other, shop.visitor()])
    expect((await open(stranger, orderFilePath(checkoutId))).response.status).toBe(404)
})

test('a payment of several invoices and orders is on the bill of each', async () => {
  const vet = australian(shop)
  const user = await signIn(shop, vet, 'vet')
  const invoices = [await orderOnAccount(shop, vet), await orderOnAccount(shop, vet)].map(({ invoice }) => invoice)
  await shop.db.update(users).set({ creditLimit: null }).where(eq(users.id, user.id))
  const awaited = await awaitTransfer(shop, vet)
  const body = paymentBody([...invoices, { orderNumber: awaited.number, total: awaited.totals.total }])
  const { number } = await vet.ask(pendingPaymentCalls.payPending, { body })
  expect(number).toMatch(/^PAY-/)
  expect(await confirm(vet, body.checkoutId)).toMatchObject({ status: 'paid' })
  for (const { id } of invoices) {
    const text = textOf((await open(vet, invoiceFilePath(id))).bytes)
    expect(text).toContain('Paid on')
    expect(text).toContain(`Card, ${number}`)
  }
  const receipt = textOf((await open(vet, orderFilePath(awaited.checkoutId))).bytes)
  for (const part of [`Tax invoice ${awaited.number}`, 'Paid', 'Card']) expect(receipt).toContain(part)
})

test('an order on account has its invoice, which says how it is to be paid', async () => {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet', { clinic: 'Bridge Road Animal Hospital' })
  const { order, invoice } = await orderOnAccount(shop, vet)
  const { bytes } = await open(vet, invoiceFilePath(invoice.id))
  const text = textOf(bytes)
  for (const part of [
    `Tax invoice ${invoice.number}`,
    'Bridge Road Animal Hospital',
    '3 Bridge Road',
    order.number,
    'To pay by',
  ])
    expect(text).toContain(part)
  const { seller } = await vet.ask(invoiceCalls.getInvoice, { params: { id: invoice.id } })
  expect(seller.slice(0, 3)).toEqual(['Kinpaw Laboratories Pty Ltd', '1 Helix Way, Geelong VIC 3220', abn])
  for (const line of seller) expect(text).toContain(line)
  expect((await open(vet, orderFilePath(order.checkoutId))).bytes).toEqual(bytes)
  expect((await open(shop.visitor(), invoiceFilePath(invoice.id))).response.status).toBe(401)
  const other = australian(shop)
  await signIn(shop, other, 'vet')
  expect((await open(other, invoiceFilePath(invoice.id))).response.status).toBe(404)
})

import { randomUUID } from 'node:crypto'
import { addressOf } from '@shop/contract/call'
import type { InputOf } from '@shop/contract/call-parts'
import { deskOrderCalls } from '@shop/contract/desk-order'
import { refundCalls } from '@shop/contract/refund'
import { parcelCalls } from '@shop/contract/parcel'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { address, australian, awaitTransfer, buy, type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyItems as buyWithSupplies, dispatch, dogKit, orderKits, swabs } from '../../../test/parcels.ts'
import { textOf } from '../../../test/pdf.ts'
import {
  addVoucher,
  buyItems,
  cancelOrder,
  kit,
  openOrder,
  packOfTwo,
  signInWithPoints,
} from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { checkouts } from '../../schema/checkout.ts'
import { coupons } from '../../schema/coupon.ts'
import { orderNotes, orderSummaries } from '../../schema/desk-order.ts'
import { orders } from '../../schema/order.ts'
import { creditNotes } from '../../schema/refund.ts'
import { samples } from '../../schema/sample.ts'
import { recordDispute } from '../dispute/record.ts'
import { collectOrderNotes, eraseOrderNotes } from './own-data.ts'

const shop = useShop(withDesk)
const reason = 'Asked by telephone'

/** A browser in which an admin works. */
async function newDesk() {
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true, firstName: 'Robin', lastName: 'Adeyemi' })
  return admin
}
type Query = NonNullable<InputOf<typeof deskOrderCalls.listDeskOrders>['query']>
const listed = (admin: Browser, query: Query) => admin.ask(deskOrderCalls.listDeskOrders, { query })
const numbersOf = async (admin: Browser, query: Query) =>
  (await listed(admin, query)).results.map(({ number }) => number)
const detail = (admin: Browser, number: string) => admin.ask(deskOrderCalls.getDeskOrder, { params: { number } })
const historyOf = async (admin: Browser, number: string) =>
  (await detail(admin, number)).history.map(({ action }) => action)
const dispute = async (number: string, state: 'open' | 'won') => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
  await recordDispute(shop.services, 'sandbox', {
    kind: 'dispute',
    paymentRef: order?.paymentRef ?? '',
    reference: `dp_${number}`,
    amount: order?.total ?? 0,
    currency: 'AUD',
    state,
  })
}
/** An order under a name of its own, so that a search finds no others. */
async function orderOf(lastName: string, items: [number, number][] = [[dogKit, 1]], browser = australian(shop)) {
  return buyWithSupplies(browser, items, { lastName })
}

test('orders are found by number, name, email and barcode, however these are typed', async () => {
  const admin = await newDesk()
  const order = await orderOf('Ødegård-O’Brien')
  const { number } = order
  const [sample] = await orderKits(shop, number)
  const plain = number.replace('KP-', '')
  const typed = [number, `kp ${plain}`, `KP–${plain}`, plain, 'odegard', "O'BRIEN ada", 'degårdob']
  const barcode = sample?.barcode ?? ''
  for (const search of [...typed, barcode, barcode.toLowerCase().replace('kp', 'kp ')])
    expect(await numbersOf(admin, { search }), search).toEqual([number])
  expect(await numbersOf(admin, { search: 'ada@example.org' })).toContain(number)
  for (const search of ['KP-999999', 'KP9999999999', 'odegard smith', 'zz', '%'])
    expect(await numbersOf(admin, { search })).toEqual([])
})

test('orders are filtered by status, day and what waits, and sorted', async () => {
  const admin = await newDesk()
  const lastName = 'Filterby'
  const paid = await orderOf(lastName, [
    [dogKit, 2],
    [swabs, 3],
  ])
  const sent = await orderOf(lastName)
  await dispatch(shop, sent.number)
  const disputed = await orderOf(lastName)
  await dispute(disputed.number, 'open')
  const refunded = await orderOf(lastName)
  await admin.ask(refundCalls.refundOrder, {
    params: { number: refunded.number },
    body: {
      refundId: randomUUID(),
      isUsedToo: undefined,
      line: undefined,
      quantity: undefined,
      amount: undefined,
      reason,
    },
  })
  const all = [refunded, disputed, sent, paid].map(({ number }) => number)
  const find = (query: Query) => numbersOf(admin, { search: lastName, ...query })
  expect(await find({})).toEqual(all)
  expect(await find({ sort: 'placedAt' })).toEqual(all.toReversed())
  expect(await find({ sort: 'number' })).toEqual(all.toReversed())
  expect((await find({ sort: '-total' }))[0]).toBe(paid.number)
  expect((await find({ sort: 'total' })).at(-1)).toBe(paid.number)
  expect(await find({ status: 'refunded,expired' })).toEqual([refunded.number])
  expect(await find({ waiting: 'packing' })).toEqual([paid.number])
  expect(await find({ waiting: 'dispute' })).toEqual([disputed.number])
  expect(await find({ waiting: 'refund' })).toEqual([refunded.number])
  expect(await find({ waiting: 'payment' })).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect(await find({ from: today, to: today })).toEqual(all)
  expect(await find({ to: '2020-01-01' })).toEqual([])
  const rows = new Map((await listed(admin, { search: lastName })).results.map((row) => [row.number, row]))
  expect(rows.get(paid.number)).toMatchObject({
    name: `Ada ${lastName}`,
    country: 'AU',
    itemCount: 5,
    toPack: 5,
    toPay: null,
    toRefund: null,
    paymentMethod: 'C',
    total: paid.totals.total,
  })
  expect(rows.get(sent.number)).toMatchObject({ toPack: 0 })
  expect(rows.get(disputed.number)).toMatchObject({ isDisputed: true })
  expect(rows.get(refunded.number)).toMatchObject({ toRefund: refunded.totals.total, toPack: 0 })
  await expect(listed(admin, { status: 'lost' })).rejects.toMatchObject({ status: 428 })
  await expect(listed(admin, { sort: 'name' as 'total' })).rejects.toMatchObject({ status: 428 })
  await expect(listed(admin, { from: '2026-02-30' })).rejects.toMatchObject({ status: 428 })
})

test('an order that waits for a transfer waits for its payment, with what is left to pay', async () => {
  const admin = await newDesk()
  const { number, totals } = await awaitTransfer(shop, australian(shop))
  const waiting = await listed(admin, { waiting: 'payment', search: number })
  expect(waiting).toMatchObject({ count: 1, results: [{ number, status: 'pending', toPay: totals.total, toPack: 0 }] })
})

test('supplies of which a part has left wait to be packed, and again after the parcel is undone', async () => {
  const admin = await newDesk()
  const { number } = await orderOf('Supplied', [[swabs, 3]])
  const waits = () => numbersOf(admin, { search: 'Supplied', waiting: 'packing' })
  await dispatch(shop, number, '--line', '1:2')
  expect(await waits()).toEqual([number])
  await dispatch(shop, number)
  expect(await waits()).toEqual([])
  await admin.ask(parcelCalls.undoParcel, { params: { number: `${number}-2` }, body: { reason } })
  expect(await waits()).toEqual([number])
})

test('what orders are listed by follows them, and names nobody after they were anonymised', async () => {
  const { number } = await orderOf('Forgettable')
  const summaryOf = async () => {
    const [found] = await shop.db
      .select({ summary: orderSummaries })
      .from(orderSummaries)
      .innerJoin(orders, eq(orders.id, orderSummaries.orderId))
      .where(eq(orders.number, number))
    return found?.summary
  }
  expect(await summaryOf()).toMatchObject({ status: 'paid', serial: Number(number.slice(3)) })
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new Error('No order')
  const change = (values: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(values).where(eq(orders.number, number))
  const plain = number.replace('-', '').toLowerCase()
  await change({ snapshot: { ...order.snapshot, firstName: 'deleted', lastName: 'deleted' } })
  expect(await summaryOf()).toMatchObject({ searchText: `deleted deleted ada@exampleorg ${plain}` })
  await change({ email: 'deleted' })
  await change({ status: 'refunded' })
  expect(await summaryOf()).toMatchObject({
    status: 'refunded',
    searchText: `deleted deleted deleted ${plain}`,
  })
})

test('pages of orders follow each other, with the exact count', async () => {
  const admin = await newDesk()
  const { number } = await orderOf('Manyfold')
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new Error('No order')
  const [checkout] = await shop.db.select().from(checkouts).where(eq(checkouts.number, number))
  if (!checkout) throw new Error('No checkout')
  for (let at = 0; at < 50; at++) {
    const id = randomUUID()
    await shop.db.insert(checkouts).values({ ...checkout, id, number: `KP-9100${10 + at}`, paymentRef: null })
    await shop.db
      .insert(orders)
      .values({ ...order, id: randomUUID(), number: `KP-9100${10 + at}`, checkoutId: id, paymentRef: null })
  }
  const first = await listed(admin, { search: 'Manyfold', sort: '-number' })
  const second = await listed(admin, { search: 'Manyfold', sort: '-number', page: '2' })
  expect([first.count, first.results.length, first.next, first.previous]).toEqual([51, 50, 2, null])
  expect([second.count, second.results.length, second.next, second.previous]).toEqual([51, 1, null, 1])
  expect(second.results[0]?.number).toBe(number)
})

test('an order’s page has all that is known of it', async () => {
  const admin = await newDesk()
  const browser = australian(shop)
  const user = await signInWithPoints(shop, browser, 500)
  const coupon = await addVoucher(shop, 'DESKDETAIL')
  const { number } = await buyItems(browser, [[kit, 2]], { points: 300, coupon })
  const [first] = await orderKits(shop, number)
  await dispatch(shop, number, '--barcode', first?.barcode ?? '')
  await admin.ask(deskOrderCalls.noteOrder, { params: { number }, body: { text: 'Rang' } })
  await admin.ask(refundCalls.refundOrder, {
    params: { number },
    body: { refundId: randomUUID(), line: 1, quantity: 1, isUsedToo: undefined, reason: 'Came broken' },
  })
  const found = await detail(admin, number)
  expect(found).toMatchObject({
    order: { number, progress: [{ refunded: 1 }], creditNotes: [{ reason: 'Came broken' }] },
    status: 'paid',
    version: 1,
    name: 'Ada Byron',
    country: 'AU',
    account: { id: user.id, email: user.email },
    isAddressOpen: false,
    payment: { number, provider: 'sandbox', isTest: true, method: 'C' },
    pointsUsed: 300,
    coupons: [coupon],
    notes: [{ text: 'Rang', by: 'Robin Adeyemi' }],
    parcels: [{ number: `${number}-1` }],
    refunds: [{ number, way: 'card', state: 'requested' }],
    disputes: [],
    invoice: null,
  })
  expect(found.payment.refunded).toEqual(found.toRefund)
  expect(found.kits.map(({ line, isVoid }) => ({ line, isVoid }))).toEqual([
    { line: 1, isVoid: expect.any(Boolean) },
    { line: 1, isVoid: expect.any(Boolean) },
  ])
  expect(found.kits.filter(({ parcel }) => parcel === `${number}-1`)).toHaveLength(1)
  expect(found.history.map(({ action }) => action)).toEqual(['refund', 'note-order', 'dispatch'])
  await dispute(number, 'won')
  expect(await detail(admin, number.replace('-', ' ').toLowerCase())).toMatchObject({ disputes: [{ state: 'won' }] })
  await expect(detail(admin, 'KP-999999')).rejects.toMatchObject({ status: 404 })
})

test('a note is written once, audited without its words, and is exported and erased with its buyer’s account', async () => {
  const admin = await newDesk()
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const { number } = await buy(shop, browser)
  const note = (text: string) => admin.ask(deskOrderCalls.noteOrder, { params: { number }, body: { text } })
  const first = await note('Is away until Monday')
  expect(await note('Is away until Monday')).toEqual(first)
  await note('Is back')
  expect((await detail(admin, number)).notes.map(({ text }) => text)).toEqual(['Is back', 'Is away until Monday'])
  const audit = await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, number))
  expect(audit).toHaveLength(2)
  expect(JSON.stringify(audit)).not.toContain('Monday')
  await expect(note('x'.repeat(2001))).rejects.toMatchObject({ status: 428 })
  await expect(note(' ')).rejects.toMatchObject({ status: 428 })
  expect(await collectOrderNotes(shop.db, user, shop.services)).toEqual({
    orderNotes: [
      { orderNumber: number, text: 'Is away until Monday', createdAt: expect.any(Date) },
      { orderNumber: number, text: 'Is back', createdAt: expect.any(Date) },
    ],
  })
  const left = await shop.db.select().from(checkouts).where(eq(checkouts.userId, user.id))
  const leaving = { ...user, cartIds: [], invoices: [], checkouts: left }
  await shop.db.transaction((tx) => eraseOrderNotes(tx, leaving, shop.services))
  expect(await shop.db.$count(orderNotes, eq(orderNotes.id, first.id))).toBe(0)
})

const elsewhere = { ...address, address: '7 Bridge Road', city: 'Newcastle', postalCode: '2300' }
const changeAddress = (admin: Browser, number: string, change: object = {}, version = 1) =>
  admin.ask(deskOrderCalls.changeOrderAddress, {
    params: { number },
    body: { address: { ...elsewhere, ...change }, version, reason },
  })

test('an address is changed until anything was sent, and its buyer is mailed without it', async () => {
  const admin = await newDesk()
  const browser = australian(shop)
  const order = await buy(shop, browser)
  const { number, checkoutId } = order
  expect(await changeAddress(admin, number)).toMatchObject({ address: elsewhere, version: 2 })
  expect((await openOrder(browser, checkoutId)).shippingAddress).toMatchObject(elsewhere)
  expect(await detail(admin, number)).toMatchObject({ version: 2, order: { shippingAddress: elsewhere } })
  const [line] = await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, number))
  expect(line).toMatchObject({ action: 'change-address', before: { version: 1 }, after: { version: 2 } })
  expect(JSON.stringify(line)).not.toContain('Bridge Road')
  shop.mails.splice(0)
  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ subject }) => subject === `Your order ${number} goes to another address`)
  expect(mail).toMatchObject({ to: order.email })
  expect(JSON.stringify(mail)).not.toContain('Bridge Road')
  // The same again, by somebody who has seen the first version only.
  expect(await changeAddress(admin, number)).toMatchObject({ version: 2 })
  await expect(changeAddress(admin, number, { city: 'Perth' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Somebody else has changed this address'),
  })
  expect(await detail(admin, number)).toMatchObject({ version: 2, order: { shippingAddress: elsewhere } })
  await dispatch(shop, number)
  expect(await detail(admin, number)).toMatchObject({ isAddressOpen: false })
  await expect(changeAddress(admin, number, { city: 'Perth' }, 2)).rejects.toMatchObject({ status: 409 })
})

test('an address that would have cost something else, or of an order that is over, stays', async () => {
  const admin = await newDesk()
  const { number } = await buy(shop, australian(shop))
  const abroad = { country: 'NZ', state: undefined, postalCode: '6011' }
  await expect(changeAddress(admin, number, abroad)).rejects.toMatchObject({
    status: 428,
    errors: { 'address.country': expect.any(String) },
  })
  await expect(changeAddress(admin, number, { postalCode: '1' })).rejects.toMatchObject({ status: 428 })
  await admin.ask(deskOrderCalls.cancelDeskOrder, { params: { number }, body: { reason } })
  await expect(changeAddress(admin, number)).rejects.toMatchObject({ status: 409 })
  await expect(changeAddress(admin, 'KP-999999')).rejects.toMatchObject({ status: 404 })
})

const cancel = (admin: Browser, number: string) =>
  admin.ask(deskOrderCalls.cancelDeskOrder, { params: { number }, body: { reason } })

test('an order that waits for its transfer, or is paid and here, is cancelled once', async () => {
  const admin = await newDesk()
  const awaited = await awaitTransfer(shop, australian(shop))
  expect(await cancel(admin, awaited.number)).toEqual({ status: 'cancelled', isChanged: true })
  expect(await cancel(admin, awaited.number)).toEqual({ status: 'cancelled', isChanged: false })
  expect(await historyOf(admin, awaited.number)).toEqual(['cancel-order'])
  const paid = await buy(shop, australian(shop))
  expect(await cancel(admin, paid.number)).toEqual({ status: 'cancelled', isChanged: true })
  expect(await cancel(admin, paid.number)).toEqual({ status: 'cancelled', isChanged: false })
  const cancelled = await detail(admin, paid.number)
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    toRefund: paid.totals.total,
    kits: [{ isVoid: true }],
    history: [{ action: 'cancel-order', reason }],
    order: { creditNotes: [{ isCancellation: true, isByDesk: true, reason, totals: { total: paid.totals.total } }] },
  })
  shop.mails.splice(0)
  await shop.jobs.flush(shop.services)
  const text = (number: string) => JSON.stringify(shop.mails.filter(({ subject }) => subject.includes(number)))
  expect(text(awaited.number)).toContain(`We have called off your order ${awaited.number}: ${reason}`)
  expect(text(awaited.number)).not.toContain('As you wished')
  expect(text(paid.number)).toContain(`We have called off your order ${paid.number}: ${reason}`)
  expect(text(paid.number)).not.toContain('As you wished')
  const [note] = cancelled.order.creditNotes
  const bill = await admin.fetch(`/api/desk/orders/${paid.number}/credit-notes/${note?.number}/bill.pdf`)
  expect(textOf(Buffer.from(await bill.arrayBuffer()))).toContain(`We have called off order ${paid.number}: ${reason}`)
})

test('what was paid and then cancelled is listed as cancelled, whoever did it, and not as refunded', async () => {
  const admin = await newDesk()
  const lastName = 'Calledoff'
  const byDesk = await orderOf(lastName)
  await cancel(admin, byDesk.number)
  const browser = australian(shop)
  const byBuyer = await orderOf(lastName, undefined, browser)
  await cancelOrder(browser, byBuyer.checkoutId)
  const refunded = await orderOf(lastName)
  await admin.ask(refundCalls.refundOrder, { params: { number: refunded.number }, body: bodyOf() })
  const find = (status: string) => numbersOf(admin, { search: lastName, status, sort: 'number' })
  expect(await find('cancelled')).toEqual([byDesk.number, byBuyer.number])
  expect(await find('refunded,paid')).toEqual([refunded.number])
  expect(await find('cancelled,refunded')).toEqual([byDesk.number, byBuyer.number, refunded.number])
  const { results } = await listed(admin, { search: lastName, sort: 'number' })
  expect(results.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'refunded'])
  expect(await detail(admin, byBuyer.number)).toMatchObject({ status: 'cancelled' })
})

test('what was sent is not cancelled', async () => {
  const admin = await newDesk()
  const { number } = await buy(shop, australian(shop))
  await dispatch(shop, number)
  await expect(cancel(admin, number)).rejects.toMatchObject({ status: 409 })
  expect(await historyOf(admin, number)).toEqual(['dispatch'])
  await expect(cancel(admin, 'KP-999999')).rejects.toMatchObject({ status: 404 })
})

type Refund = { line?: number; quantity?: number; amount?: number; isUsedToo?: boolean }
const bodyOf = (body: Refund = {}) => ({
  refundId: randomUUID(),
  isUsedToo: undefined,
  line: undefined,
  quantity: undefined,
  amount: undefined,
  reason,
  ...body,
})
const preview = (admin: Browser, number: string, body: Refund = {}) =>
  admin.ask(deskOrderCalls.previewRefund, { params: { number }, body: bodyOf(body) })

test('a preview of a refund says what the refund then does, and does nothing', async () => {
  const admin = await newDesk()
  const browser = australian(shop)
  await signInWithPoints(shop, browser, 1000)
  const code = await addVoucher(shop, 'PREVIEWED')
  const { number } = await buyItems(
    browser,
    [
      [kit, 2],
      [packOfTwo, 1],
    ],
    { points: 700, coupon: code },
  )
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
  for (const body of [{ line: 1, quantity: 1 }, { amount: 5.5 }, {}]) {
    const before = await detail(admin, number)
    const jobCount = shop.jobs.sent.length
    const { plan, refusal } = await preview(admin, number, body)
    expect(refusal).toBeNull()
    expect(await detail(admin, number)).toEqual(before)
    expect(await shop.db.$count(creditNotes, eq(creditNotes.orderId, order?.id ?? ''))).toBe(
      before.order.creditNotes.length,
    )
    expect(shop.jobs.sent).toHaveLength(jobCount)
    const done = await admin.ask(refundCalls.refundOrder, { params: { number }, body: bodyOf(body) })
    expect(plan).toMatchObject({ total: done.total, points: done.points, voided: done.voided })
    expect(plan?.ways).toEqual(done.refunds.map(({ way, amount }) => ({ way, amount })))
    const after = await detail(admin, number)
    expect(plan?.lines).toEqual(after.order.creditNotes.at(-1)?.lines)
    expect(plan?.isWhole).toBe(after.status === 'refunded')
    const [voucher] = await shop.db.select().from(coupons).where(eq(coupons.code, code))
    expect(plan?.coupons).toEqual(voucher?.redemptions === 0 ? [code] : [])
  }
  expect(await preview(admin, number)).toEqual({ refusal: 'All of this order has gone back already.', plan: null })
})

test('a bill and a credit note open at the desk by the order’s number, as their buyer has them', async () => {
  const admin = await newDesk()
  const browser = australian(shop)
  await signIn(shop, browser)
  const { number } = await buyItems(browser, [[kit, 1]])
  const open = async (path: string) => {
    const response = await admin.fetch(path)
    return response.ok ? textOf(Buffer.from(await response.arrayBuffer())) : response.status
  }
  const bill = addressOf(deskOrderCalls.getDeskOrderFile, { params: { number } })
  expect(await open(bill)).toContain(number)
  const { creditNote } = await admin.ask(refundCalls.refundOrder, { params: { number }, body: bodyOf() })
  const noteOf = (note: string) =>
    addressOf(deskOrderCalls.getDeskCreditNoteFile, { params: { number, creditNote: note } })
  expect(await open(noteOf(creditNote ?? ''))).toContain(creditNote)
  expect(await open(noteOf('CN-999999'))).toBe(404)
  expect(await open(bill.replace(number, 'KP-999999'))).toBe(404)
})

test('a preview says why a refund is refused', async () => {
  const admin = await newDesk()
  const { number } = await orderOf('Refusable', [[dogKit, 2]])
  const [first] = await orderKits(shop, number)
  await shop.db
    .update(samples)
    .set({ activatedAt: new Date() })
    .where(eq(samples.barcode, first?.barcode ?? ''))
  const refused = await preview(admin, number)
  expect(refused).toMatchObject({ plan: null, refusal: expect.stringContaining('1 kit was activated') })
  expect((await preview(admin, number, { isUsedToo: true })).plan?.voided).toHaveLength(1)
  await expect(preview(admin, number, { line: 2 })).rejects.toMatchObject({
    status: 428,
    errors: { line: 'It has one line.' },
  })
  await expect(preview(admin, number, { line: 1, amount: 5 })).rejects.toMatchObject({
    status: 428,
    errors: { amount: 'Choose a line or an amount.' },
  })
  await expect(preview(admin, number, { amount: 10_000 })).rejects.toMatchObject({
    status: 428,
    errors: { amount: expect.stringContaining('can go back') },
  })
  // A sum is of no kit.
  expect(await preview(admin, number, { amount: 5 })).toMatchObject({
    refusal: null,
    plan: { total: { amount: 5 }, lines: [], voided: [], isWhole: false },
  })
  await expect(preview(admin, 'KP-999999')).rejects.toMatchObject({ status: 404 })
  await dispute(number, 'open')
  expect((await preview(admin, number)).refusal).toContain('bank')
})

test('a mail is sent again under a key of its own, once a minute', async () => {
  const admin = await newDesk()
  const order = await orderOf('Mailable')
  const { number } = order
  await dispatch(shop, number)
  await shop.jobs.flush(shop.services)
  shop.mails.splice(0)
  const send = (body: { kind: 'confirmation' | 'link' | 'parcel'; parcel?: string }) =>
    admin.ask(deskOrderCalls.sendOrderMail, { params: { number }, body: { parcel: undefined, ...body } })
  for (const body of [
    { kind: 'confirmation' as const },
    { kind: 'link' as const },
    { kind: 'parcel' as const, parcel: `${number}-1` },
  ]) {
    expect(await send(body)).toEqual({ email: order.email, isSent: true })
    expect(await send(body)).toEqual({ email: order.email, isSent: false })
  }
  await shop.jobs.flush(shop.services)
  expect(shop.mails.map(({ to }) => to)).toEqual([order.email, order.email, order.email])
  const keys = shop.mails.map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
  expect(keys.every((key) => key.startsWith('order-mail-'))).toBe(true)
  expect((await historyOf(admin, number)).filter((action) => action === 'send-mail')).toHaveLength(3)
  await expect(send({ kind: 'parcel' })).rejects.toMatchObject({ status: 428, errors: { parcel: 'Choose a parcel' } })
  await expect(send({ kind: 'parcel', parcel: `${number}-9` })).rejects.toMatchObject({ status: 428 })
})

test('what is over is not confirmed again', async () => {
  const admin = await newDesk()
  const { number } = await buy(shop, australian(shop))
  await cancel(admin, number)
  await expect(
    admin.ask(deskOrderCalls.sendOrderMail, { params: { number }, body: { kind: 'confirmation', parcel: undefined } }),
  ).rejects.toMatchObject({ status: 409 })
})

test('the command line lists, notes, cancels and mails', async () => {
  const { number, email } = await orderOf('Commanded')
  const list = () => desk(shop, 'orders', 'list', '--search', 'Commanded', '--waiting', 'packing')
  expect((await list()).output).toContain(`${number}  `)
  expect((await list()).output).toContain('to pack: 1')
  expect((await desk(shop, 'orders', 'note', number, '--text', 'Rang')).output).toBe('Noted by ruth (command line).')
  const mail = () => desk(shop, 'orders', 'mail', number, '--kind', 'link')
  expect((await mail()).output).toBe(`Sent to ${email}.`)
  expect((await mail()).output).toBe(`It was sent to ${email} a moment ago.`)
  const cancelIt = () => desk(shop, 'orders', 'cancel', number, '--reason', reason)
  expect((await cancelIt()).output).toBe(`${number} is cancelled.`)
  expect((await cancelIt()).output).toBe(`${number} is cancelled already.`)
  expect((await list()).output).toBe('There are none.')
})

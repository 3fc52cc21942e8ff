import { randomUUID } from 'node:crypto'
import { bankTransferCalls } from '@shop/contract/bank-transfer'
import { checkoutCalls } from '@shop/contract/checkout'
import { invoiceCalls } from '@shop/contract/invoice'
import { type Order, orderCalls } from '@shop/contract/order'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../schema/admin.ts'
import { australian, awaitTransfer, type Browser, buy, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { addInvoice, orderOnAccount } from '../../../test/invoices.ts'
import { useShop } from '../../../test/shop.ts'
import { savedAs } from '../../../test/xlsx.ts'
import { importStatement, statement } from '../../../test/transfers.ts'
import { checkouts } from '../../schema/checkout.ts'
import { coupons } from '../../schema/coupon.ts'
import { orders } from '../../schema/order.ts'
import { referenceOf } from '../payment/transfer-reference.ts'
import { samples } from '../../schema/sample.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop(withDesk)

const referenceIn = ({ transfer }: Order) => transfer?.reference ?? ''
const read = (browser: Browser, { checkoutId }: Order) => browser.ask(orderCalls.getOrder, { params: { checkoutId } })
const kitsOf = async ({ checkoutId }: Order) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
  return shop.db.$count(samples, eq(samples.orderId, order?.id ?? ''))
}
const mailsOf = async (number: string) => {
  await shop.jobs.flush(shop.services)
  return shop.mails.filter(({ subject }) => subject.includes(number))
}
const expire = async ({ checkoutId }: Order) => {
  await shop.db
    .update(checkouts)
    .set({ expiresAt: new Date(0) })
    .where(eq(checkouts.id, checkoutId))
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
}
/** Brings one line of a statement; returns its transfer's id and state. */
async function receive(amount: number, reference: string, currency = 'AUD') {
  const id = randomUUID()
  await importStatement(shop, statement({ id, amount, reference, currency }))
  return stateOf(id)
}
async function stateOf(bankId: string) {
  const admin = await adminBrowser()
  const { results } = await admin.ask(bankTransferCalls.listBankTransfers)
  const found = results.find((transfer) => transfer.bankId === bankId)
  if (!found) throw new Error('A transfer is missing')
  return found
}
let kept: Browser | undefined
async function adminBrowser() {
  if (kept) return kept
  kept = australian(shop)
  await signIn(shop, kept, 'breeder', { isAdmin: true, firstName: 'Robin' })
  return kept
}
const matchTo = async (id: string, number: string, worth?: number) =>
  (await adminBrowser()).ask(bankTransferCalls.matchBankTransfer, {
    params: { id },
    body: { number, reason: 'Asked the payer', ...(worth && { worth }) },
  })
const sendBack = async (id: string) =>
  (await adminBrowser()).ask(bankTransferCalls.returnBankTransfer, { params: { id }, body: { reason: 'Not ours' } })

test('received in full: the order is paid, its kits open, and a mail says so', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const total = order.totals.total.amount
  const text = statement({ amount: total, reference: `Dana ${referenceIn(order).toLowerCase()}` })
  expect(await importStatement(shop, text)).toEqual({ lineCount: 1, newCount: 1, lookAt: [], states: { matched: 1 } })
  expect(await read(guest, order)).toMatchObject({ status: 'paid', transfer: null })
  expect(await kitsOf(order)).toBe(1)
  expect((await mailsOf(order.number)).filter(({ subject }) => subject.includes('has arrived'))).toHaveLength(1)
  // The same file again changes nothing, and writes nothing into the audit.
  const audited = await shop.db.$count(auditEntries)
  expect(await importStatement(shop, text)).toEqual({ lineCount: 1, newCount: 0, lookAt: [], states: {} })
  expect([await kitsOf(order), await shop.db.$count(auditEntries)]).toEqual([1, audited])
  expect((await mailsOf(order.number)).filter(({ subject }) => subject.includes('has arrived'))).toHaveLength(1)
})

test('too little: the order waits on, says what is missing, and the rest pays it', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const total = order.totals.total.amount
  expect(await receive(10, referenceIn(order))).toMatchObject({ state: 'short', number: order.number })
  const waiting = await read(guest, order)
  expect(waiting).toMatchObject({
    status: 'pending',
    transfer: { received: { amount: 10 }, due: { amount: total - 10 } },
  })
  expect(await kitsOf(order)).toBe(0)
  const short = (await mailsOf(order.number)).find(({ subject }) => subject.includes('missing'))
  for (const part of [waiting.transfer?.due.label, referenceIn(order)]) expect(short?.text).toContain(part)
  expect(await receive(total - 10, referenceIn(order))).toMatchObject({ state: 'matched' })
  expect(await read(guest, order)).toMatchObject({ status: 'paid' })
  expect(await kitsOf(order)).toBe(1)
  const rows = await (await adminBrowser()).ask(bankTransferCalls.listBankTransfers, { query: { state: 'short' } })
  expect(rows.results.filter(({ number }) => number === order.number)).toEqual([])
})

test('the rest of a short transfer may be paid by card', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  await receive(10, referenceIn(order))
  const checkoutId = randomUUID()
  const expectedTotal = (await read(guest, order)).transfer?.due.amount ?? 0
  const payment = await guest.ask(checkoutCalls.payOrder, {
    params: { orderKey: order.checkoutId },
    body: { checkoutId, paymentMethod: 'C', expectedTotal },
  })
  expect(payment.totals.total.amount).toBe(order.totals.total.amount - 10)
  await confirm(guest, checkoutId)
  expect(await read(guest, order)).toMatchObject({ status: 'paid' })
  // What is transferred now was not needed.
  expect(await receive(expectedTotal, referenceIn(order))).toMatchObject({ state: 'extra' })
})

test('a preview says how each line will be booked, and writes nothing; the import books them so', async () => {
  const guest = australian(shop)
  const [paid, halves] = [await awaitTransfer(shop, guest), await awaitTransfer(shop, guest)]
  const due = ({ totals }: Order) => totals.total.amount
  const file = statement(
    { amount: due(paid), reference: referenceIn(paid) },
    { amount: 10, reference: referenceIn(halves) },
    { amount: 20, reference: 'A dog called Skye' },
    { amount: due(halves) - 10, reference: referenceIn(halves) },
    { amount: 5, reference: referenceIn(halves) },
    { amount: 7, reference: paid.number },
  )
  const admin = await adminBrowser()
  const before = await shop.db.$count(bankTransfers)
  const { lines } = await admin.ask(bankTransferCalls.previewBankTransfers, { body: file })
  expect(lines.map(({ line, state, number }) => [line, state, number])).toEqual([
    [2, 'matched', paid.number],
    [3, 'matched', halves.number],
    [4, 'unmatched', null],
    [5, 'matched', halves.number],
    [6, 'extra', halves.number],
    // Without check digits only the exact sum counts, and nothing is due any more.
    [7, 'unmatched', null],
  ])
  expect(await shop.db.$count(bankTransfers)).toBe(before)
  expect(await read(guest, paid)).toMatchObject({ status: 'pending' })
  const { states } = await importStatement(shop, file)
  expect(states).toEqual(
    Object.fromEntries([...Map.groupBy(lines, ({ state }) => state)].map(([state, list]) => [state, list.length])),
  )
  const again = await admin.ask(bankTransferCalls.previewBankTransfers, { body: file })
  expect(again.lines.map(({ state }) => state)).toEqual(lines.map(() => 'known'))
  await expect(
    admin.ask(bankTransferCalls.previewBankTransfers, { body: statement({ amount: 0, reference: 'Nothing' }) }),
  ).rejects.toMatchObject({ status: 428, errors: { 'line 2': expect.stringContaining('no amount') } })

  const found = await admin.ask(bankTransferCalls.listBankTransfers, {
    query: { search: paid.number, sort: '-amount' },
  })
  expect(found.results.map(({ number, amount }) => [number, amount.amount])).toEqual([
    [paid.number, due(paid)],
    [null, 7],
  ])
})

test('too much is paid, and twice is listed: what is over goes back', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const total = order.totals.total.amount
  const over = await receive(total + 5, referenceIn(order))
  expect(over).toMatchObject({ state: 'over', counted: { amount: total } })
  expect((await mailsOf(order.number)).find(({ subject }) => subject.includes('has arrived'))?.text).toContain(
    'more than was due',
  )
  const twice = await receive(total, referenceIn(order))
  expect(twice).toMatchObject({ state: 'extra', counted: { amount: 0 } })
  expect(await sendBack(over.id)).toMatchObject({ state: 'returned', counted: { amount: total }, reason: 'Not ours' })
  expect(await sendBack(twice.id)).toMatchObject({ state: 'returned' })
  // Again, it changes nothing.
  expect(await sendBack(twice.id)).toMatchObject({ state: 'returned' })
  await expect(matchTo(twice.id, order.number)).rejects.toMatchObject({ status: 409 })
  expect(await read(guest, order)).toMatchObject({ status: 'paid' })
  const [entry] = await shop.db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1)
  expect(entry).toMatchObject({
    action: 'return-transfer',
    adminName: 'Robin Byron',
    before: { state: 'extra', number: order.number },
    after: { state: 'returned' },
  })
})

test('what names nothing, several orders, or one in another currency is left to the desk, which says what it is for', async () => {
  const guest = australian(shop)
  const [order, other] = [await awaitTransfer(shop, guest), await awaitTransfer(shop, guest)]
  const total = order.totals.total.amount
  const wrong = referenceIn(order).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  for (const reference of ['for the dog', wrong, `${referenceIn(order)} ${referenceIn(other)}`, 'KP-999999'])
    expect(await receive(total, reference)).toMatchObject({ state: 'unmatched', number: null })
  // Without check digits only the exact sum counts.
  expect(await receive(total - 1, order.number)).toMatchObject({ state: 'unmatched' })
  const dollars = await receive(40, referenceIn(order), 'USD')
  expect(dollars).toMatchObject({ state: 'unmatched' })
  await expect(matchTo(dollars.id, order.number)).rejects.toMatchObject({
    status: 428,
    errors: { worth: expect.any(String) },
  })
  await expect(matchTo(dollars.id, 'KP-999999')).rejects.toMatchObject({
    status: 428,
    errors: { number: expect.any(String) },
  })
  expect(await matchTo(dollars.id, order.number, total)).toMatchObject({
    state: 'matched',
    counted: { amount: total, currency: 'AUD' },
  })
  expect(await read(guest, order)).toMatchObject({ status: 'paid' })
  expect(await receive(total, `Order ${other.number}`)).toMatchObject({ state: 'matched' })
  expect(await read(guest, other)).toMatchObject({ status: 'paid' })
})

test('late: listed, mailed, and the desk opens the order again with it, or sends it back', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const order = await awaitTransfer(shop, browser)
  await receive(10, referenceIn(order))
  await expire(order)
  expect((await mailsOf(order.number)).find(({ subject }) => subject.includes('has ended'))?.text).toContain(
    'We send back',
  )
  const late = await receive(order.totals.total.amount - 10, referenceIn(order))
  expect(late).toMatchObject({ state: 'late' })
  expect((await mailsOf(order.number)).some(({ text }) => text.includes('had ended before'))).toBe(true)
  expect(await matchTo(late.id, order.number)).toMatchObject({ state: 'matched' })
  expect(await read(browser, order)).toMatchObject({ status: 'paid' })
  expect(await kitsOf(order)).toBe(1)

  const second = await awaitTransfer(shop, browser)
  const early = await receive(10, referenceIn(second))
  await browser.ask(checkoutCalls.cancelOrder, { params: { orderKey: second.checkoutId }, body: {} })
  expect(await stateOf(early.bankId)).toMatchObject({ state: 'late', counted: { amount: 10 } })
  expect(await sendBack(early.id)).toMatchObject({ state: 'returned', counted: { amount: 0 } })
  expect(await read(browser, second)).toMatchObject({ status: 'cancelled', transfer: { received: { amount: 0 } } })
  expect((await buy(shop, browser)).status).toBe('paid')
})

test('an order whose voucher somebody else has used since is not opened again, and nothing has changed', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  await shop.db
    .insert(coupons)
    .values({ code: 'GONE', label: '10% off', percent: 10, maxRedemptions: 1, redemptions: 0 })
  const [row] = await shop.db.select().from(checkouts).where(eq(checkouts.id, order.checkoutId))
  if (!row) throw new Error('No checkout')
  await shop.db
    .update(checkouts)
    .set({ snapshot: { ...row.snapshot, coupons: ['GONE'] } })
    .where(eq(checkouts.id, order.checkoutId))
  await shop.db.update(coupons).set({ redemptions: 1 }).where(eq(coupons.code, 'GONE'))
  await expire(order)
  await shop.db.update(coupons).set({ redemptions: 1 }).where(eq(coupons.code, 'GONE'))
  const late = await receive(order.totals.total.amount, referenceIn(order))
  await expect(matchTo(late.id, order.number)).rejects.toMatchObject({ status: 409, code: 103 })
  expect(await stateOf(late.bankId)).toEqual(late)
  expect((await read(guest, order)).status).toBe('expired')
})

test('an invoice is paid by transfer, short first, by its own number or that of its order', async () => {
  const vet = australian(shop)
  const { id: userId } = await signIn(shop, vet, 'vet')
  const { id } = await addInvoice(shop, userId)
  const { number } = await vet.ask(invoiceCalls.getInvoice, { params: { id } })
  expect(await receive(20, referenceOf(number))).toMatchObject({ state: 'short', number })
  expect(await vet.ask(invoiceCalls.getInvoice, { params: { id } })).toMatchObject({
    status: 'open',
    due: { amount: 30 },
  })
  expect((await vet.ask(invoiceCalls.getInvoiceTotal)).value.amount).toBe(30)
  expect((await mailsOf(number)).some(({ subject }) => subject.includes('missing'))).toBe(true)
  expect(await receive(30, referenceOf(number))).toMatchObject({ state: 'matched' })
  expect(await vet.ask(invoiceCalls.getInvoice, { params: { id } })).toMatchObject({
    status: 'paid',
    payment: { method: 'EFT', number: expect.stringMatching(/^PAY-/) },
  })
  expect((await mailsOf(number)).some(({ text }) => text.includes('We have your payment'))).toBe(true)
  expect(await receive(30, referenceOf(number))).toMatchObject({ state: 'extra' })

  const { order, invoice } = await orderOnAccount(shop, vet)
  expect(await receive(order.totals.total.amount, order.number)).toMatchObject({
    state: 'matched',
    number: invoice.number,
  })
  expect(await read(vet, order)).toMatchObject({ status: 'paid' })
})

test('a file with faults changes nothing, and says each by its line', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const id = randomUUID()
  const good = { id, amount: order.totals.total.amount, reference: referenceIn(order) }
  const before = await shop.db.$count(bankTransfers)
  await expect(
    importStatement(shop, statement(good, { ...good, id: randomUUID(), currency: 'XXX' })),
  ).rejects.toMatchObject({
    status: 428,
    errors: { 'line 3': expect.stringContaining('XXX') },
  })
  expect([await shop.db.$count(bankTransfers), (await read(guest, order)).status]).toEqual([before, 'pending'])
  await importStatement(shop, statement(good))
  // The same line with another sum is no repetition.
  await expect(importStatement(shop, statement({ ...good, amount: good.amount + 1 }))).rejects.toMatchObject({
    status: 428,
    errors: { 'line 2': expect.stringContaining('imported before') },
  })
})

test('what was imported and not matched, because the process ended, the sweep matches', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const amount = Math.round(order.totals.total.amount * 100)
  await shop.db.insert(bankTransfers).values({
    account: 'AU-1',
    bankId: randomUUID(),
    bookedOn: '2026-11-20',
    amount,
    worth: amount,
    currency: 'AUD',
    reference: referenceIn(order),
    payer: '',
  })
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
  expect(await read(guest, order)).toMatchObject({ status: 'paid' })
})

test('the command line lists, matches and returns', async () => {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const unknown = await receive(order.totals.total.amount, 'for Juniper')
  const listed = await desk(shop, 'transfers', 'list', '--state', 'unmatched')
  expect(listed.output).toContain(`${unknown.id}  2026-11-20  unmatched`)
  const matched = await desk(shop, 'transfers', 'match', unknown.id, order.number, '--reason', 'Called us')
  expect(matched).toMatchObject({ code: 0, output: expect.stringContaining('matched') })
  const refused = await desk(shop, 'transfers', 'return', unknown.id, '--reason', 'A slip')
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('nothing to send back') })
  expect((await desk(shop, 'transfers', 'import', '/nowhere.csv', '--reason', 'x')).output).toBe(
    'There is no file /nowhere.csv.',
  )
})

test('a statement as Excel saves it in Europe is read, and its names are shown; a workbook is refused by its name', async () => {
  const [head = '', line = ''] = statement({ id: randomUUID(), amount: 5, reference: 'x', payer: 'Björk' }).split('\n')
  const text = ['sep=;', head, line].join('\r\n').replaceAll(',', ';')
  expect(await importStatement(shop, Buffer.from(text, 'latin1'))).toMatchObject({ newCount: 1, lookAt: ['Björk'] })
  const admin = await adminBrowser()
  const { results } = await admin.ask(bankTransferCalls.listBankTransfers)
  expect(results).toContainEqual(expect.objectContaining({ payer: 'Björk' }))
  await expect(importStatement(shop, savedAs('excel.xlsx'))).rejects.toMatchObject({
    status: 428,
    message: 'This is an Excel workbook (.xlsx). Save it as CSV. Nothing was imported.',
  })
})

import { randomUUID } from 'node:crypto'
import { bankTransferCalls } from '@shop/contract/bank-transfer'
import { checkoutCalls } from '@shop/contract/checkout'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, awaitTransfer, confirm, signIn } from '../../../test/buyer.ts'
import { withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { importStatement, statement } from '../../../test/transfers.ts'
import { checkouts } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { creditNotes } from '../../schema/refund.ts'
import { samples } from '../../schema/sample.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop(withDesk)
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds))
const sweep = () => shop.services.jobs.send(sweepQueue, {}).then(() => shop.jobs.flush(shop.services))

async function awaited() {
  const guest = australian(shop)
  const order = await awaitTransfer(shop, guest)
  const total = Math.round(order.totals.total.amount * 100)
  const books = async () => {
    const [row] = await shop.db
      .select({ order: orders, checkout: checkouts })
      .from(orders)
      .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
      .where(eq(orders.checkoutId, order.checkoutId))
    if (!row) throw new Error('No order')
    const transfers = await shop.db.select().from(bankTransfers).where(eq(bankTransfers.orderId, row.order.id))
    const notes = await shop.db.select().from(creditNotes).where(eq(creditNotes.orderId, row.order.id))
    return {
      status: row.order.status,
      received: row.checkout.received,
      counted: transfers.reduce((sum, { counted }) => sum + counted, 0),
      credited: notes.reduce((sum, note) => sum + note.total, 0),
      kits: await shop.db.$count(samples, and(eq(samples.orderId, row.order.id), isNull(samples.voidedAt))),
    }
  }
  return { guest, order, total, books }
}

test('two imports of the same lines at once, each twice: every line counts once', async () => {
  const waiting = await Promise.all(times(6, awaited))
  const lines = waiting.map(({ order }) => ({
    id: randomUUID(),
    amount: order.totals.total.amount,
    reference: order.transfer?.reference ?? '',
  }))
  const files = [lines, lines.toReversed(), lines.slice(2), lines]
  const replies = await Promise.all(files.map((file) => importStatement(shop, statement(...file))))
  expect(replies.reduce((sum, { newCount }) => sum + newCount, 0)).toBe(lines.length)
  for (const { total, books } of waiting)
    expect(await books()).toEqual({ status: 'paid', received: total, counted: total, credited: 0, kits: 1 })
})

test('two transfers for one order at once: one pays it, the other is listed', async () => {
  for (const _ of times(6, () => 0)) {
    const { order, total, books } = await awaited()
    const line = () => ({ amount: order.totals.total.amount, reference: order.transfer?.reference ?? '' })
    await Promise.all([importStatement(shop, statement(line())), importStatement(shop, statement(line())), sweep()])
    expect(await books()).toEqual({ status: 'paid', received: total, counted: total, credited: 0, kits: 1 })
  }
})

test('a transfer, a card, a cancellation and the last day at once: money is taken once, and what is not needed is listed', async () => {
  const seen = new Set<string>()
  for (const turn of times(15, (index) => index)) {
    const { guest, order, total, books } = await awaited()
    const checkoutId = randomUUID()
    await guest.ask(checkoutCalls.payOrder, {
      params: { orderKey: order.checkoutId },
      body: { checkoutId, paymentMethod: 'C', expectedTotal: order.totals.total.amount },
    })
    if (turn % 5 === 4)
      await shop.db
        .update(checkouts)
        .set({ expiresAt: new Date(0) })
        .where(eq(checkouts.id, order.checkoutId))
    const work = [
      // Later and later, so that each of them comes first at times.
      () => pause((turn % 4) * 25).then(() => confirm(guest, checkoutId)),
      () =>
        importStatement(
          shop,
          statement({ amount: order.totals.total.amount, reference: order.transfer?.reference ?? '' }),
        ),
      ...(turn % 2
        ? [() => guest.ask(checkoutCalls.cancelOrder, { params: { orderKey: order.checkoutId }, body: {} })]
        : []),
      sweep,
    ]
    const results = await Promise.allSettled((turn % 3 ? work : work.toReversed()).map((one) => one()))
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    await sweep()
    const { status, received, counted, credited, kits } = await books()
    const charged = await shop.db.$count(
      sandboxCharges,
      and(eq(sandboxCharges.checkoutId, checkoutId), eq(sandboxCharges.status, 'paid')),
    )
    // By card, by transfer, or by neither; what came before a cancellation goes back.
    const came = status === 'paid' || status === 'refunded' ? total : 0
    const wasTransfer = came && !charged
    expect({ status, charged, received, counted, credited, kits }).toEqual({
      status: expect.stringMatching(/^(paid|refunded|cancelled|expired)$/),
      charged: came && !wasTransfer ? 1 : 0,
      received: wasTransfer ? total : 0,
      counted: wasTransfer ? total : 0,
      credited: status === 'refunded' ? total : 0,
      kits: status === 'paid' ? 1 : 0,
    })
    seen.add(charged ? 'card' : status)
  }
  // A card, and something else: the race was one.
  expect(seen.size).toBeGreaterThan(1)
})

test('the desk matches one transfer to two orders at once, and returns it: it is one of them', async () => {
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  for (const _ of times(6, () => 0)) {
    const [one, other] = [await awaited(), await awaited()]
    const bankId = randomUUID()
    await importStatement(shop, statement({ id: bankId, amount: one.order.totals.total.amount, reference: 'nothing' }))
    const [row] = await shop.db.select().from(bankTransfers).where(eq(bankTransfers.bankId, bankId))
    const params = { id: row?.id ?? '' }
    const match = ({ order }: typeof one) =>
      admin.ask(bankTransferCalls.matchBankTransfer, { params, body: { number: order.number, reason: 'Race' } })
    const results = await Promise.allSettled([
      match(one),
      match(other),
      admin.ask(bankTransferCalls.returnBankTransfer, { params, body: { reason: 'Race' } }),
      match(one),
    ])
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 })
    const paid = [await one.books(), await other.books()].filter(({ status }) => status === 'paid')
    const [now] = await shop.db.select().from(bankTransfers).where(eq(bankTransfers.bankId, bankId))
    expect(paid).toHaveLength(now?.returnedAt ? 0 : 1)
  }
})

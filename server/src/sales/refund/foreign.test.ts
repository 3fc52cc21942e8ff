import { checkoutCalls } from '@shop/contract/checkout'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/account.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { orderOnAccount, paymentBody } from '../../../test/invoices.ts'
import { finishJobs } from '../../../test/lab.ts'
import { useProviderShop } from '../../../test/provider-shop.ts'
import { openOrder } from '../../../test/refunds.ts'
import { auditEntries } from '../../schema/admin.ts'
import { readCheckout } from '../payment/steps.ts'
import { refunds } from '../../schema/refund.ts'

const { shop, stripe, tellStripe } = useProviderShop(withDesk)

/** What the checkout of the tests states. */
const buyer = 'ada@example.org'
const minor = (amount: number) => Math.round(amount * 100)
const reason = ['--reason', 'Came broken']
const assign = (id: string, ...words: string[]) => desk(shop, 'refunds', 'assign', id, ...words)

/** Two orders of a vet's that one payment has paid. */
async function paidTogether() {
  const vet = australian(shop)
  await signIn(shop, vet, 'vet')
  const [first, second] = [await orderOnAccount(shop, vet), await orderOnAccount(shop, vet)]
  const body = paymentBody([first.invoice, second.invoice])
  await vet.ask(pendingPaymentCalls.payPending, { body })
  const { clientSecret } = await vet.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
  stripe.browser.pay(clientSecret)
  await confirm(vet, body.checkoutId)
  const { paymentRef, total } = await readCheckout(shop.db, body.checkoutId)
  return {
    vet,
    first: first.order,
    second: second.order,
    checkoutId: body.checkoutId,
    paymentRef: paymentRef ?? '',
    total,
  }
}
type Paid = Awaited<ReturnType<typeof paidTogether>>

/** Somebody sends money back in the provider's dashboard. Returns the unassigned row. */
async function refundedThere({ paymentRef, checkoutId }: Paid, amount: number) {
  stripe.refund(paymentRef, amount)
  await tellStripe('charge.refunded', { id: 'ch_1', payment_intent: paymentRef })
  const [row] = await shop.db.select().from(refunds).where(eq(refunds.checkoutId, checkoutId))
  if (!row) throw new Error('No refund')
  return row
}
const legsOf = (checkoutId: string) => shop.db.select().from(refunds).where(eq(refunds.checkoutId, checkoutId))
const notesOf = async (vet: Browser, checkoutId: string) => (await openOrder(vet, checkoutId)).creditNotes

describe('a refund in the provider’s dashboard of a payment for two orders', () => {
  test('waits for the desk, which says that it was for a sum of one of them', async () => {
    const paid = await paidTogether()
    const { id } = await refundedThere(paid, 1000)
    expect(await disagreementsIn(shop)).toMatchObject([{ text: 'It was sent back at its provider, and for no order.' }])
    await mailsTo(shop, buyer)
    const done = await assign(id, paid.second.number, ...reason)
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Credit notes: CN-') as string })
    expect(await notesOf(paid.vet, paid.second.checkoutId)).toMatchObject([
      { lines: [], totals: { total: { amount: 10 } }, refunds: [{ way: 'card', state: 'done' }] },
    ])
    expect(await notesOf(paid.vet, paid.first.checkoutId)).toEqual([])
    expect((await mailsTo(shop, buyer)).map(({ subject }) => subject)).toEqual([
      `Your refund for order ${paid.second.number}`,
    ])
    // Repeated, it returns the same, and the books agree.
    expect(await assign(id, paid.second.number, ...reason)).toMatchObject({ code: 0 })
    expect(await legsOf(paid.checkoutId)).toHaveLength(1)
    expect(await disagreementsIn(shop)).toEqual([])
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, paid.second.number))
    expect(entries).toMatchObject([{ action: 'assign-refund', reason: 'Came broken' }])
  })

  test('of a line, where the line came to that', async () => {
    const paid = await paidTogether()
    const [line] = paid.first.items
    const whole = minor(paid.first.totals.total.amount)
    const { id } = await refundedThere(paid, whole)
    const done = await assign(id, paid.first.number, '--line', '1', ...reason)
    expect(done.code, done.output).toBe(0)
    expect(await openOrder(paid.vet, paid.first.checkoutId)).toMatchObject({
      status: 'refunded',
      creditNotes: [{ lines: [{ itemId: line?.id, quantity: 1 }] }],
    })
    expect(await disagreementsIn(shop)).toEqual([])
  })

  test('of both, whole: each has its credit note, and when it fails later all of it has', async () => {
    const paid = await paidTogether()
    const { id } = await refundedThere(paid, paid.total)
    const done = await assign(id, paid.first.number, paid.second.number, ...reason)
    expect(done.code, done.output).toBe(0)
    for (const { checkoutId } of [paid.first, paid.second])
      expect(await openOrder(paid.vet, checkoutId)).toMatchObject({ status: 'refunded', creditNotes: [{}] })
    expect(await disagreementsIn(shop)).toEqual([])
    await finishJobs(shop)
    shop.mails.length = 0
    const [made] = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === paid.paymentRef)
    await tellStripe(
      'refund.failed',
      Object.assign(made ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' }),
    )
    expect((await legsOf(paid.checkoutId)).map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect((await mailsTo(shop, buyer)).map(({ subject }) => subject).toSorted()).toEqual(
      [paid.first, paid.second].map(({ number }) => `Your refund for order ${number} did not arrive`).toSorted(),
    )
  })

  test('of both, with uneven parts: each is credited to the cent, again and again until nothing is left', async () => {
    const paid = await paidTogether()
    const parts = [
      [1, 1999],
      [1234, 66],
    ] as const
    for (const [index, [one, other]] of parts.entries()) {
      stripe.refund(paid.paymentRef, one + other)
      await tellStripe('charge.refunded', { id: 'ch_1', payment_intent: paid.paymentRef })
      const row = (await legsOf(paid.checkoutId)).find(({ creditNoteId }) => creditNoteId === null)
      const named = [
        `${paid.first.number}=${(one / 100).toFixed(2)}`,
        `${paid.second.number}=${(other / 100).toFixed(2)}`,
      ]
      const done = await assign(row?.id ?? '', ...named, ...reason)
      expect(done.code, done.output).toBe(0)
      // Repeated, it names both credit notes, and makes none.
      expect(await assign(row?.id ?? '', ...named, ...reason)).toEqual(done)
      const amounts = async ({ checkoutId }: { checkoutId: string }) =>
        (await notesOf(paid.vet, checkoutId)).map(({ totals }) => minor(totals.total.amount))
      expect((await amounts(paid.first)).toSorted((a, b) => a - b)).toEqual([1, 1234].slice(0, index + 1))
      expect((await amounts(paid.second)).toSorted((a, b) => b - a)).toEqual([1999, 66].slice(0, index + 1))
      expect(await disagreementsIn(shop)).toEqual([])
    }
    const subject = `${paid.first.number}, ${paid.second.number}`
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, subject))
    expect(entries.map(({ after }) => after)).toContainEqual({
      creditNotes: [
        { number: expect.any(String) as string, order: paid.first.number, total: 1 },
        { number: expect.any(String) as string, order: paid.second.number, total: 1999 },
      ],
    })
    // The desk gives back what is left of each: together it is what was charged.
    for (const { number } of [paid.first, paid.second])
      expect((await desk(shop, 'refund', number, '--used', 'yes', ...reason)).code).toBe(0)
    await finishJobs(shop)
    const legs = await legsOf(paid.checkoutId)
    expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid.total)
    expect(await disagreementsIn(shop)).toEqual([])
  })

  test('is not for an order of somebody else, for less than went back, or for a line of two orders', async () => {
    const [paid, other] = [await paidTogether(), await paidTogether()]
    const { id } = await refundedThere(paid, paid.total)
    for (const [words, why] of [
      [[other.first.number], 'is not paid with this payment'],
      [['KP-1'], ''],
      [[paid.first.number], 'is left, and'],
      [[paid.first.number, '--line', '1'], 'went back. Name the amount of each order'],
      [[paid.first.number, paid.second.number, '--line', '1'], 'A line is of one order'],
      [[paid.first.number, paid.first.number], 'Name each order once'],
      [[`${paid.first.number}=`], 'Write an amount as'],
      [[`${paid.first.number}=0.001`, paid.second.number], 'Use at most two decimals'],
      [[`${paid.first.number}=0`, paid.second.number], 'Use more than nothing'],
      [[`${paid.first.number}=9999`, paid.second.number], 'is left, and 9999.00'],
      [[`${paid.first.number}=10`, `${paid.second.number}=10`], 'That comes to 20.00'],
    ] as const) {
      const { code, output } = await assign(id, ...words, ...reason)
      expect([code, output]).toEqual([1, expect.stringContaining(why)])
    }
    // The recorder still has the mails of what was rolled back, which the queue does not.
    shop.jobs.sent.length = 0
    expect(await legsOf(paid.checkoutId)).toMatchObject([{ creditNoteId: null, isForeign: true }])
    expect((await assign(id, paid.first.number, paid.second.number, ...reason)).code).toBe(0)
  })
})

test('a refund that fails later: its buyer is mailed, the order shows it, the desk lists it, and the buyer is mailed when it is sent', async () => {
  const paid = await paidTogether()
  const { id } = await refundedThere(paid, 1000)
  expect((await assign(id, paid.first.number, ...reason)).code).toBe(0)
  await finishJobs(shop)
  shop.mails.length = 0
  const [made] = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === paid.paymentRef)
  const failed = Object.assign(made ?? {}, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
  await Promise.all([tellStripe('refund.failed', failed), tellStripe('refund.updated', failed)])
  const [mail, ...more] = await mailsTo(shop, buyer)
  expect([mail?.subject, more]).toEqual([`Your refund for order ${paid.first.number} did not arrive`, []])
  expect(mail?.text).toContain('$10.00')
  expect(await notesOf(paid.vet, paid.first.checkoutId)).toMatchObject([{ refunds: [{ state: 'failed' }] }])
  const { output } = await desk(shop, 'refunds', 'list', '--state', 'failed')
  const [leg] = await legsOf(paid.checkoutId)
  expect(output).toMatch(new RegExp(`${leg?.id}.*failed \\(lost_or_stolen_card\\)`))
  expect((await desk(shop, 'refunds', 'sent', leg?.id ?? '', '--reason', 'Sent by bank')).code).toBe(0)
  const [sent] = await mailsTo(shop, buyer)
  expect([sent?.subject, sent?.text]).toEqual([
    `Your refund for order ${paid.first.number} is on its way`,
    expect.stringContaining('by bank transfer'),
  ])
})

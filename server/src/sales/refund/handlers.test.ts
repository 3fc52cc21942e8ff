import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@shop/contract/checkout'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { invoiceCalls } from '@shop/contract/invoice'
import { membershipCalls } from '@shop/contract/membership'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { refundCalls } from '@shop/contract/refund'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { checked } from '../../../test/activation.ts'
import { booksAgree, disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyGifts, gift, giftCardOf, payWith } from '../../../test/gift-cards.ts'
import { addInvoice, orderOnAccount, paymentBody } from '../../../test/invoices.ts'
import { callLab, finishJobs, withLab } from '../../../test/lab.ts'
import { join } from '../../../test/members.ts'
import { textOf } from '../../../test/pdf.ts'
import {
  addVoucher,
  buyItems,
  cancelOrder,
  filledCart,
  setDispatched,
  giftPoints,
  kit,
  openOrder,
  packOfTwo,
  signInWithPoints,
} from '../../../test/refunds.ts'
import { useShop } from '../../../test/shop.ts'
import { importStatement, statement } from '../../../test/transfers.ts'
import { orderUpgrades, upgradeCart, upgradeOf, withReportedSample } from '../../../test/upgrades.ts'
import { auditEntries } from '../../schema/admin.ts'
import { paymentContext } from '../checkout/payment-context.ts'
import { coupons } from '../../schema/coupon.ts'
import { giftCards } from '../../schema/gift-card.ts'
import { finishPayment, readCheckout } from '../payment/steps.ts'
import { sandboxCharges, sandboxRefunds } from '../../schema/payment-provider.ts'
import { samples, sampleTests, sampleUpgrades } from '../../schema/sample.ts'
import { orderKits } from '../../../test/parcels.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { refunds } from '../../schema/refund.ts'
import { orders } from '../../schema/order.ts'

const shop = useShop({ ...withDesk, ...withLab })
afterEach(() => booksAgree(shop))

const minor = (amount: number) => Math.round(amount * 100)
const refund = (...words: string[]) => desk(shop, 'refund', ...words, '--reason', 'Came broken')
const pointsOf = async (browser: Browser) => (await browser.ask(loyaltyCalls.getLoyaltyPoints)).balance
const uses = async (code: string) =>
  (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.redemptions
/** What the sandbox's bank sent back of a payment, in minor units. */
const sentBack = async (checkoutId: string) =>
  (await shop.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.checkoutId, checkoutId)))
    .filter(({ status }) => status === 'done')
    .reduce((sum, { amount }) => sum + amount, 0)
const listed = async (...words: string[]) => (await desk(shop, 'refunds', 'list', ...words)).output
const read = (checkoutId: string) => readCheckout(shop.db, checkoutId)
/** Two kits on a vet's account. */
const buyItemsOnAccount = async (vet: Browser) =>
  vet.ask(checkoutCalls.createOrder, { body: checkoutBody(await filledCart(vet, [[kit, 2]])) })
const mailsTo = (number: string) => shop.mails.filter(({ text }) => text.includes(number))

describe('cancelled by its buyer', () => {
  test('before it is sent: money, points and voucher come back, its kits are void, and a mail has the credit note', async () => {
    const browser = australian(shop)
    await signInWithPoints(shop, browser, 700)
    const coupon = await addVoucher(shop, 'CANCEL10')
    const order = await buyItems(browser, [[kit, 2]], { points: 700, coupon })
    expect([await pointsOf(browser), await uses(coupon)]).toEqual([0, 1])
    expect(await openOrder(browser, order.checkoutId)).toMatchObject({ isCancellable: true, creditNotes: [] })

    expect(await cancelOrder(browser, order.checkoutId)).toMatchObject({ status: 'refunded' })
    // Pressed twice.
    expect(await cancelOrder(browser, order.checkoutId)).toMatchObject({ status: 'refunded' })
    expect([await pointsOf(browser), await uses(coupon)]).toEqual([700, 0])
    await finishJobs(shop)
    expect(await sentBack(order.checkoutId)).toBe(minor(order.totals.total.amount))
    const now = await openOrder(browser, order.checkoutId)
    expect(now).toMatchObject({
      status: 'refunded',
      isCancellable: false,
      progress: [{ state: 'refunded', counts: [{ state: 'refunded', count: 2 }], refunded: 2 }],
      creditNotes: [
        {
          number: expect.stringMatching(/^CN-\d{6}$/) as string,
          isCancellation: true,
          totals: order.totals,
          points: 700,
          refunds: [{ way: 'card', amount: order.totals.total, state: 'done' }],
        },
      ],
    })
    const barcodes = (await orderKits(shop, order.number)).map(({ barcode }) => barcode)
    expect((await callLab(shop, 'samples')).text).not.toContain(barcodes[0])
    expect((await callLab(shop, 'advance', { barcodes, stage: 'dispatched' })).text).toContain('it is void')

    const [note] = now.creditNotes
    const mail = shop.mails.find(({ key }) => key === `refund-${note?.number}`)
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: `Your order ${order.number} is called off` })
    expect(mail?.text).toContain(`${order.totals.total.label} went back to the card you paid with`)
    expect(mail?.text).toContain('700 loyalty points are yours again.')
    expect(mail?.text).toContain('Vouchers that you used for it can be used again.')
    const output = textOf(mail?.attachments?.[0]?.content ?? Buffer.from(''))
    expect(output).toContain(`Credit note ${note?.number}`)
    expect(output).toContain(order.number)
    expect(output).toContain(order.totals.total.label)
    const path = `/api/store/orders/${order.checkoutId}/credit-notes/${note?.number}/bill.pdf`
    const file = await browser.fetch(path)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await shop.visitor().fetch(path)).status).toBe(404)
    expect((await browser.fetch(path.replace(note?.number ?? '-', 'CN-999999'))).status).toBe(404)
  })

  test('a guest cancels too, and the kit can be activated no more', async () => {
    const guest = australian(shop)
    const order = await buyItems(guest, [[kit, 1]])
    await cancelOrder(guest, order.checkoutId)
    const [sample] = await orderKits(shop, order.number)
    await expect(checked(guest, [sample?.barcode ?? ''])).rejects.toMatchObject({
      status: 428,
      errors: { barcodes: `The kit ${sample?.barcode} was refunded, so it can be activated no more.` },
    })
    await finishJobs(shop)
  })

  test('once a kit is on its way, it is too late', async () => {
    const browser = australian(shop)
    const order = await buyItems(browser, [[kit, 2]])
    const [first] = await orderKits(shop, order.number)
    await setDispatched(shop, [first?.barcode ?? ''])
    expect((await openOrder(browser, order.checkoutId)).isCancellable).toBe(false)
    await expect(cancelOrder(browser, order.checkoutId)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('on its way already') as string,
    })
    expect((await orderKits(shop, order.number)).filter(({ voidedAt }) => voidedAt)).toEqual([])
  })

  test('tests added to a sample are taken off it, as long as the laboratory has not begun', async () => {
    const one = await withReportedSample(shop, australian(shop))
    const other = await withReportedSample(shop, australian(shop))
    for (const [sample, isBegun] of [
      [one, false],
      [other, true],
    ] as const) {
      const cart = await upgradeCart(sample.browser, upgradeOf(sample, 2002))
      const { checkoutId, pay } = await orderUpgrades(sample.browser, cart)
      await pay()
      if (isBegun) await callLab(shop, 'advance', { barcodes: [sample.barcode], stage: 'genotyping' })
      expect((await openOrder(sample.browser, checkoutId)).isCancellable).toBe(!isBegun)
      if (isBegun) {
        await expect(cancelOrder(sample.browser, checkoutId)).rejects.toMatchObject({ status: 409 })
        continue
      }
      await cancelOrder(sample.browser, checkoutId)
      const [row] = await shop.db.select().from(samples).where(eq(samples.barcode, sample.barcode))
      expect(row?.stage).toBe('reported')
      expect(await shop.db.$count(sampleTests, eq(sampleTests.barcode, sample.barcode))).toBe(1)
      expect((await openOrder(sample.browser, checkoutId)).progress).toMatchObject([{ state: 'refunded', refunded: 1 }])
      // It can be bought again.
      expect((await upgradeCart(sample.browser, upgradeOf(sample, 2002))).items).toHaveLength(1)
    }
    await finishJobs(shop)
  })

  test('an order on account is credited: its invoice is closed, and the credit is free again', async () => {
    const vet = australian(shop)
    await signIn(shop, vet, 'vet')
    const { order, invoice } = await orderOnAccount(shop, vet)
    const before = (await vet.ask(invoiceCalls.getCredit)).credit?.open.amount ?? 0
    expect((await openOrder(vet, order.checkoutId)).isCancellable).toBe(true)
    await cancelOrder(vet, order.checkoutId)
    expect(await vet.ask(invoiceCalls.getInvoice, { params: { id: invoice.id } })).toMatchObject({
      status: 'credited',
      due: { amount: 0 },
      paidAt: null,
    })
    expect((await vet.ask(invoiceCalls.getCredit)).credit?.open.amount).toBe(before - invoice.total.amount)
    expect((await openOrder(vet, order.checkoutId)).creditNotes).toMatchObject([
      { refunds: [{ way: 'invoice', state: 'done', amount: invoice.total }] },
    ])
    await finishJobs(shop)
    expect(mailsTo(order.number).at(-1)?.text).toContain(`${invoice.total.label} is taken off your invoice.`)
  })
})

describe('refunded by the desk', () => {
  test('line by line, after dispatch: each credit note has its share, and together they are what was charged', async () => {
    const browser = australian(shop)
    await signInWithPoints(shop, browser, 333)
    const coupon = await addVoucher(shop, 'LINES15', 15)
    const order = await buyItems(
      browser,
      [
        [kit, 3],
        [packOfTwo, 1],
      ],
      { points: 333, coupon },
    )
    await setDispatched(
      shop,
      (await orderKits(shop, order.number)).map(({ barcode }) => barcode),
    )
    const one = await refund(order.number, '--line', '1', '--quantity', '1')
    expect(one).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Credit note CN-\d+: [^]*Void: KP\d{10}$/) as string,
    })
    expect(await openOrder(browser, order.checkoutId)).toMatchObject({
      status: 'paid',
      isCancellable: false,
      progress: [
        {
          state: 'posted',
          refunded: 1,
          counts: [
            { state: 'posted', count: 2 },
            { state: 'refunded', count: 1 },
          ],
        },
        { state: 'posted', refunded: 0 },
      ],
    })
    expect(await uses(coupon)).toBe(1)
    await refund(order.number, '--line', '2')
    await refund(order.number)
    await finishJobs(shop)
    const { creditNotes, status } = await openOrder(browser, order.checkoutId)
    expect(status).toBe('refunded')
    const sum = (of: (note: (typeof creditNotes)[number]) => number) =>
      creditNotes.reduce((all, note) => all + minor(of(note)), 0)
    expect(sum(({ totals }) => totals.total.amount)).toBe(minor(order.totals.total.amount))
    expect(sum(({ totals }) => totals.taxes[0]?.amount.amount ?? 0)).toBe(
      minor(order.totals.taxes[0]?.amount.amount ?? 0),
    )
    expect(creditNotes.map(({ totals }) => totals.shipping.amount)).toEqual([0, 0, order.totals.shipping.amount])
    expect(creditNotes.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1], [1], [2]])
    expect(await sentBack(order.checkoutId)).toBe(minor(order.totals.total.amount))
    expect([await pointsOf(browser), await uses(coupon)]).toEqual([333, 0])
    expect((await orderKits(shop, order.number)).every(({ voidedAt }) => voidedAt)).toBe(true)
    expect(await refund(order.number)).toMatchObject({ code: 1, output: 'All of this order has gone back already.' })
  })

  test('what the desk does is in the audit, with before and after', async () => {
    const order = await buyItems(australian(shop), [[kit, 1]])
    await refund(order.number)
    await finishJobs(shop)
    expect(await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, order.number))).toMatchObject([
      {
        action: 'refund',
        reason: 'Came broken',
        before: { status: 'paid', credited: 0 },
        after: { total: minor(order.totals.total.amount), points: 0 },
      },
    ])
  })

  test('a kit that was activated, or passed on, is refunded only by its own option, and stays with whoever has it', async () => {
    const browser = australian(shop)
    const user = await signIn(shop, browser)
    const order = await buyItems(browser, [[kit, 3]])
    const [first = '', second = ''] = (await orderKits(shop, order.number)).map(({ barcode }) => barcode)
    await shop.db.update(samples).set({ activatedAt: new Date(), stage: 'activated' }).where(eq(samples.barcode, first))
    const friend = await signIn(shop, australian(shop))
    await shop.db.update(samples).set({ userId: friend.id }).where(eq(samples.barcode, second))
    expect(await refund(order.number)).toMatchObject({
      code: 1,
      output: expect.stringContaining('2 kits were activated or handed on. Nothing was refunded.') as string,
    })
    expect((await openOrder(browser, order.checkoutId)).creditNotes).toEqual([])
    expect((await refund(order.number, '--used', 'yes')).code).toBe(0)
    await finishJobs(shop)
    const kits = await orderKits(shop, order.number)
    expect(kits.filter(({ voidedAt }) => !voidedAt).map(({ barcode }) => barcode)).toEqual([first, second])
    expect(user.id).not.toBe(friend.id)
    expect(await openOrder(browser, order.checkoutId)).toMatchObject({
      status: 'refunded',
      progress: [{ refunded: 3 }],
    })
  })

  test('wrong lines and quantities are refused on their field, and nothing has changed', async () => {
    const order = await buyItems(australian(shop), [[kit, 2]])
    for (const [words, output] of [
      [['--line', '2'], 'line: It has one line.'],
      [['--line', '1', '--quantity', '3'], 'quantity: Of Full breed profile kit for dogs 2 can go back.'],
      [['--quantity', '1'], 'line: Say of which line.'],
      [['--line', 'x'], '--line is a whole number'],
    ] as const)
      expect(await refund(order.number, ...words)).toMatchObject({
        code: 1,
        output: expect.stringContaining(output) as string,
      })
    expect(await refund('KP-999999')).toMatchObject({ code: 1, output: 'No order has this number.' })
    const waiting = await buyItems(australian(shop), [[kit, 1]], { paymentMethod: 'EFT', token: 'eft' })
    expect(await refund(waiting.number)).toMatchObject({
      code: 1,
      output: 'This order is not paid: there is nothing to give back.',
    })
  })

  test('the same key is the same credit note', async () => {
    const admin = australian(shop)
    await signIn(shop, admin, 'breeder', { isAdmin: true })
    const order = await buyItems(australian(shop), [[kit, 2]])
    const ask = (refundId: string) =>
      admin.ask(refundCalls.refundOrder, {
        params: { number: order.number },
        body: { refundId, line: 1, quantity: 1, reason: 'Twice pressed', isUsedToo: undefined },
      })
    const key = randomUUID()
    const first = await ask(key)
    expect(await ask(key)).toMatchObject({ creditNote: first.creditNote, total: first.total })
    expect((await ask(randomUUID())).creditNote).not.toBe(first.creditNote)
    await finishJobs(shop)
  })

  test('a bank transfer is listed for the desk to send back, which says when it has', async () => {
    const guest = australian(shop)
    const order = await buyItems(guest, [[kit, 1]], { paymentMethod: 'EFT', token: 'eft' })
    await importStatement(
      shop,
      statement({ amount: order.totals.total.amount, reference: order.transfer?.reference ?? '' }),
    )
    expect((await refund(order.number)).output).toContain('by bank transfer  requested')
    await finishJobs(shop)
    const [line = ''] = (await listed('--state', 'requested')).split('\n')
    expect(line).toContain(order.number)
    const [id = ''] = line.split('  ')
    expect(await desk(shop, 'refunds', 'retry', id, '--reason', 'x')).toMatchObject({ code: 1 })
    expect((await desk(shop, 'refunds', 'sent', id, '--reason', 'Batch 7')).output).toContain('by bank transfer  done')
    expect(await desk(shop, 'refunds', 'sent', id, '--reason', 'Batch 7')).toMatchObject({ code: 1 })
    expect((await openOrder(guest, order.checkoutId)).creditNotes).toMatchObject([
      { refunds: [{ way: 'transfer', state: 'done' }] },
    ])
    // More that comes for it is listed as extra.
    await importStatement(shop, statement({ amount: 5, reference: order.transfer?.reference ?? '' }))
    expect((await desk(shop, 'transfers', 'list', '--state', 'extra')).output).toContain(order.number)
  })

  test('what a bank refuses to send is listed as failed, sent again, and at last sent by hand', async () => {
    const order = await buyItems(australian(shop), [[kit, 1]], { token: 'tok_refundFail' })
    await refund(order.number)
    await finishJobs(shop)
    const [line = ''] = (await listed('--state', 'failed')).split('\n')
    expect(line).toContain('failed (expired_or_canceled_card)')
    const [id = ''] = line.split('  ')
    expect((await desk(shop, 'refunds', 'retry', id, '--reason', 'Again')).output).toContain('requested')
    // While its provider may be sending it, nobody sends it by hand.
    expect(await desk(shop, 'refunds', 'sent', id, '--reason', 'By bank')).toMatchObject({ code: 1 })
    await finishJobs(shop)
    expect(await listed('--state', 'failed')).toContain(id)
    expect((await desk(shop, 'refunds', 'sent', id, '--reason', 'By bank')).output).toContain('by bank transfer  done')
    expect(await sentBack(order.checkoutId)).toBe(0)
  })

  test('an invoice that was paid with points gives money back, and points with the last of it', async () => {
    const vet = australian(shop)
    const user = await signIn(shop, vet, 'vet')
    const { order, invoice } = await orderOnAccount(shop, vet)
    const other = await addInvoice(shop, user.id, { total: 5000 })
    await giftPoints(shop, user.id, 1000)
    const bills = [{ orderNumber: order.number, total: invoice.total }, other]
    const expectedTotal = (bills.reduce((sum, { total }) => sum + minor(total.amount), 0) - 1000) / 100
    const body = paymentBody(bills, { loyaltyPoints: 1000, expectedTotal })
    await vet.ask(pendingPaymentCalls.payPending, { body })
    await confirm(vet, body.checkoutId)
    await refund(order.number)
    await finishJobs(shop)
    const [note] = (await openOrder(vet, order.checkoutId)).creditNotes
    const back = await sentBack(body.checkoutId)
    expect(back).toBe(minor(note?.refunds[0]?.amount.amount ?? 0))
    expect(back + (note?.points ?? 0)).toBe(minor(invoice.total.amount))
    expect(note?.points).toBeGreaterThan(0)
    expect(await pointsOf(vet)).toBe(note?.points)
    expect((await vet.ask(invoiceCalls.getInvoice, { params: { id: invoice.id } })).status).toBe('paid')
  })

  test('a part of an open invoice is taken off it, and the rest is paid', async () => {
    const vet = australian(shop)
    await signIn(shop, vet, 'vet')
    const order = await buyItemsOnAccount(vet)
    const [open] = (await vet.ask(invoiceCalls.listInvoices)).results
    await refund(order.number, '--line', '1', '--quantity', '1')
    const { due, total } = await vet.ask(invoiceCalls.getInvoice, { params: { id: open?.id ?? '' } })
    expect(due.amount).toBeLessThan(total.amount)
    const body = paymentBody([{ orderNumber: order.number, total: due }])
    await vet.ask(pendingPaymentCalls.payPending, { body })
    expect(await confirm(vet, body.checkoutId)).toMatchObject({ status: 'paid' })
    await refund(order.number)
    await finishJobs(shop)
    expect(await sentBack(body.checkoutId)).toBe(minor(due.amount))
    expect((await openOrder(vet, order.checkoutId)).status).toBe('refunded')
  })

  test('a payment whose order was paid otherwise goes back, and leaves the list of what was paid twice', async () => {
    const vet = australian(shop)
    const user = await signIn(shop, vet, 'vet')
    const bill = await addInvoice(shop, user.id, { total: 4000 })
    const bodies = [paymentBody([bill]), paymentBody([bill])] as const
    for (const body of bodies) await vet.ask(pendingPaymentCalls.payPending, { body })
    await confirm(vet, bodies[0].checkoutId)
    expect(await refund((await read(bodies[0].checkoutId)).number)).toMatchObject({ code: 1 })
    // Its provider charged it although the payment was closed.
    const second = await read(bodies[1].checkoutId)
    await shop.db
      .insert(sandboxCharges)
      .values({ checkoutId: second.id, status: 'paid', currency: 'AUD', amount: 4000 })
    await finishPayment(paymentContext(shop.services), second, { status: 'paid', paymentRef: `sandbox_${second.id}` })
    expect(await disagreementsIn(shop)).toMatchObject([{ check: 'paid twice' }])
    expect((await refund(second.number)).output).toContain('$40.00 AUD go back.')
    await finishJobs(shop)
    expect(await sentBack(second.id)).toBe(4000)
    expect(await refund(second.number)).toMatchObject({ code: 1 })
  })

  test('while its payment is disputed, nothing is refunded or cancelled', async () => {
    const browser = australian(shop)
    const order = await buyItems(browser, [[kit, 1]], { token: 'tok_createDispute' })
    await shop.services.jobs.send(sweepQueue, {})
    await finishJobs(shop)
    const output = 'Your bank has asked for this payment back, and decides first.'
    expect(await refund(order.number)).toEqual({ code: 1, output })
    await expect(cancelOrder(browser, order.checkoutId)).rejects.toMatchObject({ status: 409, message: output })
  })

  test('what cannot be delivered is refunded by its line, and leaves that list', async () => {
    const sample = await withReportedSample(shop, australian(shop))
    const { checkoutId, pay } = await orderUpgrades(
      sample.browser,
      await upgradeCart(sample.browser, upgradeOf(sample, 2003)),
    )
    const { number } = await pay()
    await shop.db
      .update(sampleUpgrades)
      .set({ state: 'undeliverable', reason: 'The sample failed.' })
      .where(eq(sampleUpgrades.checkoutId, checkoutId))
    expect((await desk(shop, 'undeliverable')).output).toContain(number)
    expect((await refund(number, '--line', '1')).code).toBe(0)
    await finishJobs(shop)
    expect((await desk(shop, 'undeliverable')).output).not.toContain(number)
    expect((await openOrder(sample.browser, checkoutId)).progress).toMatchObject([{ state: 'refunded' }])
  })
})

describe('gift cards and memberships', () => {
  const giftsOf = async (checkoutId: string) =>
    shop.db.select().from(giftCards).where(eq(giftCards.checkoutId, checkoutId))

  test('what a gift card paid is on it again, after the money', async () => {
    const browser = australian(shop)
    const { order: bought, code } = await giftCardOf(shop, browser, { amount: 50 })
    const cart = await payWith(browser, await filledCart(browser, [[kit, 1]]), code)
    const body = checkoutBody(cart)
    await browser.ask(checkoutCalls.createOrder, { body })
    const order = await confirm(browser, body.checkoutId)
    await cancelOrder(browser, order.checkoutId)
    await finishJobs(shop)
    expect((await openOrder(browser, order.checkoutId)).creditNotes).toMatchObject([
      {
        totals: { total: order.totals.total, giftCards: { amount: 50 } },
        refunds: [
          { way: 'card', amount: order.totals.total, state: 'done' },
          { way: 'gift_card', amount: { amount: 50 }, state: 'done' },
        ],
      },
    ])
    expect(await giftsOf(bought.checkoutId)).toMatchObject([{ balance: 5000 }])
  })

  test('a gift card that waits for its day is cancelled by its buyer; one that was used does not go back', async () => {
    const browser = australian(shop)
    const later = await buyGifts(browser, [gift({ sendOn: '2026-12-24' })])
    await cancelOrder(browser, later.checkoutId)
    expect(await giftsOf(later.checkoutId)).toMatchObject([{ balance: 0, voidedAt: expect.any(Date) as Date }])
    const { order, code } = await giftCardOf(shop, browser)
    await expect(cancelOrder(browser, order.checkoutId)).rejects.toMatchObject({ status: 409 })
    const body = checkoutBody(await payWith(browser, await filledCart(browser, [[kit, 1]]), code))
    await browser.ask(checkoutCalls.createOrder, { body })
    await confirm(browser, body.checkoutId)
    expect(await refund(order.number, '--used', 'yes')).toEqual({
      code: 1,
      output: 'This gift card has been used, so it cannot be given back.',
    })
    await finishJobs(shop)
  })

  test('a year of membership whose money goes back ends it, and takes its points', async () => {
    const browser = australian(shop)
    const { email } = await signIn(shop, browser)
    const order = await join(browser)
    expect(await pointsOf(browser)).toBeGreaterThan(0)
    expect((await openOrder(browser, order.checkoutId)).isCancellable).toBe(false)
    expect((await refund(order.number)).code).toBe(0)
    await finishJobs(shop)
    expect(await pointsOf(browser)).toBe(0)
    const { membership } = await browser.ask(membershipCalls.getMembership)
    expect(membership).toMatchObject({ state: 'ended', ending: 'refunded' })
    expect(await sentBack(order.checkoutId)).toBe(minor(order.totals.total.amount))
    const ended = shop.mails.filter(({ to, subject }) => to === email && subject === 'Your membership has ended')
    expect(ended.map(({ text }) => text)).toEqual([expect.stringContaining('goes back to you, so it has ended')])
  })
})

test('refunds are sorted by when they were requested, order and address', async () => {
  for (const [place, email] of ['ada@sorted.example', 'meg@sorted.example'].entries()) {
    const order = await buyItems(australian(shop), [[kit, 1]])
    await shop.db.update(orders).set({ email }).where(eq(orders.number, order.number))
    await refund(order.number)
    const requestedAt = new Date(2020, place)
    await shop.db.update(refunds).set({ requestedAt }).where(eq(refunds.checkoutId, order.checkoutId))
  }
  await finishJobs(shop)
  const admin = australian(shop)
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await expectSorted(
    async (sort) => (await admin.ask(refundCalls.listRefunds, { query: { sort, search: '@sorted.example' } })).results,
    {
      requested: ({ requestedAt }) => requestedAt,
      number: ({ number }) => number,
      email: ({ email }) => email,
    },
  )
})

import { randomUUID } from 'node:crypto'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { codes, type Failure } from '@shop/contract/failure'
import { invoiceCalls } from '@shop/contract/invoice'
import { toMinor } from '@shop/contract/money'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { useShop } from '../../../test/shop.ts'
import { carts } from '../../schema/cart.ts'
import { paymentContext } from './payment-context.ts'
import { checkouts } from '../../schema/checkout.ts'
import { coupons } from '../../schema/coupon.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'
import { orders } from '../../schema/order.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { pointsOf } from '../loyalty/handlers.ts'
import { beginPayment, claimCharge, type PaymentContext, readCheckout } from '../payment/steps.ts'
import { isShort } from '../../../../vitest/tier.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop()

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const charges = () => shop.db.$count(sandboxCharges, eq(sandboxCharges.status, 'paid'))

test('twenty confirms of one checkout at once: one charge, one order, one mail', async () => {
  const guest = australian(shop)
  const body = checkoutBody(await fillCart(shop, guest))
  const [charged, sent] = [await charges(), shop.jobs.sent.length]
  await Promise.all(times(5, () => guest.ask(checkoutCalls.createOrder, { body })))
  const replies = await Promise.all(times(20, () => confirm(guest, body.checkoutId)))
  for (const reply of replies) expect(reply).toEqual({ ...replies[0], status: 'paid' })
  expect(await shop.db.$count(orders, eq(orders.checkoutId, body.checkoutId))).toBe(1)
  expect((await charges()) - charged).toBe(1)
  expect(shop.jobs.sent.slice(sent)).toEqual([{ name: 'receipt', data: { checkoutId: body.checkoutId } }])
})

test('two tabs put two carts on one account at once: never above the limit', async () => {
  for (const _ of times(8, () => 0)) {
    const vet = australian(shop)
    const { id: userId } = await signIn(shop, vet, 'vet')
    const bodies = [checkoutBody(await fillCart(shop, vet)), checkoutBody(await fillCart(shop, vet))]
    const creditLimit = toMinor(bodies[0]?.expectedTotal ?? 0) + 1
    await shop.db.update(users).set({ creditLimit }).where(eq(users.id, userId))
    const results = await Promise.allSettled(bodies.map((body) => vet.ask(checkoutCalls.createOrder, { body })))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Failure] : []))
    expect(refused).toMatchObject([{ status: 409, code: codes.creditLimit }])
    expect(await shop.db.$count(orders, eq(orders.userId, userId))).toBe(1)
    expect(await shop.db.$count(samples, eq(samples.userId, userId))).toBe(1)
    // The one that was refused may be paid in another way.
    expect(await shop.db.$count(checkouts, and(eq(checkouts.userId, userId), eq(checkouts.status, 'failed')))).toBe(1)
  }
})

test('ten presses of one advance order: one order, one invoice', async () => {
  const vet = australian(shop)
  const { id: userId } = await signIn(shop, vet, 'vet')
  const body = {
    checkoutId: randomUUID(),
    user: { firstName: 'Cy', lastName: 'Lee', email: 'cy@example.org', phoneNumber: undefined },
    agent: undefined,
    items: [{ productId: 36, quantity: 1 }],
    note: undefined,
  }
  const replies = await Promise.all(times(10, () => vet.ask(checkoutCalls.createAdvanceOrder, { body })))
  for (const reply of replies) expect(reply.number).toBe(replies[0]?.number)
  expect(await shop.db.$count(orders, eq(orders.userId, userId))).toBe(1)
  expect(await shop.db.$count(carts, eq(carts.userId, userId))).toBe(1)
  expect((await vet.ask(invoiceCalls.listInvoices)).count).toBe(1)
})

test('two windows pay for one cart at once: one charge, one order', async () => {
  for (const _ of times(8, () => 0)) {
    const guest = australian(shop)
    const cart = await fillCart(shop, guest)
    const bodies = [checkoutBody(cart), checkoutBody(cart)]
    for (const body of bodies) await guest.ask(checkoutCalls.createOrder, { body })
    const before = { charges: await charges(), orders: await shop.db.$count(orders) }
    const results = await Promise.allSettled(bodies.map(({ checkoutId }) => confirm(guest, checkoutId)))
    const paid = results.filter((result) => result.status === 'fulfilled' && result.value.status === 'paid')
    expect(paid).toHaveLength(1)
    expect((await charges()) - before.charges).toBe(1)
    expect((await shop.db.$count(orders)) - before.orders).toBe(1)
  }
})

test('a window that takes its money while the other closes it is closed all the same, and the other pays', async () => {
  const guest = australian(shop)
  const cart = await fillCart(shop, guest)
  const [one, other] = [checkoutBody(cart), checkoutBody(cart)]
  for (const body of [one, other]) await guest.ask(checkoutCalls.createOrder, { body })
  await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: one.checkoutId } })
  const context = paymentContext(shop.services)
  let closings = 0
  const of: PaymentContext['payments']['of'] = (taken) => {
    const provider = context.payments.of(taken)
    const close: typeof provider.close = async (charge) => {
      const outcome = await provider.close(charge)
      closings += 1
      if (closings === 1) await claimCharge(context, charge.checkoutId)
      return outcome
    }
    return { ...provider, close }
  }
  const wanted = await readCheckout(shop.db, other.checkoutId)
  const begun = await beginPayment({ ...context, payments: { ...context.payments, of } }, wanted)
  expect(begun.status).toBe('paying')
  expect(closings).toBe(2)
  expect(await readCheckout(shop.db, one.checkoutId)).toMatchObject({ status: 'cancelled' })
})

test('ten checkouts want the last use of a voucher: one gets it, nine hear 103 and are not charged', async () => {
  await shop.db.insert(coupons).values({ code: 'LAST', label: '10% off', percent: 10, maxRedemptions: 1 })
  const guests = await Promise.all(
    times(10, async () => {
      const guest = australian(shop)
      const { sessionId } = await fillCart(shop, guest)
      const body = checkoutBody(await guest.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: 'LAST' } }))
      await guest.ask(checkoutCalls.createOrder, { body })
      return { guest, body }
    }),
  )
  const before = await charges()
  const results = await Promise.allSettled(guests.map(({ guest, body }) => confirm(guest, body.checkoutId)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refused).toHaveLength(9)
  for (const failure of refused) expect(failure).toMatchObject({ status: 409, code: 103 })
  expect((await charges()) - before).toBe(1)
  expect((await shop.db.select().from(coupons).where(eq(coupons.code, 'LAST')))[0]?.redemptions).toBe(1)
})

test('points are not spent twice by two carts at once', async () => {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  await shop.db
    .insert(loyaltyEntries)
    .values({ userId: user.id, points: 1000, reason: 'Gift', cause: `gift:${user.id}` })
  const bodies = []
  for (const _ of times(4, () => 0)) {
    const { sessionId } = await fillCart(shop, browser)
    bodies.push(
      checkoutBody(await browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { loyaltyPoints: '1000' } })),
    )
  }
  for (const body of bodies) await browser.ask(checkoutCalls.createOrder, { body })
  const results = await Promise.allSettled(bodies.map(({ checkoutId }) => confirm(browser, checkoutId)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await pointsOf(shop.db, user.id)).toBe(0)
})

test('declines, payments and sweeps of one checkout, all at once, never lose a charge', async () => {
  for (const _ of times(5, () => 0)) {
    const guest = australian(shop)
    const body = checkoutBody(await fillCart(shop, guest))
    await guest.ask(checkoutCalls.createOrder, { body })
    await guest.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
    await shop.db
      .update(checkouts)
      .set({ updatedAt: new Date(0) })
      .where(eq(checkouts.id, body.checkoutId))
    await Promise.allSettled([
      confirm(guest, body.checkoutId, 'tok_chargeDeclined'),
      confirm(guest, body.checkoutId),
      shop.services.jobs.send(sweepQueue, {}).then(() => shop.jobs.flush(shop.services)),
      confirm(guest, body.checkoutId),
    ])
    const charged = await shop.db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, body.checkoutId))
    const isCharged = charged.some(({ status }) => status === 'paid')
    expect(await shop.db.$count(orders, eq(orders.checkoutId, body.checkoutId))).toBe(isCharged ? 1 : 0)
  }
})

test('ordered while another tab fills the cart: an order of the cart as it now is can be paid', async () => {
  for (const _ of times(15, () => 0)) {
    const guest = australian(shop)
    const { sessionId, items } = await fillCart(shop, guest)
    const [item] = items
    if (!item) throw new Error('The cart is empty')
    const setQuantity = (quantity: number) =>
      guest.ask(cartCalls.updateItem, {
        params: { sessionId, cartItemId: item.id },
        body: { productId: item.product.id, quantity },
      })
    const body = checkoutBody(await setQuantity(2))
    await setQuantity(1)
    const [ordered] = await Promise.allSettled([guest.ask(checkoutCalls.createOrder, { body }), setQuantity(2)])
    // The total is that of two: an order that was taken was made of the cart with two.
    if (ordered.status === 'fulfilled') expect(await confirm(guest, body.checkoutId)).toMatchObject({ status: 'paid' })
    else expect(ordered.reason).toMatchObject({ status: 409 })
  }
})

// A lost answer is waited for.
const patience = { timeout: 120_000 }

test(
  'every way of paying, pressed many times at once with a sweep among them: one charge and one order each',
  patience,
  async () => {
    const ways = ['tok_visa', 'tok_discover', 'tok_authenticationRequired', 'paypal_approves', 'tok_createDispute']
    for (const token of times(isShort ? 1 : 3, () => ways).flat()) {
      const guest = australian(shop)
      const paymentMethod = token.startsWith('paypal') ? 'P' : 'C'
      const body = checkoutBody(await fillCart(shop, guest), { paymentMethod })
      await guest.ask(checkoutCalls.createOrder, { body })
      const before = await charges()
      const press = (again = token) => confirm(guest, body.checkoutId, again)
      if (token === 'tok_authenticationRequired') {
        expect((await press()).status).toBe('paying')
        await Promise.allSettled(times(5, () => press('bank_accepts')))
      }
      await Promise.allSettled(times(5, () => press()))
      await shop.db
        .update(checkouts)
        .set({ updatedAt: new Date(0) })
        .where(eq(checkouts.id, body.checkoutId))
      await Promise.all(times(2, () => sweep()))
      expect((await charges()) - before, token).toBe(1)
      expect(await shop.db.$count(orders, eq(orders.checkoutId, body.checkoutId)), token).toBe(1)
      expect(await readCheckout(shop.db, body.checkoutId)).toMatchObject({ status: 'paid' })
    }
  },
)

const sweep = async () => {
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
}
test('after all that the books agree', async () => expect(await disagreementsIn(shop)).toEqual([]))

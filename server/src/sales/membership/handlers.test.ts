import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { membershipId } from '@shop/contract/constants'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { membershipCalls } from '@shop/contract/membership'
import { orderCalls } from '@shop/contract/order'
import { productCalls } from '@shop/contract/product'
import { folded } from '@shop/contract/text'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { join, letDaysPass, membershipBody, membershipCart } from '../../../test/members.ts'
import { useShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { memberships, membershipYears } from '../../schema/member.ts'
import { users } from '../../schema/user.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { hashPassword } from '../../people/user/password.ts'
import { doChores } from '../../chores.ts'
import { sweepMemberships } from './sweep.ts'

const shop = useShop(withDesk)

const sweep = async () => {
  await doChores(shop.services, { memberships: (services) => sweepMemberships(services) })
  await shop.jobs.flush(shop.services)
}
const read = async (browser: Browser) => (await browser.ask(membershipCalls.getMembership)).membership
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

async function member(token = 'tok_visa') {
  const browser = australian(shop)
  const user = await signIn(shop, browser)
  const order = await join(browser, token)
  await shop.jobs.flush(shop.services)
  return { browser, user, order }
}

describe('who can have one', () => {
  const add = async (browser: Browser, more: object = {}) => {
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
    return browser.ask(cartCalls.addItem, {
      params: { sessionId },
      body: { productId: membershipId, quantity: 1, ...more },
    })
  }

  test('a guest has to log in; an owner and a vet cannot have it', async () => {
    await expect(add(australian(shop))).rejects.toMatchObject({ status: 401 })
    for (const type of ['owner', 'vet']) {
      const browser = australian(shop)
      await signIn(shop, browser, type)
      await expect(add(browser)).rejects.toMatchObject({
        status: 428,
        errors: { productId: 'The kennel membership is for breeders.' },
      })
    }
  })

  test('it is bought once, by itself, without vouchers and points', async () => {
    const browser = australian(shop)
    await signIn(shop, browser)
    await expect(add(browser, { quantity: 2 })).rejects.toMatchObject({ status: 428 })
    const { sessionId, items } = await add(browser)
    const line = { productId: membershipId, quantity: 2 }
    const item = { sessionId, cartItemId: items[0]?.id ?? '' }
    await expect(browser.ask(cartCalls.updateItem, { params: item, body: line })).rejects.toMatchObject({ status: 428 })
    await expect(
      browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: 36, quantity: 1 } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/^Your cart holds a membership/) as string })
    const priced = await browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { coupon: 'WELCOME10' } })
    expect(priced.coupons).toEqual([])
    expect(priced.totals.total).toEqual(priced.totals.subtotal)

    const other = australian(shop)
    await signIn(shop, other)
    const full = await fillCart(shop, other)
    await expect(
      other.ask(cartCalls.addItem, {
        params: { sessionId: full.sessionId },
        body: { productId: membershipId, quantity: 1 },
      }),
    ).rejects.toMatchObject({ status: 409 })
  })

  test('a transfer cannot pay it: nothing could be charged next year', async () => {
    const browser = australian(shop)
    await signIn(shop, browser)
    const body = await membershipBody(browser, { paymentMethod: 'EFT' })
    await expect(browser.ask(checkoutCalls.createOrder, { body })).rejects.toMatchObject({
      status: 428,
      errors: { paymentMethod: expect.stringMatching(/card or PayPal/) as string },
    })
    const byCard = { ...body, paymentMethod: 'C' as const }
    await browser.ask(checkoutCalls.createOrder, { body: byCard })
    await expect(
      browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId, paymentMethod: 'EFT' } }),
    ).rejects.toMatchObject({ status: 428 })
  })

  test('a member cannot have a second one', async () => {
    const { browser } = await member()
    await expect(add(browser)).rejects.toMatchObject({
      status: 428,
      errors: { productId: expect.stringMatching(/member already/) as string },
    })
  })
})

describe('its benefits', () => {
  test('a member pays a tenth less in the list, on the page, in the cart and by the charge', async () => {
    const { browser, user } = await member()
    const guest = australian(shop)
    const id = '2002'
    const [mine, theirs] = [
      await browser.ask(productCalls.getMyProduct, { params: { id } }),
      await guest.ask(productCalls.getProduct, { params: { id } }),
    ]
    expect(theirs.regularPrice).toBeNull()
    expect(mine.regularPrice).toEqual(theirs.price)
    expect(mine.price.amount).toBe(Math.round(theirs.price.amount * 90) / 100)
    const listed = await browser.ask(productCalls.listProducts, { query: { search: 'collie eye' } })
    expect(listed.results.find((one) => one.id === 2002)).toMatchObject({
      price: mine.price,
      regularPrice: theirs.price,
    })
    const cart = await fillCart(shop, browser)
    expect(cart.items[0]?.regularLinePrice?.amount).toBeGreaterThan(cart.items[0]?.linePrice.amount ?? 0)
    const body = checkoutBody(cart)
    await browser.ask(checkoutCalls.createOrder, { body })
    const paid = await confirm(browser, body.checkoutId)
    expect(paid.totals).toEqual(cart.totals)
    const [charge] = await shop.db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, body.checkoutId))
    expect(charge?.amount).toBe(Math.round(cart.totals.total.amount * 100))
    expect((await browser.ask(loyaltyCalls.getLoyaltyPoints)).history).toMatchObject([
      { points: 500, reason: 'Kennel membership, year 1' },
    ])
    expect(mailsTo(user.email)).toContain('Welcome to the kennel membership')
  })

  test('logging in gives a guest’s cart the member’s prices', async () => {
    const passwordHash = await hashPassword('collie-eye-anomaly')
    const email = `${crypto.randomUUID()}@example.org`
    const first = australian(shop)
    await signIn(shop, first, 'breeder', { email, passwordHash })
    await join(first)
    const browser = australian(shop)
    const before = await fillCart(shop, browser)
    await browser.ask(authCalls.login, { body: { username: email, password: 'collie-eye-anomaly' } })
    const { cart } = await browser.ask(cartCalls.mergeCart, { params: { sessionId: before.sessionId }, body: {} })
    expect(cart?.totals.subtotal.amount).toBe(Math.round(before.totals.subtotal.amount * 90) / 100)
  })

  test('what is charged is what was shown: a membership that ends meanwhile charges nobody', async () => {
    const { browser, user } = await member()
    const cart = await fillCart(shop, browser)
    const body = checkoutBody(cart)
    await browser.ask(checkoutCalls.createOrder, { body })
    await desk(shop, 'memberships', 'end', user.email, '--reason', 'Withdrawn')
    await expect(
      browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } }),
    ).rejects.toMatchObject({ status: 409 })
    const now = await browser.ask(cartCalls.getCart, { params: { sessionId: cart.sessionId } })
    expect(now.updatedAt).not.toBe(cart.updatedAt)
    expect(now.totals.subtotal.amount).toBeGreaterThan(cart.totals.subtotal.amount)
    expect(now.items[0]?.regularLinePrice).toBeNull()
  })

  test('it ends while its member’s cart is with the bank: what was agreed is charged, and the book agrees', async () => {
    const { browser, user } = await member()
    const body = checkoutBody(await fillCart(shop, browser))
    await browser.ask(checkoutCalls.createOrder, { body })
    await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: body.checkoutId } })
    await desk(shop, 'memberships', 'end', user.email, '--reason', 'Withdrawn')
    expect((await confirm(browser, body.checkoutId)).totals.total.amount).toBe(body.expectedTotal)
    expect(await disagreementsIn(shop)).toEqual([])
  })
})

describe('its life', () => {
  test('it renews each year by an order of its own, once', async () => {
    const { browser, user, order } = await member()
    await letDaysPass(shop, 355)
    await sweep()
    await sweep()
    expect(mailsTo(user.email).filter((subject) => subject.startsWith('Your membership renews on'))).toHaveLength(1)
    const before = await read(browser)
    await letDaysPass(shop, 11)
    await sweep()
    await sweep()
    const after = await read(browser)
    expect(after).toMatchObject({ state: 'active', price: before?.price })
    const history = (await browser.ask(orderCalls.listOrderHistory)).results
    expect(history).toMatchObject([
      { status: 'paid', totals: { total: order.totals.total } },
      { number: order.number, status: 'paid' },
    ])
    expect(mailsTo(user.email)).toContain(`Your order ${history[0]?.number}`)
    expect((await browser.ask(loyaltyCalls.getLoyaltyPoints)).balance).toBe(1000)
    expect(await disagreementsIn(shop)).toEqual([])
  })

  test('a charge that fails is tried again, can be paid by hand, and another card pays the next years', async () => {
    const { browser, user } = await member('tok_chargeCustomerFail')
    await letDaysPass(shop, 366)
    await sweep()
    await sweep()
    expect(await read(browser)).toMatchObject({ state: 'past_due' })
    expect((await browser.ask(productCalls.getMyProduct, { params: { id: '2002' } })).regularPrice).not.toBeNull()
    await letDaysPass(shop, 2)
    await sweep()
    const failed = () =>
      mailsTo(user.email).filter((subject) => subject === 'The payment of your membership did not go through')
    expect(failed()).toHaveLength(2)
    const order = await browser.ask(membershipCalls.payMembership, { body: {} })
    expect(await browser.ask(membershipCalls.payMembership, { body: {} })).toEqual(order)
    await browser.ask(checkoutCalls.startPayment, { body: { checkoutId: order.checkoutId, paymentMethod: 'C' } })
    expect(await confirm(browser, order.checkoutId, 'tok_visa')).toMatchObject({ status: 'paid' })
    expect(await read(browser)).toMatchObject({ state: 'active' })
    await letDaysPass(shop, 366)
    await sweep()
    expect(await read(browser)).toMatchObject({ state: 'active' })
    expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(3)
    expect(failed()).toHaveLength(2)
    expect(await disagreementsIn(shop)).toEqual([])
  })

  test('unpaid for a fortnight it ends: its prices go back, and it can be had again', async () => {
    const { browser, user } = await member('tok_chargeCustomerFail')
    for (const days of [366, 3, 4, 5, 3]) {
      await letDaysPass(shop, days)
      await sweep()
    }
    expect(await read(browser)).toMatchObject({ state: 'ended', ending: 'unpaid' })
    expect(mailsTo(user.email)).toContain('Your membership has ended')
    expect((await browser.ask(productCalls.getMyProduct, { params: { id: '2002' } })).regularPrice).toBeNull()
    await expect(browser.ask(membershipCalls.payMembership, { body: {} })).rejects.toMatchObject({ status: 409 })
    await join(browser)
    expect(await read(browser)).toMatchObject({ state: 'active' })
    expect(await disagreementsIn(shop)).toEqual([])
  })

  test('the payment of a year that ended unpaid charges nobody', async () => {
    const { browser } = await member('tok_chargeCustomerFail')
    await letDaysPass(shop, 366)
    await sweep()
    const order = await browser.ask(membershipCalls.payMembership, { body: {} })
    await letDaysPass(shop, 15)
    await sweep()
    await expect(
      browser.ask(checkoutCalls.startPayment, { body: { checkoutId: order.checkoutId, paymentMethod: 'C' } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/^This membership has ended/) as string })
  })

  test('cancelled it stays until the end of what is paid, can be resumed, and is not charged again', async () => {
    const { browser, user } = await member()
    const cancelled = await browser.ask(membershipCalls.cancelMembership, { body: {} })
    expect(cancelled.membership).toMatchObject({ state: 'cancelled', mayResume: true, nextChargeAt: null })
    expect(await browser.ask(membershipCalls.cancelMembership, { body: {} })).toEqual(cancelled)
    expect((await browser.ask(membershipCalls.resumeMembership, { body: {} })).membership).toMatchObject({
      state: 'active',
    })
    await browser.ask(membershipCalls.cancelMembership, { body: {} })
    await letDaysPass(shop, 364)
    await sweep()
    expect(await read(browser)).toMatchObject({ state: 'cancelled' })
    expect((await browser.ask(productCalls.getMyProduct, { params: { id: '2002' } })).regularPrice).not.toBeNull()
    await letDaysPass(shop, 2)
    await sweep()
    expect(await read(browser)).toMatchObject({ state: 'ended', ending: 'cancelled' })
    await expect(browser.ask(membershipCalls.resumeMembership, { body: {} })).rejects.toMatchObject({ status: 409 })
    expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(1)
    expect(mailsTo(user.email).filter((subject) => subject === 'Your membership does not renew')).toHaveLength(2)
  })

  test('a first payment that failed leaves no membership, and a second try makes one', async () => {
    const browser = australian(shop)
    await signIn(shop, browser)
    const body = await membershipBody(browser)
    await browser.ask(checkoutCalls.createOrder, { body })
    expect(await confirm(browser, body.checkoutId, 'tok_chargeDeclined')).toMatchObject({ status: 'failed' })
    expect(await read(browser)).toBeNull()
    expect(await confirm(browser, body.checkoutId)).toMatchObject({ status: 'paid' })
    expect(await read(browser)).toMatchObject({ state: 'active' })
  })

  test('a deleted account is charged no more', async () => {
    const browser = australian(shop)
    const user = await signIn(shop, browser, 'breeder', { passwordHash: await hashPassword('collie-eye-anomaly') })
    const order = await join(browser)
    await browser.ask(userCalls.deleteUser, { body: { password: 'collie-eye-anomaly' } })
    const [row] = await shop.db.select().from(memberships).where(eq(memberships.checkoutId, order.checkoutId))
    expect(row).toMatchObject({ userId: null, ending: 'erased', nextChargeAt: null })
    await letDaysPass(shop, 400)
    await sweep()
    expect(await shop.db.select().from(memberships).where(eq(memberships.userId, user.id))).toEqual([])
    expect(await disagreementsIn(shop)).toEqual([])
  })
})

test('the desk lists memberships and ends one with its reason', async () => {
  const { user } = await member()
  const listed = await desk(shop, 'memberships', 'list', '--state', 'active')
  expect(listed).toMatchObject({ code: 0 })
  expect(listed.output).toMatch(
    new RegExp(`${user.email}  Ada Byron  active, renews \\d{4}-\\d{2}-\\d{2}  \\$59.00 AUD a year  1 year`),
  )
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  const found = (search: string) => admin.ask(membershipCalls.listMemberships, { query: { search } })
  expect(await found(user.email.toUpperCase())).toMatchObject({ count: 1, results: [{ email: user.email }] })
  expect((await found('ada BYR')).results).toContainEqual(expect.objectContaining({ email: user.email }))
  expect(await found('nobody@example.org')).toMatchObject({ count: 0, results: [] })
  const end = () => desk(shop, 'memberships', 'end', user.email, '--reason', 'Withdrawn within fourteen days')
  expect(await end()).toEqual({ code: 0, output: `The membership of ${user.email} has ended.` })
  expect(await end()).toEqual({ code: 0, output: `${user.email} has no membership.` })
  await shop.jobs.flush(shop.services)
  const mail = shop.mails.find(({ to, subject }) => to === user.email && subject === 'Your membership has ended')
  expect(mail?.text).toContain('Withdrawn within fourteen days')
  expect(await desk(shop, 'memberships', 'end', 'nobody@example.org', '--reason', 'x')).toMatchObject({ code: 1 })
})

test('a cart with one still has it after another login merges its cart', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const mine = await membershipCart(browser)
  const guest = australian(shop)
  const theirs = await fillCart(shop, guest)
  const { cart } = await browser.ask(cartCalls.mergeCart, { params: { sessionId: theirs.sessionId }, body: {} })
  expect(cart?.items.map(({ product }) => product.id)).not.toContain(membershipId)
  const kept = await browser.ask(cartCalls.getCart, { params: { sessionId: mine.sessionId } })
  expect(kept.items.map(({ product }) => product.id)).toEqual([membershipId])
})

test('memberships are sorted by name and times', async () => {
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const change = async (firstName: string, year: number, times: Partial<typeof memberships.$inferInsert>) => {
    const { user } = await member()
    await shop.db.update(users).set({ firstName, lastName: 'Sorted' }).where(eq(users.id, user.id))
    const [changed] = await shop.db.update(memberships).set(times).where(eq(memberships.userId, user.id)).returning()
    await shop.db
      .update(membershipYears)
      .set({ year })
      .where(eq(membershipYears.membershipId, changed?.id ?? ''))
  }
  await change('Émile', 3, { startedAt: day('2024-01-01'), paidUntil: day('2040-01-01'), nextChargeAt: null })
  await change('Fred', 10, { paidUntil: day('2041-01-01'), nextChargeAt: day('2040-12-01') })
  await change('dana', 1, { startedAt: day('2023-01-01') })
  await expectSorted(
    async (sort) => (await admin.ask(membershipCalls.listMemberships, { query: { search: 'sorted', sort } })).results,
    {
      name: ({ name }) => folded(name),
      since: ({ startedAt }) => startedAt,
      paid: ({ paidUntil }) => paidUntil,
      next: ({ nextChargeAt }) => nextChargeAt,
      years: ({ years }) => years,
    },
  )
})

import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { couponCalls } from '@shop/contract/coupon'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { australian, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { useShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { auditEntries } from '../../schema/admin.ts'
import { coupons } from '../../schema/coupon.ts'

const shop = useShop(withDesk)

const make = (...words: string[]) => desk(shop, 'voucher', 'make', ...words, '--reason', 'Open day')
const lastAudit = async (subject: string) =>
  (await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(desc(auditEntries.at)))[0]

async function cartWith(coupon: string) {
  const browser = australian(shop)
  const { sessionId, totals } = await fillCart(shop, browser)
  const cart = await browser.ask(cartCalls.applyCoupon, { params: { sessionId, coupon } })
  return { browser, cart, before: totals }
}

test('a percentage is made, used in a cart, and is used up', async () => {
  expect(await make('spring20', '--label', '20% off', '--percent', '20', '--uses', '1')).toEqual({
    code: 0,
    output: 'SPRING20  20%  used 0 of 1  usable  without end  20% off',
  })
  const { browser, cart, before } = await cartWith('spring20')
  expect(cart.totals.discount.amount).toBeCloseTo(before.subtotal.amount / 5, 2)
  const body = checkoutBody(cart)
  await browser.ask(checkoutCalls.createOrder, { body })
  await confirm(browser, body.checkoutId)
  expect((await desk(shop, 'voucher', 'list', '--state', 'used_up')).output).toContain(
    'SPRING20  20%  used 1 of 1  used up',
  )
  expect(await lastAudit('SPRING20')).toMatchObject({
    action: 'make-coupon',
    adminName: expect.stringContaining('ruth'),
    reason: 'Open day',
    before: null,
    after: { percent: 20, maxRedemptions: 1 },
  })
})

test('an amount is good in the currencies that it names', async () => {
  expect((await make('FRIENDS', '--label', '30 off', '--amount', 'AUD=30,USD=20.50')).output).toContain(
    '$30.00 AUD, $20.50 USD',
  )
  const { cart } = await cartWith('FRIENDS')
  expect(cart.totals.discount.amount).toBe(30)
  expect((await shop.db.select().from(coupons).where(eq(coupons.code, 'FRIENDS')))[0]?.amounts).toEqual({
    AUD: 3000,
    USD: 2050,
  })
})

test.each(['spring–I0–l', 'SPRING 10 1', 'spring\u200b101', 'ＳＰＲＩＮＧ－１０－１', 'SPRlNG1O1'])(
  'a coupon is found as %j, and no second one is read like it',
  async (typed) => {
    await make('SPRING-10-1', '--label', '10% off', '--percent', '10')
    const { browser, cart } = await cartWith(typed)
    expect(cart.coupons.map(({ code }) => code)).toEqual(['SPRING-10-1'])
    const { sessionId } = cart
    const again = await browser.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: 'spring101' } })
    expect(again.coupons).toHaveLength(1)
    const without = await browser.ask(cartCalls.removeCoupon, { params: { sessionId, coupon: typed } })
    expect(without.coupons).toEqual([])
    expect((await make('SPRING1O-1', '--label', '20% off', '--percent', '20')).output).toContain('SPRING-10-1')
  },
)

test('of two coupons that an earlier shop has and that are read alike, the one that was typed counts', async () => {
  const alike = ['OLD-ONE', '0LD0NE', 'OLDONE']
  await shop.db.insert(coupons).values(alike.map((code) => ({ code, label: code, percent: 5 })))
  for (const code of alike) expect((await cartWith(code.toLowerCase())).cart.coupons).toMatchObject([{ code }])
})

test('points go to the points’ page, and not into a cart', async () => {
  await make('HOBART', '--label', '500 points', '--points', '500')
  const browser = australian(shop)
  await signIn(shop, browser)
  expect(await browser.ask(loyaltyCalls.redeemLoyaltyCoupon, { body: { coupon: 'hobart' } })).toMatchObject({
    balance: 500,
  })
  await expect(cartWith('HOBART')).rejects.toMatchObject({ status: 428 })
})

test('ended, it takes nothing off any more, whichever cart has it; ended again, it does not change', async () => {
  await make('OOPS', '--label', '50% off', '--percent', '50', '--until', '2099-12-31')
  const { browser, cart, before } = await cartWith('OOPS')
  const ended = await desk(shop, 'voucher', 'end', 'oops', '--reason', 'Meant for members')
  expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('ended') })
  const params = { sessionId: cart.sessionId }
  expect((await browser.ask(cartCalls.getCart, { params })).totals).toEqual(before)
  await expect(cartWith('OOPS')).rejects.toMatchObject({
    status: 428,
    errors: { coupon: expect.stringContaining('expired') },
  })
  expect(await lastAudit('OOPS')).toMatchObject({
    action: 'end-coupon',
    before: { expiresAt: '2100-01-01T00:00:00.000Z' },
    after: { expiresAt: expect.any(String) },
  })
  const count = () => shop.db.$count(auditEntries, eq(auditEntries.subject, 'OOPS'))
  const entries = await count()
  expect(await desk(shop, 'voucher', 'end', 'OOPS', '--reason', 'Again')).toEqual(ended)
  expect(await count()).toBe(entries)
})

test.each([
  [['TWICE', '--label', 'x', '--percent', '10', '--points', '5'], 'percent: Say one of'],
  [['NOTHING', '--label', 'x'], 'percent: Say one of'],
  [['MUCH', '--label', 'x', '--percent', '101'], 'percent: Use at most 100'],
  [['HALF', '--label', 'x', '--percent', '10.5'], '--percent is a whole number'],
  [['WORD', '--label', 'x', '--percent', 'ten'], '--percent is a whole number'],
  [['YEN', '--label', 'x', '--amount', 'JPY=10'], 'currency: Use AUD'],
  [['SAME', '--label', 'x', '--amount', 'AUD=10,AUD=20'], 'amounts: Name each currency once'],
  [['FORM', '--label', 'x', '--amount', '10'], 'Write amounts as'],
  [['LATE', '--label', 'x', '--percent', '5', '--until', '2020-01-01'], 'until: This day is over'],
  [['DAY', '--label', 'x', '--percent', '5', '--until', '2027-02-31'], 'until: A day, like'],
  [['A B', '--label', 'x', '--percent', '5'], 'code: Use 3 to 40'],
  [['welcome10', '--label', 'x', '--percent', '5'], 'code: There is a coupon'],
  [['LABEL', '--percent', '5'], 'label: This field is required'],
])('%j is refused, and nothing is made', async (words, output) => {
  const before = await shop.db.$count(coupons)
  expect(await make(...words)).toMatchObject({ code: 1, output: expect.stringContaining(output) })
  expect(await shop.db.$count(coupons)).toBe(before)
})

test('coupons are found by a word in their code or in what customers read', async () => {
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await make('FINDME', '--label', 'A treat for whippets', '--percent', '5')
  const found = async (search: string) =>
    (await admin.ask(couponCalls.listCoupons, { query: { search } })).results.map(({ code }) => code)
  expect(await found('findm')).toEqual(['FINDME'])
  expect(await found('WHIPPET')).toEqual(['FINDME'])
  expect(await found('%findme')).toEqual([])
})

test('made many times at once, it is there once', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => make('ONCE', '--label', '5% off', '--percent', '5')))
  expect(made.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await shop.db.$count(auditEntries, eq(auditEntries.subject, 'ONCE'))).toBe(1)
})

test('coupons are sorted by code, uses and last day', async () => {
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await shop.db.insert(coupons).values([
    { code: 'SORTB', label: 'Sorted', percent: 5, redemptions: 10, expiresAt: new Date('2030-01-01') },
    { code: 'SORTC', label: 'Sorted', percent: 5, redemptions: 9, expiresAt: new Date('2029-01-01') },
    { code: 'SORTA', label: 'Sorted', percent: 5, redemptions: 2 },
  ])
  await expectSorted(
    async (sort) => (await admin.ask(couponCalls.listCoupons, { query: { search: 'sorted', sort } })).results,
    { code: ({ code }) => code, uses: ({ redemptions }) => redemptions, until: ({ expiresAt }) => expiresAt },
  )
})

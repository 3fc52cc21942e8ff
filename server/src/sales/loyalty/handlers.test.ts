import { cartCalls } from '@shop/contract/cart'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { expect, test } from 'vitest'
import { caller } from '../../../test/activation.ts'
import { actingAs, type Browser, fillCart, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { coupons } from '../../schema/coupon.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const redeem = (browser: Browser, coupon: string) => browser.ask(loyaltyCalls.redeemLoyaltyCoupon, { body: { coupon } })
const points = (browser: Browser) => browser.ask(loyaltyCalls.getLoyaltyPoints)

test('points are what the ledger says, newest first, worth a cent each of the user’s currency', async () => {
  const browser = caller(shop)
  const user = await signIn(shop, browser, 'breeder', { countryCode: 'GB' })
  expect(await points(browser)).toEqual({
    balance: 0,
    value: { amount: 0, currency: 'GBP', label: '£0.00' },
    history: [],
  })
  const entry = (amount: number, day: number) => ({
    userId: user.id,
    points: amount,
    reason: `Day ${day}`,
    cause: `${user.id} ${day}`,
    createdAt: new Date(Date.UTC(2026, 0, day)),
  })
  await shop.db.insert(loyaltyEntries).values([entry(1200, 1), entry(-250, 3), entry(300, 2)])
  expect(await points(browser)).toMatchObject({
    balance: 1250,
    value: { amount: 12.5, currency: 'GBP', label: '£12.50' },
    history: [{ points: -250, reason: 'Day 3', date: '2026-01-03T00:00:00.000Z' }, { points: 300 }, { points: 1200 }],
  })
  await expect(points(caller(shop))).rejects.toMatchObject({ status: 401 })
})

test('a long ledger shows its newest two hundred, and counts them all', async () => {
  const browser = caller(shop)
  const user = await signIn(shop, browser)
  await shop.db.insert(loyaltyEntries).values(
    Array.from({ length: 205 }, (_, index) => ({
      userId: user.id,
      points: 1,
      reason: 'Gift',
      cause: `${user.id} ${index}`,
    })),
  )
  const { balance, history } = await points(browser)
  expect([balance, history.length]).toEqual([205, 200])
})

test('a voucher becomes points once, however it is spelled', async () => {
  const browser = caller(shop)
  await signIn(shop, browser)
  expect(await redeem(browser, ' litter-Bonus ')).toMatchObject({
    balance: 500,
    history: [{ points: 500, reason: '500 points for a new litter' }],
  })
  await expect(redeem(browser, 'LITTER-BONUS')).rejects.toMatchObject({ status: 409, code: 103 })
  expect((await points(browser)).balance).toBe(500)
  const other = caller(shop)
  await signIn(shop, other)
  expect((await redeem(other, 'LITTER-BONUS')).balance).toBe(500)
})

test.each([
  ['unknown', 'NO-SUCH', 'We do not know this coupon. Please check its spelling.'],
  ['expired', 'BONUS-OLD', 'This coupon has expired.'],
  ['for the cart', 'welcome10', 'This coupon is for your cart. Enter it at the checkout.'],
])('a coupon that is %s says so on its field', async (_, code, words) => {
  await shop.db
    .insert(coupons)
    .values({ code: 'BONUS-OLD', label: '100 points', points: 100, expiresAt: new Date(0) })
    .onConflictDoNothing()
  const browser = caller(shop)
  await signIn(shop, browser)
  await expect(redeem(browser, code)).rejects.toMatchObject({ status: 428, errors: { coupon: words } })
  expect((await points(browser)).history).toEqual([])
})

test('a voucher that somebody else used up is redeemed (103), and leaves no entry', async () => {
  const browser = caller(shop)
  await signIn(shop, browser)
  await expect(redeem(browser, 'BONUS-USED')).rejects.toMatchObject({ status: 409, code: 103 })
  expect((await points(browser)).history).toEqual([])
})

test('a voucher for points is none for a cart', async () => {
  const browser = caller(shop)
  const { sessionId } = await fillCart(shop, browser)
  await expect(
    browser.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: 'LITTER-BONUS' } }),
  ).rejects.toMatchObject({ status: 428, errors: { coupon: expect.stringContaining('loyalty points page') } })
})

test('an admin redeems nothing in the user’s place', async () => {
  const user = await signIn(shop, caller(shop))
  await expect(redeem(await actingAs(shop, user.id), 'LITTER-BONUS')).rejects.toMatchObject({ status: 403 })
})

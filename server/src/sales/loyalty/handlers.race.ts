import type { Failure } from '@shop/contract/failure'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { caller } from '../../../test/activation.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { coupons } from '../../schema/coupon.ts'
import { loyaltyEntries } from '../../schema/loyalty.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const redeem = (browser: Browser, coupon: string) => browser.ask(loyaltyCalls.redeemLoyaltyCoupon, { body: { coupon } })
async function member() {
  const browser = caller(shop)
  await signIn(shop, browser)
  return browser
}
const entriesFor = (reason: string) => shop.db.$count(loyaltyEntries, eq(loyaltyEntries.reason, reason))
const usesOf = async (code: string) =>
  (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.redemptions

/** How many of these were answered, and the refusals for another reason than that the voucher is redeemed. */
async function outcome(works: Promise<unknown>[]) {
  const results = await Promise.allSettled(works)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Failure] : []))
  return {
    redeemed: results.length - refusals.length,
    otherRefusals: refusals.filter(({ status, code }) => status !== 409 || code !== 103),
  }
}

test('fifty at once of a voucher that is good once, by ten users: one gets it', async () => {
  await shop.db.insert(coupons).values({ code: 'RACE-ONE', label: 'Race of many', points: 100, maxRedemptions: 1 })
  const browsers = await Promise.all(Array.from({ length: 10 }, member))
  const works = Array.from({ length: 50 }, (_, index) => redeem(browsers[index % 10] as Browser, 'RACE-ONE'))
  expect(await outcome(works)).toEqual({ redeemed: 1, otherRefusals: [] })
  expect([await entriesFor('Race of many'), await usesOf('RACE-ONE')]).toEqual([1, 1])
})

test('ten at once by one user: the points come once', async () => {
  await shop.db.insert(coupons).values({ code: 'RACE-ALL', label: 'Race of one', points: 100 })
  const browser = await member()
  const works = Array.from({ length: 10 }, () => redeem(browser, 'RACE-ALL'))
  expect(await outcome(works)).toEqual({ redeemed: 1, otherRefusals: [] })
  expect([await entriesFor('Race of one'), await usesOf('RACE-ALL')]).toEqual([1, 1])
})

test('vouchers redeemed in several tabs at once: each answer is the balance after its own', async () => {
  const codes = Array.from({ length: 8 }, (_, index) => `RACE-TAB-${index}`)
  await shop.db.insert(coupons).values(codes.map((code) => ({ code, label: code, points: 100 })))
  const browser = await member()
  const replies = await Promise.all(codes.map((code) => redeem(browser, code)))
  expect(replies.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual(
    codes.map((_, index) => (index + 1) * 100),
  )
  for (const { balance, history } of replies) expect(history).toHaveLength(balance / 100)
})

import { cartCalls } from '@shop/contract/cart'
import { giftCardCalls } from '@shop/contract/gift-card'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { caller, review, walk } from '../../../test/activation.ts'
import { addSample } from '../../../test/animals.ts'
import { type Browser, fillCart, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop({ TRUST_PROXY: '1' })

/** Written as a code is, and of no card. */
const noGiftCard = '7F3K-9Q2M-HX4T-P8DR'

type Way = (browser: Browser, code: string) => Promise<unknown>
/** Everywhere where a code is typed. */
const ways: Record<string, Way> = {
  'a coupon in the cart': async (browser, coupon) => {
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
    return browser.ask(cartCalls.applyCoupon, { params: { sessionId, coupon } })
  },
  'coupons in the cart’s address': async (browser, coupon) => {
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
    return browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { coupon } })
  },
  'a coupon of an activation': async (browser, coupon) => {
    const { id } = await walk(browser, { barcodes: [(await addSample(shop)).barcode] })
    return review(browser, id, { coupon })
  },
  'a gift card in the cart': async (browser) => {
    const { sessionId } = await fillCart(shop, browser)
    return browser.ask(cartCalls.addGiftCard, { params: { sessionId }, body: { code: noGiftCard } })
  },
  'a gift card’s balance': (browser) => browser.ask(giftCardCalls.checkGiftCard, { body: { code: noGiftCard } }),
}
const redeem: Way = (browser, coupon) => browser.ask(loyaltyCalls.redeemLoyaltyCoupon, { body: { coupon } })

const wrong = { status: 428 }
const tooMany = { status: 429, message: 'Too many codes. Please wait a quarter of an hour and try again.' }

test('ten wrong codes from one address, wherever they are typed, and no more are tried', async () => {
  const address = randomUUID()
  const another = () => shop.visitor({ 'x-country-code': 'AU', 'x-forwarded-for': address })
  const all = Object.values(ways)
  for (let turn = 0; turn < 10; turn++)
    await expect(all[turn % all.length]?.(another(), `GUESS-${turn}`)).rejects.toMatchObject(wrong)
  for (const way of all) await expect(way(another(), 'WELCOME10')).rejects.toMatchObject(tooMany)
})

test.each(Object.entries({ ...ways, 'a voucher for points': redeem }))(
  'ten wrong codes of one account, from as many addresses: %s',
  async (_, way) => {
    const first = caller(shop)
    await signIn(shop, first)
    const session = first.cookies.get('session') ?? ''
    const elsewhere = () => {
      const browser = caller(shop)
      browser.cookies.set('session', session)
      return browser
    }
    for (let turn = 0; turn < 10; turn++)
      await expect(redeem(elsewhere(), `GUESS-${turn}`)).rejects.toMatchObject(wrong)
    await expect(way(elsewhere(), 'WELCOME10')).rejects.toMatchObject(tooMany)
  },
)

test('a code that is good counts as no try, however often', async () => {
  const browser = caller(shop)
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
  const params = { sessionId, coupon: 'WELCOME10' }
  for (let time = 0; time < 12; time++) await browser.ask(cartCalls.applyCoupon, { params })
  // Nor does what fails for another reason.
  for (let time = 0; time < 12; time++)
    await expect(
      browser.ask(cartCalls.priceCart, { params, query: { coupon: 'WELCOME10', loyaltyPoints: 'many' } }),
    ).rejects.toMatchObject({ errors: { loyaltyPoints: expect.any(String) } })
  expect(await browser.ask(cartCalls.applyCoupon, { params })).toMatchObject({ coupons: [{ code: 'WELCOME10' }] })
})

test('of many tries at once no more than ten are answered', async () => {
  const browser = caller(shop)
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      browser.ask(cartCalls.applyCoupon, { params: { sessionId, coupon: `GUESS-${index}` } }),
    ),
  )
  const statuses = tries.map((one) => (one.status === 'rejected' ? (one.reason as { status: number }).status : 200))
  expect(statuses.filter((status) => status === 428)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

import { orderCalls } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { australian, buy, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop()

test('the order history comes in pages, newest first, all or only paid or unpaid (orders-1)', async () => {
  const browser = australian(shop)
  await signIn(shop, browser)
  const paid = [await buy(shop, browser), await buy(shop, browser)]
  const waiting = await buy(shop, browser, { paymentMethod: 'EFT' })
  const numbersOf = async (query: { paid?: string; page?: string; size?: string }) => {
    const { results, count, next, previous } = await browser.ask(orderCalls.listOrderHistory, { query })
    return { numbers: results.map(({ number }) => number), count, next, previous }
  }
  const [first = '', second = ''] = paid.map(({ number }) => number)
  expect(await numbersOf({ size: '2' })).toEqual({
    numbers: [waiting.number, second],
    count: 3,
    next: 2,
    previous: null,
  })
  expect(await numbersOf({ size: '2', page: '2' })).toEqual({ numbers: [first], count: 3, next: null, previous: 1 })
  expect((await numbersOf({ paid: 'true' })).numbers).toEqual([second, first])
  expect((await numbersOf({ paid: 'false' })).numbers).toEqual([waiting.number])
})

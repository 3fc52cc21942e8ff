import { formatMoney, toMinor } from '@shop/contract/money'
import type { Product } from '@shop/contract/product'

type Price = Product['price']

/** What a price is beside another one of its currency: "$9.00 less", "$107.00 more", "for the same price". */
export function priceDifference(price: Price, beside: Price, country: string): string {
  const difference = toMinor(price.amount) - toMinor(beside.amount)
  if (!difference) return 'for the same price'
  return `${formatMoney(Math.abs(difference), price.currency, country)} ${difference < 0 ? 'less' : 'more'}`
}

/** "1 test", "12 more tests". */
export const testsText = (count: number, word = ''): string =>
  [count, word, count === 1 ? 'test' : 'tests'].filter(Boolean).join(' ')

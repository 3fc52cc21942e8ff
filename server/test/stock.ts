import { stockCalls } from '@shop/contract/stock'
import { desk } from './desk.ts'
import type { Browser } from './buyer.ts'
import type { Shop } from './shop.ts'
import { stock, stockMovements } from '../src/schema/stock.ts'

/** `npm run desk -- stock …` with a reason. */
export const deskStock = (shop: Shop, ...words: string[]) => desk(shop, 'stock', ...words, '--reason', 'A test')

/** Counts a product from now on: so many are available, whatever orders of other tests wait for. */
export async function countStock(shop: Shop, admin: Browser, productId: number, available: number) {
  const { reserved } = await stockOf(admin, productId)
  const count = String(available + reserved)
  const { code, output } = await deskStock(shop, 'set', String(productId), '--count', count)
  if (code) throw new Error(output)
}

/** Counts nothing again. */
export async function forgetStock(shop: Shop) {
  await shop.db.delete(stockMovements)
  await shop.db.delete(stock)
}

export async function stockOf(admin: Browser, productId: number) {
  const { results } = await admin.ask(stockCalls.listStock)
  const more = await admin.ask(stockCalls.listStock, { query: { page: '2' } })
  const found = [...results, ...more.results].find(({ product }) => product.id === productId)
  if (!found) throw new Error('It is never posted')
  return found
}

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyOfDatabase } from '../../../test/shop.ts'
import { carts } from '../../schema/cart.ts'
import { prices, products } from '../../schema/product.ts'
import { rowFrom, rowOf, rowsIn } from './rows-of.ts'
import { statement } from './statement.ts'

test('a statement is made once, and run with the values of each time, in a transaction too', async () => {
  const { db, close } = await copyOfDatabase()
  let made = 0
  const priced = statement<'id', { product: typeof products.$inferSelect; prices: (typeof prices.$inferSelect)[] }>(
    rowFrom({ product: rowOf(products), prices: rowsIn(prices, eq(prices.productId, products.id), prices.id) }),
    (on, row, value) => {
      made += 1
      return on
        .select({ row })
        .from(products)
        .where(eq(products.id, value('id')))
    },
  )
  const alone = async (id: number) => ({
    product: (await db.select().from(products).where(eq(products.id, id)))[0],
    prices: await db.select().from(prices).where(eq(prices.productId, id)).orderBy(prices.id),
  })
  expect(await priced(db, { id: 2002 })).toEqual([await alone(2002)])
  expect(await db.transaction((tx) => priced(tx, { id: 2003 }))).toEqual([await alone(2003)])
  expect(await priced(db, { id: 999_999 })).toEqual([])
  expect(made).toBe(1)
  await close()
})

test('values are written as their columns are', async () => {
  const { db, close } = await copyOfDatabase()
  const insert = statement<'country' | 'billingAddress', typeof carts.$inferSelect>(rowOf(carts), (on, row, value) =>
    on
      .insert(carts)
      .values({ country: value('country'), currency: 'AUD', billingAddress: value('billingAddress') })
      .returning({ row }),
  )
  const billingAddress = { city: 'Łódź', address: `12 O'Brien St; drop table carts -- $1` }
  const [cart] = await insert(db, { country: 'AU', billingAddress })
  expect(cart).toMatchObject({ country: 'AU', billingAddress, coupons: [] })
  expect(cart).toEqual(
    (
      await db
        .select()
        .from(carts)
        .where(eq(carts.id, cart?.id ?? ''))
    )[0],
  )
  await close()
})

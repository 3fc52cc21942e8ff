import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyOfDatabase } from '../../../test/shop.ts'
import { breeds } from '../../schema/breed.ts'
import { prices, products } from '../../schema/product.ts'
import { users } from '../../schema/user.ts'
import { readTogether, rowsOf } from './rows-of.ts'

test('several queries in one statement answer what each answers alone', async () => {
  const { db, close } = await copyOfDatabase()
  // A left join whose table is not always there, two columns of one name, times, arrays, JSON, and an order.
  const fields = { product: products, price: prices, id: prices.id, upper: sql<string>`upper(${products.name})` }
  const expensive = and(eq(prices.productId, products.id), gt(prices.amount, 10_000))
  const order = [desc(products.id), asc(prices.id)]
  const together = await readTogether(db, {
    some: rowsOf(fields, (select) =>
      select
        .from(products)
        .leftJoin(prices, expensive)
        .orderBy(...order)
        .limit(400),
    ),
    none: rowsOf({ users }, (select) => select.from(users).where(sql`false`)),
    breeds: rowsOf({ id: breeds.id }, (select) => select.from(breeds).orderBy(asc(breeds.id)).limit(2)),
  })
  const alone = await db
    .select(fields)
    .from(products)
    .leftJoin(prices, expensive)
    .orderBy(...order)
    .limit(400)
  expect(alone.some(({ price }) => price === null)).toBe(true)
  expect(together.some).toEqual(alone)
  expect(together.none).toEqual([])
  expect(together.breeds).toHaveLength(2)
  await close()
})

test('names columns of the query that it is part of', async () => {
  const { db, close } = await copyOfDatabase()
  const [row] = await db
    .select({
      id: products.id,
      prices: rowsOf({ amount: prices.amount, at: prices.validFrom }, (select) =>
        select.from(prices).where(eq(prices.productId, products.id)),
      ),
    })
    .from(products)
    .where(eq(products.id, 2002))
  expect(row?.prices).toEqual(
    await db.select({ amount: prices.amount, at: prices.validFrom }).from(prices).where(eq(prices.productId, 2002)),
  )
  await close()
})

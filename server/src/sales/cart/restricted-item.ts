import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { isForSome, isSoldTo } from '../../storefront/product/listed.ts'
import { products } from '../../schema/product.ts'
import { users } from '../../schema/user.ts'
import { findUser } from '../../people/visitor/visitor.ts'
import type { Line } from './kind.ts'

/** Lines that were sold to a cart's user, and are so no more: they left the club, or are listed no longer. By their ids. */
export async function restrictedProblems(db: Db, userId: string | null, lines: Line[]): Promise<Map<string, string>> {
  const restricted = lines.filter(({ product }) => isForSome(product))
  if (!restricted.length) return new Map()
  const user = userId ? ((await findUser(db, eq(users.id, userId))) ?? null) : null
  const ids = restricted.map(({ product }) => product.id)
  const sold = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isSoldTo(user)))
  return new Map(
    restricted.flatMap(({ item, product }): [string, string][] =>
      sold.some(({ id }) => id === product.id)
        ? []
        : [[item.id, `${product.name} is not sold to your account any more. Please take it out of your cart.`]],
    ),
  )
}

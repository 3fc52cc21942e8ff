import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { buyerOf, isForSome, isSoldTo } from '../../storefront/product/listed.ts'
import { users } from '../../schema/user.ts'
import { findUser } from '../../people/visitor/visitor.ts'
import type { Line } from './kind.ts'

/** Lines that were sold to a cart's user, and are so no more: they left the club, or are listed no longer. By their ids. */
export async function restrictedProblems(db: Db, userId: string | null, lines: Line[]): Promise<Map<string, string>> {
  const restricted = lines.filter(({ product }) => isForSome(product))
  if (!restricted.length) return new Map()
  const user = userId ? ((await findUser(db, eq(users.id, userId))) ?? null) : null
  const buyer = await buyerOf(db, user)
  return new Map(
    restricted.flatMap(({ item, product }): [string, string][] =>
      isSoldTo(product, buyer)
        ? []
        : [[item.id, `${product.name} is not sold to your account any more. Please take it out of your cart.`]],
    ),
  )
}

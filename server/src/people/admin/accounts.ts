import { tidyLine } from '@shop/contract/text'
import type { Account } from '@shop/contract/admin'
import { adminPageSize as pageSize, type UserType } from '@shop/contract/constants'
import { count, desc, ilike, or, sql } from 'drizzle-orm'
import { containing, isCalledLike } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { users } from '../../schema/user.ts'
import { nameOf } from '../visitor/visitor.ts'

const toAccount = (user: typeof users.$inferSelect): Account => ({
  id: user.id,
  name: nameOf(user),
  email: user.email,
  type: user.type as UserType,
  isAdmin: user.isAdmin,
  countryCode: user.countryCode,
  createdAt: user.createdAt.toISOString(),
})

/** One page of accounts, newest first, by a part of their name or address. */
export async function listAccounts(db: Db, query: { search?: string; page?: string }) {
  const page = pageIn(query.page)
  const search = tidyLine(query.search ?? '')
  const name = sql`(${users.firstName} || ' ' || ${users.lastName})`
  const where = search ? or(isCalledLike(name, search), ilike(users.email, containing(search))) : undefined
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), users.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ])
  return pageOf(rows.map(toAccount), total[0]?.count ?? 0, page, pageSize)
}

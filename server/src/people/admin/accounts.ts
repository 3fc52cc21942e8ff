import { tidyLine } from '@shop/contract/text'
import type { Account, adminCalls } from '@shop/contract/admin'
import { adminPageSize as pageSize, type UserType } from '@shop/contract/constants'
import type { DeskRole } from '@shop/contract/desk-role'
import { and, count, eq, ilike, or, sql } from 'drizzle-orm'
import { containing, foldedColumn, isCalledLike } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { users } from '../../schema/user.ts'
import { nameOf, rolesOf } from '../visitor/visitor.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import type { QueryOf } from '@shop/contract/call-parts'

export const toAccount = ({ user, roles }: { user: typeof users.$inferSelect; roles: DeskRole[] }): Account => ({
  id: user.id,
  name: nameOf(user),
  email: user.email,
  type: user.type as UserType,
  roles,
  countryCode: user.countryCode,
  createdAt: user.createdAt.toISOString(),
})

const hasRole = (role: DeskRole | 'any') => {
  const given = sql`exists (select 1 from ${givenRoles} where ${givenRoles.userId} = ${users.id}
    ${role === 'any' ? sql`` : sql`and ${givenRoles.role} = ${role}`})`
  return role === 'manager' ? eq(users.isAdmin, true) : role === 'any' ? or(eq(users.isAdmin, true), given) : given
}

const name = sql`(${users.firstName} || ' ' || ${users.lastName})`
const columns = { name: foldedColumn(name), email: users.email, since: users.createdAt }

/** One page of accounts, newest first unless it is sorted, by a part of their name or address, or by what they do at the desk. */
export async function listAccounts(db: Db, query: Partial<QueryOf<typeof adminCalls.listAccounts>>) {
  const page = pageIn(query.page)
  const search = tidyLine(query.search ?? '')
  const where = and(
    search ? or(isCalledLike(name, search), ilike(users.email, containing(search))) : undefined,
    query.role && hasRole(query.role),
  )
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    db
      .select({ user: users, roles: rolesOf('users') })
      .from(users)
      .where(where)
      .orderBy(sortedBy(columns, query.sort ?? '-since'), users.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ])
  return pageOf(rows.map(toAccount), total[0]?.count ?? 0, page, pageSize)
}

import type { DeskAccount } from '@shop/contract/admin'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf, priceOf } from '@shop/contract/money'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { animals } from '../../schema/animal.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { orders } from '../../schema/order.ts'
import { sessions } from '../../schema/session.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { findUser, type User } from '../visitor/visitor.ts'
import { toAccount } from './accounts.ts'

/** An account by its id. Throws 404. */
export async function findAccount(db: Db, id: string): Promise<User> {
  const user = isUuid(id) ? await findUser(db, eq(users.id, id)) : null
  if (!user) throw new Failure(404, { message: messages.userNotFound })
  return user
}

const approvalOf = ({ approval, approvalAt, approvalBy, approvalReason }: User) =>
  approval && {
    state: approval,
    at: approvalAt?.toISOString() ?? null,
    by: approvalBy,
    reason: approvalReason,
  }

/** An account as the desk reads it. Throws 404. */
export async function getAccount(db: Db, id: string, reader: Actor): Promise<DeskAccount> {
  const user = await findAccount(db, id)
  const clubRows = await db
    .select({ name: clubs.name })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(eq(clubMembers.userId, id))
    .orderBy(asc(clubs.name))
  const { creditLimit, countryCode } = user
  return {
    ...toAccount({ user, roles: user.roles }),
    isMe: user.id === reader.id,
    clinic: user.clinic,
    registrationNumber: user.registrationNumber,
    approval: approvalOf(user),
    isAgent: user.isAgent,
    clubs: clubRows.map(({ name }) => name),
    creditLimit: creditLimit === null ? null : priceOf(creditLimit, currencyOf(countryCode), countryCode),
    hasTwoFactor: user.hasTwoFactor,
    sessionCount: await db.$count(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date()))),
    orderCount: await db.$count(orders, eq(orders.userId, id)),
    animalCount: await db.$count(animals, eq(animals.userId, id)),
  }
}

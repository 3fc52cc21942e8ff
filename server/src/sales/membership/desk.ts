import type { QueryOf } from '@shop/contract/call-parts'
import { storePageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import type { endMembershipSchema, membershipCalls, MembershipState } from '@shop/contract/membership'
import { messages } from '@shop/contract/messages'
import { and, count, desc, eq, gt, ilike, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { recordAudit } from '../../people/admin/audit.ts'
import { checkouts } from '../../schema/checkout.ts'
import { endMembership } from '../member/end.ts'
import { containing, foldedColumn } from '../../platform/db/like.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { memberships, membershipYears } from '../../schema/member.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../../people/visitor/handler.ts'
import { nameOf } from '../../people/visitor/visitor.ts'
import { lockMembership } from './open-year.ts'
import { toMembership } from './view.ts'
import { membershipMailQueue } from '../member/queues.ts'

const isIn: Record<MembershipState, SQL | undefined> = {
  active: and(isNull(memberships.endedAt), isNull(memberships.cancelledAt), eq(memberships.failures, 0)),
  cancelled: and(isNull(memberships.endedAt), isNotNull(memberships.cancelledAt)),
  past_due: and(isNull(memberships.endedAt), isNull(memberships.cancelledAt), gt(memberships.failures, 0)),
  ended: isNotNull(memberships.endedAt),
}

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

const columns = {
  name: foldedColumn(fullName),
  since: memberships.startedAt,
  paid: memberships.paidUntil,
  next: memberships.nextChargeAt,
  years: membershipYears.year,
}

/** Memberships whose first year was paid, newest first unless they are sorted. */
export async function listMemberships(
  db: Services['db'],
  query: Partial<QueryOf<typeof membershipCalls.listMemberships>>,
) {
  const page = pageIn(query.page)
  const search = query.search?.trim()
  const pattern = containing(search ?? '')
  const where = and(
    isNotNull(memberships.paidUntil),
    query.state && isIn[query.state],
    search ? or(ilike(users.email, pattern), ilike(fullName, pattern)) : undefined,
  )
  const last = db
    .select({ id: membershipYears.membershipId, year: max(membershipYears.year).as('last_year') })
    .from(membershipYears)
    .where(isNotNull(membershipYears.paidAt))
    .groupBy(membershipYears.membershipId)
    .as('last')
  const rows = await db
    .select({ row: memberships, total: checkouts.total, years: membershipYears.year, user: users })
    .from(memberships)
    .innerJoin(last, eq(last.id, memberships.id))
    .innerJoin(membershipYears, and(eq(membershipYears.membershipId, last.id), eq(membershipYears.year, last.year)))
    .innerJoin(checkouts, eq(checkouts.id, membershipYears.checkoutId))
    .leftJoin(users, eq(users.id, memberships.userId))
    .where(where)
    .orderBy(sortedBy(columns, query.sort ?? '-since'), desc(memberships.id))
    .limit(storePageSize)
    .offset((page - 1) * storePageSize)
  const results = rows.map(({ row, total, years, user }) => ({
    ...toMembership(row, total),
    email: user?.email ?? '-',
    name: user ? nameOf(user) : '-',
    years,
  }))
  const [counted] = await db
    .select({ count: count() })
    .from(memberships)
    .leftJoin(users, eq(users.id, memberships.userId))
    .where(where)
  return pageOf(results, counted?.count ?? 0, page, storePageSize)
}

/** By the desk, with its reason in the audit and in the mail. Throws 404 for an unknown address; again, it changes nothing. */
export async function endByDesk(services: Services, actor: Actor, body: InferType<typeof endMembershipSchema>) {
  const email = body.email.toLowerCase()
  return services.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email))
    if (!user) throw new Failure(404, { message: messages.userNotFound })
    const [live] = await tx
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.userId, user.id), isNull(memberships.endedAt), isNotNull(memberships.paidUntil)))
    const locked = live && (await lockMembership(tx, live.id))
    const ended = locked && (await endMembership(tx, services, locked.row.id, 'desk'))
    if (!ended) return { email, isChanged: false }
    await recordAudit(tx, actor, {
      action: 'end-membership',
      user,
      reason: body.reason,
      before: { paidUntil: locked.row.paidUntil, cancelledAt: locked.row.cancelledAt },
      after: { endedAt: ended.endedAt },
    })
    await services.jobs.send(
      membershipMailQueue,
      {
        membershipId: ended.id,
        kind: 'ended',
        of: String(ended.endedAt?.getTime()),
        text: services.secrets.seal(body.reason),
      },
      tx,
    )
    return { email, isChanged: true }
  })
}

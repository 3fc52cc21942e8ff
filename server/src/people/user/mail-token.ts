import { randomUUID } from 'node:crypto'
import { Failure } from '@shop/contract/failure'
import type { Message } from '@shop/contract/messages'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { mailTokens, users } from '../../schema/user.ts'
import { hashToken, type Secrets } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import { linkQueue } from './queues.ts'

type Row = typeof mailTokens.$inferSelect
export type Purpose = Row['purpose']

const hour = 60 * 60 * 1000
/** How long a link opens. */
export const linkHours: Record<Purpose, number> = { registration: 48, email: 24, password: 1 }

/** A link's token; it is never stored, and a retried mail carries the same. */
export const linkToken = (secrets: Secrets, id: string) => secrets.tokenOf('mail', id)

/**
 * Has a link mailed. It does the same work for every address, so that its duration reveals nothing; the job does the
 * rest.
 */
export async function sendLink(
  { db, jobs, secrets }: Pick<Services, 'db' | 'jobs' | 'secrets'>,
  link: Pick<Row, 'purpose' | 'email'> & Partial<Pick<Row, 'userId' | 'registration'>>,
) {
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(mailTokens).values({
      id,
      ...link,
      tokenHash: hashToken(linkToken(secrets, id)),
      expiresAt: new Date(Date.now() + linkHours[link.purpose] * hour),
    })
    await jobs.send(linkQueue, { mailTokenId: id }, tx)
  })
}

/** For `where`: a link that still opens. */
export const isOpenLink = and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, sql`now()`))

/**
 * Closes a user's links for these purposes, and whatever else was mailed to the address for them; returns their ids.
 * The rows are locked in one order and before the user's: changes of an account at once wait, and do not deadlock.
 */
export async function closeLinks(
  tx: Db,
  { id, email }: { id: string | null; email: string },
  purposes: Purpose[],
): Promise<string[]> {
  const whose = or(eq(mailTokens.email, email), id ? eq(mailTokens.userId, id) : undefined)
  const rows = await tx
    .select({ id: mailTokens.id })
    .from(mailTokens)
    .where(and(inArray(mailTokens.purpose, purposes), whose, isNull(mailTokens.usedAt)))
    .orderBy(mailTokens.id)
    .for('update')
  const ids = rows.map((row) => row.id)
  // What was typed has served: no name and no password's hash stays with a used link.
  if (ids.length)
    await tx.update(mailTokens).set({ usedAt: new Date(), registration: null }).where(inArray(mailTokens.id, ids))
  return ids
}

/** A new password also stops a change of the address that somebody with the old one may have requested. */
const closedWith: Record<Purpose, Purpose[]> = {
  registration: ['registration'],
  email: ['email'],
  password: ['password', 'email'],
}

/**
 * Uses a link up, and with it the person's others: of two openings at once one gets the row, the other a 404, as for a
 * link that is unknown, too old or meant for something else.
 */
export async function openLink(tx: Db, token: string, purposes: Purpose[], message: Message): Promise<Row> {
  const [found] = await tx
    .select({ link: mailTokens, userId: users.id })
    .from(mailTokens)
    .leftJoin(users, eq(users.email, mailTokens.email))
    .where(and(eq(mailTokens.tokenHash, hashToken(token)), inArray(mailTokens.purpose, purposes), isOpenLink))
  if (!found) throw new Failure(404, { message })
  const { link } = found
  const closed = await closeLinks(tx, { id: link.userId ?? found.userId, email: link.email }, closedWith[link.purpose])
  if (!closed.includes(link.id)) throw new Failure(404, { message })
  return link
}

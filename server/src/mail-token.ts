import { randomUUID } from 'node:crypto'
import { Failure } from '@shop/contract/failure'
import type { Message } from '@shop/contract/messages'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from './db/open.ts'
import { mailTokens } from './db/schema.ts'
import { hashToken, type Secrets } from './secrets.ts'
import type { Services } from './services.ts'

type Row = typeof mailTokens.$inferSelect
export type Purpose = Row['purpose']

const hour = 60 * 60 * 1000
/** How long a link opens. */
export const linkHours: Record<Purpose, number> = { registration: 48, email: 24, password: 1 }

/** A link's token; it is never stored, and a retried mail carries the same. */
export const linkToken = (secrets: Secrets, id: string) => secrets.tokenOf('mail', id)

/** Has a link mailed. Whoever asks, and for whatever address, the work done here is the same; the job finds out the rest. */
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
    await jobs.send('link', { mailTokenId: id }, tx)
  })
}

const isOpen = (token: string) =>
  and(eq(mailTokens.tokenHash, hashToken(token)), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, new Date()))

/** Uses a link up: of two openings at once one gets the row, the other a 404, as for a link that is unknown or too old. */
export async function openLink(tx: Db, token: string, message: Message): Promise<Row> {
  const [row] = await tx.update(mailTokens).set({ usedAt: new Date() }).where(isOpen(token)).returning()
  if (!row) throw new Failure(404, { message })
  return row
}

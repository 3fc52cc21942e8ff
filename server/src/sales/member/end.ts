import type { MembershipEnding } from '@shop/contract/membership'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { type MembershipRow, memberships } from '../../schema/member.ts'
import { endMandateQueue } from './queues.ts'

/** Queues the message to the provider that nothing is charged by what was agreed any more. */
export async function giveUpMandate(tx: Db, jobs: Jobs, { provider, account, mandate }: MembershipRow) {
  if (mandate) await jobs.send(endMandateQueue, { provider, account, mandate }, tx)
}

/**
 * Ends a membership at once: its prices are those of everybody again, and nothing is charged any more. Undefined where it
 * has ended before.
 */
export async function endMembership(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  id: string,
  ending: MembershipEnding,
  now = new Date(),
): Promise<MembershipRow | undefined> {
  const [ended] = await tx
    .update(memberships)
    .set({ endedAt: now, endsAt: now, changedAt: now, ending, nextChargeAt: null })
    .where(and(eq(memberships.id, id), isNull(memberships.endedAt)))
    .returning()
  if (!ended) return undefined
  await giveUpMandate(tx, jobs, ended)
  return ended
}

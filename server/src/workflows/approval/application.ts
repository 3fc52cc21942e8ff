import type { ApprovalKind } from '@shop/contract/approval'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { enquiries } from '../../schema/enquiry.ts'

/** A nomination or an application, as it was written. */
export type Application = typeof enquiries.$inferSelect

export const applicationKinds = ['agent-nomination', 'responsible-breeder'] as const

const enquiryOf = { agent: 'agent-nomination', breeder: 'responsible-breeder' } as const

export const kindOf = ({ kind }: Application): ApprovalKind => (kind === 'agent-nomination' ? 'agent' : 'breeder')

/** Locks the newest undecided application of an address. */
export async function lockApplication(
  tx: Db,
  kind: keyof typeof enquiryOf,
  email: string,
): Promise<Application | undefined> {
  const [found] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.kind, enquiryOf[kind]), eq(enquiries.email, email), isNull(enquiries.decision)))
    .orderBy(desc(enquiries.createdAt))
    .limit(1)
    .for('update')
  return found
}

/** Decides on an application, and on older ones of the same kind and address with it. */
export const decideApplication = (tx: Db, { kind, email }: Application, decision: 'approved' | 'refused') =>
  tx
    .update(enquiries)
    .set({ decision })
    .where(and(eq(enquiries.kind, kind), eq(enquiries.email, email), isNull(enquiries.decision)))

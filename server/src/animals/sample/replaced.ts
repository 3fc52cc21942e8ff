import { and, isNull, notInArray, or, sql } from 'drizzle-orm'
import { samples } from '../../schema/sample.ts'

/** True of a kit that counts as sold: a failed or withdrawn one was replaced by a free one. */
export const isNotReplaced = or(isNull(samples.problem), notInArray(samples.problem, ['failed', 'withdrawn']))

/**
 * For `where`: a kit that is still here, to be packed. Free ones in place of samples that failed are activated already.
 */
export const isUnsent = and(
  // Written out: PostgreSQL plans a statement that is made often for any value, and would read all samples.
  sql`${samples.stage} = 'ordered'`,
  isNull(samples.spentOn),
  isNull(samples.voidedAt),
  isNotReplaced,
)

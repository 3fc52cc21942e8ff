import { isNull, notInArray, or } from 'drizzle-orm'
import { samples } from '../../schema/sample.ts'

/** True of a kit that counts as sold: a failed or withdrawn one was replaced by a free one. */
export const isNotReplaced = or(isNull(samples.problem), notInArray(samples.problem, ['failed', 'withdrawn']))

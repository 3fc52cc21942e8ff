import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { todayEndpoints } from './endpoints/today.ts'

/**
 * What can wait at the desk, in the order of a day, each with its words. After `lateAfterDays` the oldest of a kind has
 * waited too long; null where time alone makes nothing late.
 */
export const todayKinds = {
  'orders-to-pack': { title: 'Orders to pack', lateAfterDays: 2 },
  'transfers-to-match': { title: 'Bank transfers to match', lateAfterDays: 2 },
  'transfers-to-return': { title: 'Bank transfers to return', lateAfterDays: 7 },
  'sample-problems': { title: 'Samples with problems', lateAfterDays: null },
  // From the day on which their results should have been there.
  'late-samples': { title: 'Samples whose results are late', lateAfterDays: 0 },
  'results-to-review': { title: 'Files of results to review', lateAfterDays: 2 },
  'vet-applications': { title: 'Vets to approve', lateAfterDays: 7 },
  'agent-applications': { title: 'Collection agents to approve', lateAfterDays: 7 },
  'breeder-applications': { title: 'Responsible breeders to approve', lateAfterDays: 7 },
  enquiries: { title: 'Letters to answer', lateAfterDays: 2 },
  'failed-jobs': { title: 'Mails and jobs that failed', lateAfterDays: 1 },
  'refunds-under-way': { title: 'Refunds under way', lateAfterDays: 7 },
  'failed-refunds': { title: 'Refunds that failed', lateAfterDays: 1 },
  // A bank gives a shop about a week for its answer.
  disputes: { title: 'Disputes that are open', lateAfterDays: 5 },
  reviews: { title: 'Reviews to read', lateAfterDays: 7 },
  shows: { title: 'Shows to confirm, or to send to', lateAfterDays: 7 },
  'acm-forms': { title: 'Forms of witnessed samples', lateAfterDays: 7 },
  'low-stock': { title: 'Stock to order', lateAfterDays: null },
} as const satisfies Record<string, { title: string; lateAfterDays: number | null }>
export type TodayKind = keyof typeof todayKinds

/** What narrows a kind's own list to what waits; a list of nothing else needs none. */
export const todayQueries = {
  'transfers-to-match': { task: 'match' },
  'transfers-to-return': { task: 'return' },
  'sample-problems': { problem: 'open' },
  'late-samples': { late: 'yes' },
  'results-to-review': { state: 'waiting' },
  'vet-applications': { kind: 'vet' },
  'agent-applications': { kind: 'agent' },
  'breeder-applications': { kind: 'breeder' },
  enquiries: { state: 'waiting' },
  'refunds-under-way': { state: 'requested' },
  'failed-refunds': { state: 'failed' },
  disputes: { state: 'open' },
  reviews: { state: 'waiting' },
  'low-stock': { low: 'true' },
} as const satisfies Partial<Record<TodayKind, Record<string, string>>>

const kinds = Object.keys(todayKinds) as TodayKind[]

/** How much of a kind waits, and since when the oldest does; null where nothing waits, or nobody knows since when. */
export const waitingKindSchema = object({
  kind: string().oneOf(kinds).required(),
  count: number().integer().min(0).required(),
  oldestAt: string().datetime().nullable().defined(),
  isLate: boolean().required(),
}).noUnknown()
export type WaitingKind = InferType<typeof waitingKindSchema>

// Ours, and the desk's (docs/desk.md).
export const todayCalls = {
  getDeskToday: call({
    ...todayEndpoints.getDeskToday,
    summary: 'What waits at the desk: every kind with how much of it, what has waited longest first',
    reply: object({ results: array().of(waitingKindSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}

/**
 * Two tiers, split by what a check can find (docs/decisions/0089): `npm test` is short, what a change must pass; what is
 * run by a suite's or a test's own name, and by `npm run test:all`, is everything.
 */
export const isShort = process.env.TEST_TIER === 'short'

/** How long a journey waits for what a page will show: one that passes never waits as long, on a busy machine either. */
export const stepTimeout = Number(process.env.STEP_TIMEOUT ?? 90_000)

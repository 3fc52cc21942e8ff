import type { Guidance } from '../../design-system/src/components/guidance.ts'

type Status = 'stable' | 'new' | 'to be replaced'

/** A component in fewer files has the shape that these needed, and may get another with the next. */
const provenBy = 3
const newForDays = 60
const dayMs = 86_400_000

type Facts = Pick<Guidance, 'since' | 'replacedBy'> & {
  /** The number of files that import it. */
  usedIn: number
}

/**
 * How far a component can be relied on: `to be replaced` where its guidance names what takes its place; `new` until three
 * files use it, or 60 days after the month in which it was added began; `stable` from then on.
 */
export function statusOf({ since, replacedBy, usedIn }: Facts, today = new Date()): Status {
  if (replacedBy) return 'to be replaced'
  const ageDays = (today.getTime() - Date.parse(`${since}-01`)) / dayMs
  return usedIn < provenBy && ageDays < newForDays ? 'new' : 'stable'
}

export const meanings: Record<Status, string> = {
  stable: 'Stable:',
  new: 'New, may still change:',
  'to be replaced': 'To be replaced:',
}

const monthOf = (since: string) =>
  new Date(`${since}-01`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How long and how widely it has been used: `since November 2026, in 34 files`. */
export const recordOf = ({ since, usedIn }: Facts) =>
  `since ${monthOf(since)}, in ${usedIn === 1 ? '1 file' : `${usedIn} files`}`

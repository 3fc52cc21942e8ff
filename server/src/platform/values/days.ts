export const dayMs = 24 * 60 * 60 * 1000

/** A year later, at the same time; of 29 February it is 1 March. */
export const yearAfter = (from: Date) => {
  const after = new Date(from)
  after.setUTCFullYear(from.getUTCFullYear() + 1)
  return after
}

/** So many days after `from`. */
export const daysAfter = (days: number, from: Date) => new Date(from.getTime() + days * dayMs)

/** The end of the day this many days after `from`, in UTC, as dates are shown. */
export const endOfDayIn = (days: number, from: Date) =>
  new Date((Math.floor(from.getTime() / dayMs) + days + 1) * dayMs - 1)

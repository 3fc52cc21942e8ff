export const dayMs = 24 * 60 * 60 * 1000

/** The end of the day so many days after `from`, in UTC, as dates are shown. */
export const endOfDayIn = (days: number, from: Date) =>
  new Date((Math.floor(from.getTime() / dayMs) + days + 1) * dayMs - 1)

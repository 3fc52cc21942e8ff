const rounded = (percent: number) => Math.round(percent * 10) / 10

/** "25%", or "0 to 50%" where a parent is not tested. */
export const chanceText = (from: number, to = from) =>
  rounded(from) === rounded(to) ? `${rounded(from)}%` : `${rounded(from)} to ${rounded(to)}%`

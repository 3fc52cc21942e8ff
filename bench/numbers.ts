const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

/** The value that `share` (0 to 1) of all values do not exceed. */
export const percentile = (values: number[], share: number) =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

/** The middle value; of an even number of them the lower one. */
export const median = (values: number[]) => percentile(values, 0.5)

/** The median of each figure over several runs. */
export function medians<Figures extends Record<string, number>>(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))])) as Figures
}

export const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

export type Share = {
  /** Unique within the chart. */
  name: string
  /** 0 to 100. */
  percent: number
  /** What belongs to no name: drawn hatched, and without one of the colours. */
  isUnassigned?: boolean
}

/** Distinct by lightness as well as by hue; each 3:1 against the card (WCAG 1.4.11). */
export const shareColours = [
  '#0c6e69',
  '#c9761f',
  '#a83266',
  '#34507a',
  '#7d8226',
  '#7a4a86',
  '#8a5a2e',
  '#4f8aa3',
] as const

/** Its colour, by its place among those that have a name; after the last the first comes again. */
export function colourOf(shares: readonly Share[], share: Share): string | null {
  if (share.isUnassigned) return null
  const place = shares.filter(({ isUnassigned }) => !isUnassigned).indexOf(share)
  return shareColours[place % shareColours.length] ?? shareColours[0]
}

/** Where each share begins, as a percentage of the whole. */
export function startsOf(shares: readonly Share[]): number[] {
  let sum = 0
  return shares.map(({ percent }) => {
    const start = sum
    sum += percent
    return start
  })
}

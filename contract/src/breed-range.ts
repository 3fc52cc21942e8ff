/** Neighbours are inherited together, so that so many markers count as one piece of DNA (decision 0108). */
const markersPerPiece = 100
/** Nineteen of twenty estimates lie within this many standard errors. */
const standardErrors = 1.96

/** How far a share can be relied on. */
export type Confidence = 'high' | 'moderate' | 'low'
/** Where a breed's share lies in nineteen of twenty estimates, in whole percents, outwards. */
export type BreedRange = { from: number; to: number; confidence: Confidence }

const confidenceOf = (percent: number, from: number, to: number): Confidence => {
  if (to - from <= percent * 0.4) return 'high'
  return from >= percent / 2 ? 'moderate' : 'low'
}

/**
 * The range of a share of 0 to 100 percent, by the markers that were read: a Wilson score interval (1927,
 * doi:10.1080/01621459.1927.10502953) over two copies of each piece of DNA. Null where the laboratory stated no markers.
 */
export function breedRangeOf(percent: number, markersRead: number | null): BreedRange | null {
  if (!markersRead) return null
  const pieces = Math.max(1, (2 * markersRead) / markersPerPiece)
  const share = percent / 100
  const squared = standardErrors ** 2
  const middle = (share + squared / (2 * pieces)) / (1 + squared / pieces)
  const half =
    (standardErrors / (1 + squared / pieces)) * Math.sqrt((share * (1 - share)) / pieces + squared / (4 * pieces ** 2))
  const from = Math.max(0, Math.floor((middle - half) * 100))
  const to = Math.min(100, Math.ceil((middle + half) * 100 - 1e-9))
  return { from, to, confidence: confidenceOf(percent, from, to) }
}

/** "37 to 47%". */
export const rangeText = ({ from, to }: BreedRange) => `${from} to ${to}%`

import { fewestMarkers } from './panels.ts'
import type { ReadMarkers } from './profile.ts'

export type Likeness = {
  /** Markers that gave a result in both. */
  markers: number
  /** How many of their alleles are alike, 0 to 1. */
  share: number
}

/** Of two alleles each, how many can be paired off: 0, 1 or 2. */
function alike([one, other]: string[], [first, second]: string[]): number {
  const straight = Number(one === first) + Number(other === second)
  const crossed = Number(one === second) + Number(other === first)
  return Math.max(straight, crossed)
}

/**
 * The share of alleles that two DNA profiles on one panel have alike (identity by state). Animals that are not related
 * share many by chance, so it compares mates with one another and proves no relation. Null with too few markers in common.
 */
export function likenessOf(panel: string, one: ReadMarkers, other: ReadMarkers): Likeness | null {
  let markers = 0
  let shared = 0
  for (const [name, alleles] of one) {
    const others = other.get(name)
    if (!others) continue
    markers += 1
    shared += alike(alleles, others)
  }
  return markers < fewestMarkers(panel) ? null : { markers, share: shared / (2 * markers) }
}

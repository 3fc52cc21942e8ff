import { fewestMarkers, isSnpPanel } from './panels.ts'
import type { AlleleFrequencies } from './parentage.ts'
import { pairsOf, type ReadMarkers } from './profile.ts'

export type Diversity = {
  /** SNPs that gave a result. */
  markers: number
  /** The share of them at which the two alleles differ, 0 to 1. */
  heterozygosity: number
  /** By how much that falls short of a population in which all mate at random; below 0 where it exceeds it. Null without one. */
  inbreeding: number | null
  /** Half the width of its 95 percent interval, from the number of markers alone. */
  margin: number | null
}

/** How often two alleles differ that are drawn at random from the population. */
const expectedAt = (frequencies: Record<string, number>) =>
  1 - Object.values(frequencies).reduce((sum, share) => sum + share ** 2, 0)

/** 1 - observed / expected, over the markers whose frequencies are known (Li and Horvitz 1953, Am J Hum Genet 5:107-117). */
function inbreedingBy(
  panel: string,
  differing: Map<string, number>,
  frequencies: AlleleFrequencies,
): Pick<Diversity, 'inbreeding' | 'margin'> {
  let [markers, observed, expected] = [0, 0, 0]
  for (const [name, share] of differing) {
    const known = frequencies[name]
    if (!known) continue
    markers += 1
    observed += share
    expected += expectedAt(known)
  }
  if (markers < fewestMarkers(panel) || expected === 0) return { inbreeding: null, margin: null }
  const share = observed / markers
  const error = Math.sqrt((share * (1 - share)) / markers)
  return { inbreeding: 1 - observed / expected, margin: (1.96 * error * markers) / expected }
}

function diversityBy(panel: string, differing: Map<string, number>, frequencies: AlleleFrequencies): Diversity | null {
  if (!isSnpPanel(panel) || differing.size < fewestMarkers(panel)) return null
  const sum = [...differing.values()].reduce((total, share) => total + share, 0)
  return {
    markers: differing.size,
    heterozygosity: sum / differing.size,
    ...inbreedingBy(panel, differing, frequencies),
  }
}

/** How mixed an animal's own DNA is, by the SNPs of its profile. Null for other panels, and where too few were read. */
export const diversityOf = (panel: string, markers: ReadMarkers, frequencies: AlleleFrequencies): Diversity | null =>
  diversityBy(panel, new Map([...markers].map(([name, [one, other]]) => [name, Number(one !== other)])), frequencies)

/** The expected diversity of a litter: at each SNP the chance that dam and sire pass on different alleles. */
export const litterDiversity = (
  panel: string,
  [dam, sire]: [dam: ReadMarkers, sire: ReadMarkers],
  frequencies: AlleleFrequencies,
): Diversity | null =>
  diversityBy(
    panel,
    new Map(
      pairsOf(dam, sire).map(({ name, one, other }) => [
        name,
        one.flatMap((from) => other.map((to) => Number(from !== to))).reduce((sum, differs) => sum + differs, 0) / 4,
      ]),
    ),
    frequencies,
  )

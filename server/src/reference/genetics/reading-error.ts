/**
 * The chance that a platform reads one genotype wrongly, 0 to 1. What our laboratory states; a panel that is not named
 * here counts as the worst of them.
 */
const errorRates: Record<string, number> = { 'ISAG 2020 SNP': 0.005, 'ISAG 2006 STR': 0.005, AKC: 0.005 }
const errorRateOf = (panel: string) => errorRates[panel] ?? Math.max(...Object.values(errorRates))

/** Of the errors in a family's genotypes about half make a marker that does not fit; the others leave it fitting. */
const shareThatShows = 0.5

/** The chance of at least this many successes in `count` independent trials. */
function chanceOfAtLeast(successes: number, count: number, chance: number): number {
  let exactly = (1 - chance) ** count
  let fewer = 0
  for (let index = 0; index < successes; index++) {
    fewer += exactly
    exactly *= (((count - index) / (index + 1)) * chance) / (1 - chance)
  }
  return 1 - fewer
}

/** The most successes that are still reached with this likelihood. */
function mostWith(likelihood: number, count: number, chance: number): number {
  let most = 0
  while (most < count && chanceOfAtLeast(most + 1, count, chance) >= likelihood) most += 1
  return most
}

export type Compared = {
  panel: string
  /** Markers that were compared. */
  markers: number
  /** Genotypes compared with one another at each marker: two of a pair, three of a family. */
  genotypes: 2 | 3
  /** The share of reading errors that show, 0 to 1. */
  shows?: number
}

/**
 * How many markers reading errors alone make differ where all is well. `few`: one in twenty true families has so many or
 * more; `most`: one in a hundred. Thresholds must grow with the number of markers (Strucken et al. 2016, J Anim Breed
 * Genet 133:13-23).
 */
export function errorsIn({ panel, markers, genotypes, shows = shareThatShows }: Compared): {
  few: number
  most: number
} {
  const chance = genotypes * errorRateOf(panel) * shows
  return { few: mostWith(0.05, markers, chance), most: mostWith(0.01, markers, chance) }
}

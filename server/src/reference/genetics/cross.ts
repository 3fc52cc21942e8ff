import { noCopy, possibleGenotypes } from './genotype.ts'

/**
 * Mendel's laws. Each parent passes one of its two alleles with a chance of one half, so every chance is a whole
 * number of equally likely ways out of a power of two: exact as a number, without rounding (0 to 1).
 */
export type Odds = Map<string, number>

/** Offspring apart by sex where the gene is on the X chromosome: a son's only copy is his dam's. */
export type Sex = 'daughters' | 'sons' | null

export type Locus = {
  /** Two alleles, a male's of an X-linked gene with Y; null for a parent that was not tested. */
  dam: string[] | null
  sire: string[] | null
  /** All alleles of the gene, in the order in which a genotype names them: what an untested parent may have. */
  alleles: string[]
  isXLinked: boolean
  /** Alleles of which two copies are lost before birth; none where left out. */
  lethal?: string[]
  /** The loss is suspected and not proven: chances are ranges, with it and without. */
  isLossSuspected?: boolean
}
export type Outcome = { genotype: string; sex: Sex; from: number; to: number }

const write = ({ alleles }: Locus, one: string, other: string) => {
  const rank = (allele: string) => (allele === noCopy ? Infinity : alleles.indexOf(allele))
  return rank(one) <= rank(other) ? `${one}/${other}` : `${other}/${one}`
}

/** What a parent passes on to offspring of that sex: equally likely alleles. */
const gametes = (parent: string[], sex: Sex) =>
  parent.filter((allele) => (parent.includes(noCopy) ? (allele === noCopy) === (sex === 'sons') : true))

/** The chance of each genotype among offspring of that sex, from two known parents. */
function oddsOf(locus: Locus, dam: string[], sire: string[], sex: Sex): Odds {
  const eggs = gametes(dam, sex)
  const sperm = gametes(sire, sex)
  const odds: Odds = new Map()
  for (const egg of eggs)
    for (const one of sperm) {
      const genotype = write(locus, egg, one)
      odds.set(genotype, (odds.get(genotype) ?? 0) + 1 / (eggs.length * sperm.length))
    }
  return odds
}

const isLost = ({ lethal = [] }: Locus, genotype: string) =>
  genotype.split('/').every((allele) => lethal.includes(allele))

const lostIn = (locus: Locus, odds: Odds): number =>
  [...odds].reduce((sum, [genotype, chance]) => (isLost(locus, genotype) ? sum + chance : sum), 0)

/** The chances among those that are born. */
function bornOf(locus: Locus, odds: Odds): Odds {
  const born = 1 - lostIn(locus, odds)
  return new Map(
    [...odds].flatMap(([genotype, chance]) => (isLost(locus, genotype) ? [] : [[genotype, chance / born]])),
  )
}

/** Daughters and sons apart on the X chromosome, all together elsewhere. */
const sexesOf = (isXLinked: boolean): Sex[] => (isXLinked ? ['daughters', 'sons'] : [null])

/** The odds among those conceived of that sex, one table for each pair of genotypes that the parents may have. */
function oddsTables(locus: Locus, sex: Sex): Odds[] {
  const of = (parent: string[] | null, isHemizygous: boolean) =>
    parent
      ? [parent]
      : possibleGenotypes(locus.alleles, isHemizygous).filter(
          (pair) => locus.isLossSuspected || !isLost(locus, pair.join('/')),
        )
  const sires = of(locus.sire, locus.isXLinked)
  return of(locus.dam, false).flatMap((dam) => sires.map((sire) => oddsOf(locus, dam, sire, sex)))
}

/** From the lowest to the highest that any genotype of an untested parent allows, 0 to 1. */
export type Chance = { from: number; to: number }
const span = (chances: number[]): Chance => ({ from: Math.min(...chances), to: Math.max(...chances) })

/** The odds of `oddsTables` among the offspring that are born. */
const bornTables = (locus: Locus, sex: Sex): Odds[] =>
  oddsTables(locus, sex).flatMap((odds) => {
    // Where all would be lost and one is there all the same, the loss was no more than suspected.
    if (lostIn(locus, odds) === 1) return [odds]
    return locus.isLossSuspected ? [bornOf(locus, odds), odds] : [bornOf(locus, odds)]
  })

/** How many of those conceived are lost before birth. */
export const lostBeforeBirth = (locus: Locus): Chance =>
  span([
    ...(locus.isLossSuspected ? [0] : []),
    ...sexesOf(locus.isXLinked).flatMap((sex) => oddsTables(locus, sex).map((odds) => lostIn(locus, odds))),
  ])

/**
 * Every genotype that offspring can have at one locus, with its chance of all that are born, or of those of that sex. An
 * untested parent makes it a range over all genotypes that parent can have: never a guess at how likely each is.
 */
export function crossLocus(locus: Locus): Outcome[] {
  return sexesOf(locus.isXLinked).flatMap((sex) => {
    const all = bornTables(locus, sex)
    const genotypes = possibleGenotypes(locus.alleles, sex === 'sons').map(([one = '', other = '']) =>
      write(locus, one, other),
    )
    return genotypes
      .map((genotype) => ({ genotype, sex, ...span(all.map((odds) => odds.get(genotype) ?? 0)) }))
      .filter(({ to }) => to > 0)
  })
}

/** The chance that one of the offspring, of that sex on the X chromosome, has any genotype that counts. */
export const chanceOf = (locus: Locus, sex: Sex, counts: (genotype: string) => boolean): Chance =>
  span(
    bornTables(locus, sex).map((odds) =>
      [...odds].reduce((sum, [genotype, odd]) => sum + (counts(genotype) ? odd : 0), 0),
    ),
  )

export type JointOutcome = { genotypes: string[]; sex: Sex; chance: number }

/**
 * The chance of each combination over loci on different chromosomes, which are inherited independently: the product of
 * the single chances. Both parents must be tested at every locus. One locus on the X chromosome parts daughters and sons.
 */
export function crossLoci(loci: Locus[]): JointOutcome[] {
  return sexesOf(loci.some(({ isXLinked }) => isXLinked)).flatMap((sex) =>
    loci
      .map((locus) => crossLocus(locus).filter((outcome) => outcome.sex === null || outcome.sex === sex))
      .reduce<JointOutcome[]>(
        (joint, outcomes) =>
          joint.flatMap(({ genotypes, chance }) =>
            outcomes.map(({ genotype, from }) => ({ genotypes: [...genotypes, genotype], sex, chance: chance * from })),
          ),
        [{ genotypes: [], sex, chance: 1 }],
      ),
  )
}

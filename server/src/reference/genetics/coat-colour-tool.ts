import type { CoatColour } from '@shop/contract/tool'
import type { Coat, CoatLocus, Genotypes } from './coat-loci.ts'
import { type Chance, chanceOf, crossLoci, crossLocus, type Locus, type Sex } from './cross.ts'
import { type Gender, GenotypeError, genotypeText, possibleGenotypes, readGenotype, splitGenotype } from './genotype.ts'

/** A genotype of a colour tool that cannot be read; `key` is the locus. */
export class ColourError extends GenotypeError {
  readonly key: string
  constructor(key: string, message: string) {
    super(message)
    this.key = key
  }
}

function readLocus({ key, locus, alleles, isXLinked }: CoatLocus, text: string, gender: Gender): string[] | null {
  if (text.trim() === '?') return null
  try {
    const modeOfInheritance = isXLinked ? 'X-linked' : null
    return readGenotype({ name: `${locus} locus`, modeOfInheritance, alleles }, text, gender)[0] ?? []
  } catch (error) {
    throw error instanceof GenotypeError ? new ColourError(key, error.message) : error
  }
}

/** An animal's genotypes as alleles, the dominant first; "?" was not tested. Throws `ColourError`. */
export const readGenotypes = (
  loci: readonly CoatLocus[],
  input: Record<string, string>,
  gender: Gender = 'female',
): Genotypes => Object.fromEntries(loci.map((locus) => [locus.key, readLocus(locus, input[locus.key] ?? '', gender)]))

/** The unseen alleles of a genotype, by name: "chocolate (b)". */
const nameOf = ({ alleleNames }: CoatLocus, allele: string) => `${alleleNames[allele] ?? 'allele'} (${allele})`

function describeLocus(locus: CoatLocus, genotype: string[] | null): CoatColour['loci'][number] {
  return {
    key: locus.key,
    locus: locus.locus,
    gene: locus.gene,
    genotype: genotype && genotypeText([genotype]),
    meaning: genotype && (locus.meanings[locus.shows(genotype)] ?? ''),
    carries: genotype ? locus.hidden(genotype).map((allele) => nameOf(locus, allele)) : [],
  }
}

/** What is left open at each locus: pairs of alleles. */
export type Possible = Readonly<Record<string, readonly string[][]>>

/** The coats that these pairs allow: one, or several where a locus that matters is open. */
export const coatsIn = (loci: readonly CoatLocus[], coats: readonly Coat[], possible: Possible): string[] =>
  coats
    .filter(({ needs }) =>
      loci.every((locus) => {
        const wanted = needs[locus.key]
        return !wanted || possible[locus.key]?.some((genotype) => wanted.includes(locus.shows(genotype)))
      }),
    )
    .map(({ name }) => name)

/** The coats that an animal can have. */
const coatsOf = (loci: readonly CoatLocus[], coats: readonly Coat[], animal: Genotypes): string[] => {
  const possible = ({ key, alleles }: CoatLocus) => {
    const genotype = animal[key]
    return genotype ? [genotype] : possibleGenotypes(alleles, false)
  }
  return coatsIn(loci, coats, Object.fromEntries(loci.map((locus) => [locus.key, possible(locus)])))
}

const percents = ({ from, to }: Chance) => ({ percentFrom: from * 100, percentTo: to * 100 })
type Percents = ReturnType<typeof percents>
const byChance = (a: Percents, b: Percents) => b.percentFrom - a.percentFrom || b.percentTo - a.percentTo

type Pair = { loci: readonly CoatLocus[]; dam: Genotypes; sire: Genotypes }

const toLocus = ({ key, alleles, isXLinked = false }: CoatLocus, { dam, sire }: Pair): Locus => ({
  dam: dam[key] ?? null,
  sire: sire[key] ?? null,
  alleles,
  isXLinked,
})

/** Daughters and sons apart where a gene on the X chromosome can show otherwise in the one than in the other. */
function sexesOf(pair: Pair): Sex[] {
  const isParted = pair.loci.some(
    (locus) =>
      locus.isXLinked &&
      new Set(crossLocus(toLocus(locus, pair)).map(({ genotype }) => locus.shows(genotype.split('/')))).size > 1,
  )
  return isParted ? ['daughters', 'sons'] : [null]
}

const coatChances = (pair: Pair, coats: readonly Coat[]) =>
  sexesOf(pair).flatMap((sex) => chancesAmong(pair, coats, sex))

/**
 * The chance of each coat, of all young or of those of a sex. The loci lie on different chromosomes (see chromosomes.ts)
 * and an untested parent's genotype at one reveals nothing of another, so the lowest chances multiply, and the highest.
 */
function chancesAmong(pair: Pair, coats: readonly Coat[], sex: Sex) {
  return coats
    .map(({ name, needs }) => {
      const chance = pair.loci.reduce<Chance>(
        (sofar, locus) => {
          const wanted = needs[locus.key]
          if (!wanted) return sofar
          const one = chanceOf(toLocus(locus, pair), locus.isXLinked ? (sex ?? 'daughters') : null, (genotype) =>
            wanted.includes(locus.shows(genotype.split('/'))),
          )
          return { from: sofar.from * one.from, to: sofar.to * one.to }
        },
        { from: 1, to: 1 },
      )
      return { colour: name, sex, ...percents(chance) }
    })
    .filter(({ percentTo }) => percentTo > 0)
    .toSorted(byChance)
}

const carryChances = (pair: Pair) =>
  pair.loci
    .flatMap((locus) =>
      Object.keys(locus.alleleNames).map((allele) => ({
        allele: nameOf(locus, allele),
        ...percents(
          chanceOf(toLocus(locus, pair), null, (genotype) => locus.hidden(genotype.split('/')).includes(allele)),
        ),
      })),
    )
    .filter(({ percentTo }) => percentTo > 0)
    .toSorted(byChance)

const isTested = (animal: Genotypes) => Object.values(animal).every((genotype) => genotype !== null)

/** More genotypes than these are no table to read. */
const mostGenotypes = 256

/** Every joint genotype with its coat; empty where a parent has an untested locus, or there are too many. */
function jointGenotypes(pair: Pair, coats: readonly Coat[]): CoatColour['offspring'] {
  if (!isTested(pair.dam) || !isTested(pair.sire)) return []
  const loci = pair.loci.map((locus) => toLocus(locus, pair))
  if (loci.reduce((count, locus) => count * crossLocus(locus).length, 1) > mostGenotypes) return []
  return crossLoci(loci)
    .map(({ genotypes, sex, chance }) => {
      const young = Object.fromEntries(
        pair.loci.map(({ key }, index) => [key, splitGenotype(genotypes[index] ?? '')[0] ?? null]),
      )
      return {
        genotype: genotypes.join(' '),
        sex,
        colour: coatsOf(pair.loci, coats, young)[0] ?? '',
        percent: chance * 100,
      }
    })
    .toSorted((a, b) => b.percent - a.percent)
}

const untestedIn = (loci: readonly CoatLocus[], animal: Genotypes) =>
  loci.filter(({ key }) => animal[key] === null).map(({ locus, gene }) => `${locus} (${gene})`)

export type ColourTool = {
  loci: readonly CoatLocus[]
  coats: readonly Coat[]
  /** What comes on top of the colour, such as white. */
  marks: readonly Coat[]
}

/** The coats of one animal from its genotypes, or with a mate those of their young. */
export function predictCoat(
  { loci, coats, marks }: ColourTool,
  dam: Genotypes,
  sire: Genotypes | null,
): Omit<CoatColour, 'limits' | 'warnings'> {
  const described = loci.map((locus) => describeLocus(locus, dam[locus.key] ?? null))
  if (!sire)
    return {
      loci: described,
      colours: coatsOf(loci, coats, dam),
      marks: coatsOf(loci, marks, dam),
      offspring: [],
      offspringLoci: [],
      offspringColours: [],
      offspringMarks: [],
      offspringCarries: [],
      untested: { animal: untestedIn(loci, dam), mate: [] },
    }
  const pair = { loci, dam, sire }
  const offspringColours = coatChances(pair, coats)
  const offspringMarks = chancesAmong(pair, marks, null).map(({ sex: _, ...mark }) => mark)
  return {
    loci: described,
    colours: [...new Set(offspringColours.map(({ colour }) => colour))],
    marks: offspringMarks.map(({ colour }) => colour),
    offspring: jointGenotypes(pair, coats),
    offspringLoci: loci.map((locus) => ({
      key: locus.key,
      locus: locus.locus,
      outcomes: crossLocus(toLocus(locus, pair)).map(({ genotype, sex, from, to }) => ({
        genotype,
        sex,
        ...percents({ from, to }),
      })),
    })),
    offspringColours,
    offspringMarks,
    offspringCarries: carryChances(pair),
    untested: { animal: untestedIn(loci, dam), mate: untestedIn(loci, sire) },
  }
}

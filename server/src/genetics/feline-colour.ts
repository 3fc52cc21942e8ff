import type { FelineColour } from '@shop/contract/tool'
import { crossLoci, crossLocus, type Locus } from './cross.ts'
import { type Base, type ColourKey, colourLoci, type ColourLocus, colourOf, type Naming } from './feline-loci.ts'
import { GenotypeError, genotypeText, readGenotype, splitGenotype } from './genotype.ts'

export type Cat = Record<ColourKey, string[]>
type CatInput = Record<ColourKey, string>

/** A genotype at one of the four loci that cannot be read; `key` is the locus. */
export class ColourError extends GenotypeError {
  readonly key: ColourKey
  constructor(key: ColourKey, message: string) {
    super(message)
    this.key = key
  }
}

/** Cinnamon is written bl, b1 or b'. */
const spelled = (text: string) => text.replace(/\bb(?:1|'|’|`)/g, 'bl')

function readLocus({ key, locus, alleles }: ColourLocus, text: string): string[] {
  try {
    const facts = { name: `${locus} locus`, modeOfInheritance: null, alleles }
    return readGenotype(facts, key === 'bcc' ? spelled(text) : text, 'female')[0] ?? []
  } catch (error) {
    throw error instanceof GenotypeError ? new ColourError(key, error.message) : error
  }
}

/** The four genotypes as alleles, the dominant first. Throws `ColourError` for an allele that the locus does not have. */
export const readCat = (input: CatInput): Cat =>
  Object.fromEntries(colourLoci.map((locus) => [locus.key, readLocus(locus, input[locus.key])])) as Cat

const baseOf = (cat: Cat): Base =>
  Object.fromEntries(colourLoci.map(({ key, shows }) => [key, shows(cat[key])])) as Base

/** The unseen alleles of a genotype, by name: "chocolate (b)". */
const carriedBy = ({ hidden, alleleNames }: ColourLocus, genotype: string[]) =>
  hidden(genotype).map((allele) => `${alleleNames[allele]} (${allele})`)

/** What orange and the others hide is not known here; how c acts beside cb or cs is not known anywhere. */
const limitsOf = (...cats: Cat[]): string[] => [
  'Orange is not in this tool. It turns a cat red, or cream where it is dilute, and its tabby stripes show even in a solid cat (a/a). A female with one copy is tortoiseshell.',
  'Dominant white, white spotting, silver, tabby pattern and amber are not in this tool either, and can hide or change the colour.',
  ...(cats.some(({ colourpoint }) => colourpoint.includes('c'))
    ? ['How the albino allele (c) acts beside cb or cs is uncertain, so the colour of such a cat is too.']
    : []),
]

function describeLoci(cat: Cat): FelineColour['loci'] {
  return colourLoci.map((locus) => ({
    key: locus.key,
    locus: locus.locus,
    gene: locus.gene,
    genotype: genotypeText([cat[locus.key]]),
    meaning: locus.meanings[locus.shows(cat[locus.key])] ?? '',
    carries: carriedBy(locus, cat[locus.key]),
  }))
}

const percent = (chance: number) => chance * 100
const byChance = (a: { percent: number }, b: { percent: number }) => b.percent - a.percent

/** Chances added up by name, likeliest first. */
function collapse(parts: { name: string; chance: number }[]): { name: string; percent: number }[] {
  const chances = new Map<string, number>()
  for (const { name, chance } of parts) chances.set(name, (chances.get(name) ?? 0) + chance)
  return [...chances].map(([name, chance]) => ({ name, percent: percent(chance) })).toSorted(byChance)
}

/**
 * A pair's kittens. The four genes lie on four chromosomes (see chromosomes.ts), so their chances multiply; all are
 * fractions of 256, which numbers hold exactly, so the tables sum to 100.
 */
function describeLitter(cat: Cat, mate: Cat, naming: Naming) {
  const loci = colourLoci.map(({ key, alleles }): Locus => ({
    dam: cat[key],
    sire: mate[key],
    alleles,
    isXLinked: false,
  }))
  const kittens = crossLoci(loci).map(({ genotypes, chance }) => {
    const kitten = Object.fromEntries(
      colourLoci.map(({ key }, index) => [key, splitGenotype(genotypes[index] ?? '')[0]]),
    ) as Cat
    return { kitten, genotype: genotypes.join(' '), chance, colour: colourOf(baseOf(kitten), naming) }
  })
  return {
    offspring: kittens
      .map(({ genotype, colour, chance }) => ({ genotype, colour, percent: percent(chance) }))
      .toSorted(byChance),
    offspringLoci: colourLoci.map(({ key, locus }, index) => ({
      key,
      locus,
      outcomes: crossLocus(loci[index] as Locus).map(({ genotype, from }) => ({ genotype, percent: percent(from) })),
    })),
    offspringColours: collapse(kittens.map(({ colour, chance }) => ({ name: colour, chance }))).map(
      ({ name, percent }) => ({ colour: name, percent }),
    ),
    offspringCarries: collapse(
      kittens.flatMap(({ kitten, chance }) =>
        colourLoci.flatMap((locus) => carriedBy(locus, kitten[locus.key]).map((name) => ({ name, chance }))),
      ),
    ).map(({ name, percent }) => ({ allele: name, percent })),
  }
}

const noLitter = { offspring: [], offspringLoci: [], offspringColours: [], offspringCarries: [] }

/**
 * The colour of one cat from its four genotypes, or with a mate the colours of their kittens. The loci are those of
 * feline-loci.ts; what they cannot tell is listed in `limits`.
 */
export function predictColour(cat: Cat, mate: Cat | null, naming: Naming = 'common'): FelineColour {
  const loci = describeLoci(cat)
  if (!mate) return { loci, colours: [colourOf(baseOf(cat), naming)], ...noLitter, limits: limitsOf(cat) }
  const litter = describeLitter(cat, mate, naming)
  return { loci, colours: litter.offspringColours.map(({ colour }) => colour), ...litter, limits: limitsOf(cat, mate) }
}

import { isXLinked } from './inheritance.ts'
import type { TestFacts } from './test-facts.ts'

export type Gender = 'male' | 'female'
type LocusFacts = Pick<TestFacts, 'name' | 'modeOfInheritance' | 'alleles'>

/** A genotype that cannot be one of this test's, in words that a laboratory can act on. */
export class GenotypeError extends Error {
  override name = 'GenotypeError'
}

/** Written where a male has no second copy of an X-linked gene. */
export const noCopy = 'Y'

/** How laboratories write that a marker gave no result, for one copy or for both. */
const noCall =
  /^([-–—.?0]{1,2}|n\/?[acd]|no ?call|no ?result|not (called|determined|available)|fail(ed)?|undetermined)$/i

/**
 * Whether a value means that nothing was read: "-/-", "0/0", "NC", "fail/fail", "N/A". One missing copy beside a read
 * one is no such value, nor is empty text. Call it only for what is no genotype of the test: a test may know N and C.
 */
export const isNoCall = (text: string): boolean =>
  noCall.test(text.trim()) || text.split('/').every((copy) => noCall.test(copy.trim()))

/**
 * "b (bs,bd,bc)" names an allele and its variants. "F (or N,IC)" names another notation, which is not read: its N is
 * the other allele, and N/N would mean two things.
 */
const spellingsOf = (allele: string): string[] => allele.replace(/\(or .*\)/, '').match(/[^\s(),]+/g) ?? []

const isOfSeveralLoci = (alleles: string[]) => alleles.some((entry) => /^[^(]*,/.test(entry))

/**
 * The alleles a test knows, locus by locus, in the catalogue's order: [["N", "DM"]]. A test that reads several loci
 * has one list for each.
 */
export const allelesOf = ({ alleles }: Pick<TestFacts, 'alleles'>): string[][] =>
  isOfSeveralLoci(alleles)
    ? alleles.map((entry) => entry.split(',').map((allele) => allele.trim()))
    : [[...new Set(alleles.flatMap(spellingsOf))]]

/** Alleles by the first of their spellings: "b (bs,bd,bc)" is b. */
export const namedAllelesOf = ({ alleles }: Pick<TestFacts, 'alleles'>): string[][] =>
  isOfSeveralLoci(alleles)
    ? allelesOf({ alleles })
    : [[...new Set(alleles.flatMap((entry) => spellingsOf(entry).slice(0, 1)))]]

/** The allele as the catalogue writes it; letters' case matters only where two alleles differ by it alone ("E,e"). */
function readAllele(known: string[], text: string): string | undefined {
  const alike = known.filter((allele) => allele.toLowerCase() === text.toLowerCase())
  return known.includes(text) ? text : alike.length === 1 ? alike[0] : undefined
}

/** Sorts alleles as the catalogue does. */
export const allelesInOrder = (known: string[], alleles: string[]): string[] => {
  const rank = (allele: string) => (allele === noCopy ? Infinity : known.indexOf(allele))
  return alleles.toSorted((a, b) => rank(a) - rank(b))
}

/** A genotype's text taken apart: its alleles, locus by locus. */
export const splitGenotype = (text: string): string[][] =>
  text.split(';').map((locus) => locus.split('/').map((allele) => allele.trim()))

/**
 * Of a colour that both X chromosomes show side by side a male with two alleles is seen and known: a tortoiseshell tom
 * has two X chromosomes beside his Y (Thuline and Norby 1961, Science 134:554-555). Elsewhere two alleles in a male are
 * another animal's, or the sex is wrong.
 */
const canHaveTwoInMales = (mode: string | null) => mode?.startsWith('X-linked semidominant') ?? false

/** Whether a genotype of the X chromosome is of a male with two different copies of it. */
export const isOfTwoX = (facts: Pick<TestFacts, 'modeOfInheritance'>, loci: string[][], gender: Gender): boolean =>
  gender === 'male' && canHaveTwoInMales(facts.modeOfInheritance) && loci.some((alleles) => !alleles.includes(noCopy))

function readLocus(facts: LocusFacts, known: string[], parts: string[], gender: Gender): string[] {
  const named = known.join(', ')
  const isMale = isXLinked(facts.modeOfInheritance) && gender === 'male'
  const isOfTwo =
    isMale && canHaveTwoInMales(facts.modeOfInheritance) && parts.length === 2 && new Set([...parts, noCopy]).size === 3
  const isHemizygous = isMale && !isOfTwo
  const refuse = (why: string) => new GenotypeError(`${facts.name}: “${parts.join('/')}” cannot be right. ${why}`)

  if (parts.length !== 2) throw refuse(`A genotype names two alleles parted by a stroke, as ${known[0]}/${known[1]}.`)
  const copies = isHemizygous ? parts.filter((part) => part !== noCopy) : parts
  if (isHemizygous && copies.length !== 1)
    throw refuse(
      `The gene is on the X chromosome, and a male has one copy: write ${known[0]}/${noCopy}. Check the sex of the animal too.`,
    )
  if (!isHemizygous && isXLinked(facts.modeOfInheritance) && parts.includes(noCopy))
    throw refuse('Only a male has a Y chromosome, and this animal is a female. Check its sex too.')
  const alleles = copies.map((copy) => {
    const allele = readAllele(known, copy)
    if (!allele) throw refuse(`This test has no allele “${copy}”; it knows ${named}.`)
    return allele
  })
  return isHemizygous ? [...alleles, noCopy] : allelesInOrder(known, alleles)
}

/**
 * The alleles of each locus, normal one first: "DM/N" is [["N", "DM"]], a male's "Y/M" of an X-linked gene
 * [["M", "Y"]]. A test of several loci is written with semicolons: "A/a; B/B; C/c". Throws `GenotypeError`.
 */
export function readGenotype(facts: LocusFacts, text: string, gender: Gender): string[][] {
  const loci = allelesOf(facts)
  const parts = splitGenotype(text)
  if (parts.length !== loci.length)
    throw new GenotypeError(
      `${facts.name}: “${text}” has ${parts.length} genotypes where the test reads ${loci.length}, parted by semicolons.`,
    )
  return loci.map((known, index) => readLocus(facts, known, parts[index] ?? [], gender))
}

export const genotypeText = (loci: string[][]): string => loci.map((alleles) => alleles.join('/')).join('; ')

/** The genotype in its one way of writing: "N/DM", "N/Y". Throws `GenotypeError` where it cannot be one of this test's. */
export const genotypeOf = (facts: LocusFacts, text: string, gender: Gender): string =>
  genotypeText(readGenotype(facts, text, gender))

/** Every genotype that alleles of one locus can make; a male's of an X-linked gene has one allele and Y. */
export function possibleGenotypes(alleles: string[], isHemizygous: boolean): string[][] {
  if (isHemizygous) return alleles.map((allele) => [allele, noCopy])
  return alleles.flatMap((one, index) => alleles.slice(index).map((other) => [one, other]))
}

import { type Mode, modeOf } from './inheritance.ts'
import { noCopy } from './genotype.ts'
import type { TestFacts } from './test-facts.ts'

type Facts = Pick<TestFacts, 'modeOfInheritance' | 'normalAlleles'>

/** "B > b > bl" and "St dominant over bt", as far as the source states an order; the strongest first. */
const statedOrder = (mode: string): string[] =>
  mode
    .replace(' dominant over ', ' > ')
    .match(/\w+(?: > \w+)+/)?.[0]
    .split(' > ') ?? []

function dominance(facts: Facts, mode: Mode, [one = '', other = '']: string[]): string | null {
  const [normal] = facts.normalAlleles
  const isMixed = one !== other
  if (mode === 'recessive') {
    if (one !== normal && other !== normal)
      return 'The trait is recessive: it takes two such copies to show, unless another gene hides it.'
    return isMixed
      ? `${normal} is dominant: the other copy does not show, and can be passed on.`
      : 'There is no recessive copy to pass on.'
  }
  if (mode === 'dominant') {
    if (one === normal && other === normal) return 'There is no copy of the dominant form.'
    const dominant = one === normal ? other : one
    return `${dominant} is dominant: one copy is enough to show, unless another gene hides it.`
  }
  if (mode === 'incomplete_dominant') {
    const variants = [one, other].filter((allele) => allele !== normal)
    if (variants.length < 2)
      return variants.length ? 'One copy already has an effect.' : 'There is no copy of the variant.'
    return isMixed ? 'How the two act together, our sources do not say.' : 'Two copies act more strongly than one.'
  }
  if (mode === 'co_dominant') return isMixed ? 'Each of the two shows its effect.' : null
  if (mode === 'series' && isMixed) {
    const order = statedOrder(facts.modeOfInheritance ?? '')
    const [first, second] = [one, other].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    return order.includes(one) && order.includes(other)
      ? `${first} is dominant over ${second}, which can be passed on unseen.`
      : 'The two decide together.'
  }
  return null
}

/** "One copy of N and one of M1.": the genotype in words. */
const foundText = ([[one = '', other = ''] = []]: string[][]): string =>
  one === other ? `Two copies of ${one}.` : `One copy of ${one} and one of ${other}.`

/** What the genotype of a trait test means for the animal: which alleles it has, and which of them can show. */
export function traitMeaning(facts: Facts, loci: string[][]): string {
  const [alleles = []] = loci
  const [one, other] = alleles
  if (loci.length > 1) return 'This test reads several places in the DNA together.'
  if (other === noCopy) return `His only copy of this gene, on the X chromosome, is ${one}.`
  return [foundText(loci), dominance(facts, modeOf(facts.modeOfInheritance), alleles)].filter(Boolean).join(' ')
}

/** Of a male with two different copies of a gene on the X chromosome, as a tortoiseshell tom has. */
export const twoXCopy = (loci: string[][]): { meaning: string; offspringMeaning: string } => ({
  meaning: `${foundText(loci)} That is rare in a male: he has two X chromosomes beside his Y (XXY), or is made of two cell lines. Both copies show, as in a tortoiseshell female.`,
  offspringMeaning:
    'Males with two X chromosomes are nearly always sterile. Have a vet look at him before you plan a litter; what he would pass on cannot be worked out.',
})

/** What it passes on; null without a known mode. */
export function traitOffspring(facts: Facts, loci: string[][]): string | null {
  const mode = modeOf(facts.modeOfInheritance)
  const [one, other] = loci[0] ?? []
  if (mode === 'unknown' || mode === 'complex') return null
  if (other === noCopy)
    return `Every daughter gets ${one} from him. Sons get his Y chromosome, and this gene from their dam.`
  return one === other
    ? `Every offspring gets ${one} from this parent.`
    : `Each offspring has a 50% chance of getting ${one} and a 50% chance of getting ${other} from this parent.`
}

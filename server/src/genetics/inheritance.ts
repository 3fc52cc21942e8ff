import type { StoreSpecies } from '@shop/contract/constants'

/** What the copy depends on: the mode and the caution as the source gives them, and whether it is a disease. */
export type Inheritance = { species: StoreSpecies; mode: string; caution: string; isDisease: boolean }

export type Mode =
  | 'recessive'
  | 'dominant'
  | 'incomplete_dominant'
  | 'co_dominant'
  | 'x_linked_recessive'
  | 'x_linked'
  | 'sex_limited'
  | 'series'
  | 'complex'
  | 'unknown'

/** How the sources begin the names of the modes we know, the longer before the shorter. */
const modeNames: [string, Mode][] = [
  ['Autosomal recessive', 'recessive'],
  ['Autosomal dominant', 'dominant'],
  ['Autosomal incomplete dominant', 'incomplete_dominant'],
  ['Autosomal co-dominant', 'co_dominant'],
  ['X-linked recessive', 'x_linked_recessive'],
  ['X-linked (complex)', 'complex'],
  ['X-linked', 'x_linked'],
  ['Sex-limited', 'sex_limited'],
  ['Allelic series', 'series'],
  ['Complex', 'complex'],
]

/** The mode behind the source's words; one we do not know, and none, is unknown. */
export const modeOf = (mode: string | null): Mode =>
  modeNames.find(([name]) => mode?.startsWith(name))?.[1] ?? 'unknown'

/** On the X chromosome a male has one copy of the gene and a female two. */
export const isXLinked = (mode: string | null): boolean => mode?.startsWith('X-linked') ?? false

/** Words of a caution that make a result a risk and not a verdict (GENETICS: "at risk", never "will develop"). */
const riskWords =
  /incomplete penetrance|variable penetrance|\brisk factor|\brisk indicator|\brisk groups|risk, not a diagnosis|not all \w+ \w+ show signs/i

export const isRiskOnly = ({ mode, caution, isDisease }: Inheritance): boolean =>
  isDisease && riskWords.test(`${mode}; ${caution}`)

/**
 * How a variant is inherited, and what one copy of it means, in plain sentences for its mode. "Carrier" is said only
 * of recessive modes: one copy of a dominant variant is not silent. A mode we do not know is said as the source says it.
 */
export function inheritanceText(facts: Inheritance): string {
  const { species, mode, isDisease } = facts
  const young = species === 'dog' ? 'puppy' : 'kitten'
  const isRisk = isRiskOnly(facts)
  const atRisk = `puts a ${species} at risk, though not every one becomes ill`
  const likely = /probable/.test(mode) ? 'Probably inherited' : 'Inherited'

  const kind = modeOf(mode)

  if (!mode) return 'The sources we read give no mode of inheritance.'
  if (kind === 'recessive') {
    const effect = isRisk
      ? `having two copies, one from each parent, ${atRisk}`
      : `it takes two copies, one from each parent, for the ${isDisease ? 'variant to have its effect' : 'trait to show'}`
    const carrier = isDisease
      ? `A ${species} with one copy is a carrier: it can pass the variant on even when it shows no signs itself.`
      : `A ${species} with one copy carries the trait and can pass it on without showing it.`
    return `${likely} as an autosomal recessive: ${effect}. ${carrier}`
  }
  if (kind === 'dominant') {
    const effect = isRisk
      ? `one copy ${atRisk}`
      : `one copy is enough for the ${isDisease ? 'variant to have its effect' : 'trait to show'}`
    return `${likely} as an autosomal dominant: ${effect}. A ${species} with one copy passes it to each ${young} with a chance of one in two.`
  }
  if (kind === 'incomplete_dominant')
    return isRisk
      ? `Inherited with incomplete dominance: one copy already ${atRisk}, and two copies act more strongly.`
      : 'Inherited with incomplete dominance: one copy already has an effect, and two copies act more strongly.'
  if (kind === 'co_dominant') return 'Inherited as an autosomal co-dominant: each copy shows its effect.'
  if (kind === 'x_linked_recessive')
    return `Inherited on the X chromosome: a male has one copy of the gene, and one with the variant is affected. A female with one copy is a carrier and passes it to each ${young} with a chance of one in two.`
  if (isXLinked(mode))
    return 'Inherited on the X chromosome: a male has one copy of the gene and a female two, so results are read by sex.'
  if (kind === 'sex_limited')
    return `Inherited in a sex-limited way that depends on male hormones, so the ${species}’s sex and whether it is desexed matter.`
  if (kind === 'series')
    return `The gene has several versions, called alleles, and the two that a ${species} has decide together.`
  if (kind === 'complex')
    return isRisk
      ? 'Several places in the DNA are read together and give a risk, not a diagnosis.'
      : 'Several places in the DNA are read together.'
  return `The source gives the mode of inheritance as: ${mode}.`
}

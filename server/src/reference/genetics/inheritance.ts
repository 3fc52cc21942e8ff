import type { StoreSpecies } from '@shop/contract/constants'
import type { TestFacts } from './test-facts.ts'

/** What the copy depends on: the mode as the source gives it, what copies do, and whether it is a disease. */
export type Inheritance = { species: StoreSpecies; mode: string; isDisease: boolean } & Pick<
  TestFacts,
  'oneCopy' | 'twoCopies'
>

export type Mode =
  | 'recessive'
  | 'dominant'
  | 'incomplete_dominant'
  | 'co_dominant'
  | 'x_linked_recessive'
  | 'x_linked'
  | 'risk_factor'
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
  ['Risk factor', 'risk_factor'],
  ['Allelic series', 'series'],
  ['Complex', 'complex'],
]

/** The mode behind the source's words; one we do not know, and none, is unknown. */
export const modeOf = (mode: string | null): Mode =>
  modeNames.find(([name]) => mode?.startsWith(name))?.[1] ?? 'unknown'

/** On the X chromosome a male has one copy of the gene and a female two. */
export const isXLinked = (mode: string | null): boolean => mode?.startsWith('X-linked') ?? false

/**
 * How a variant is inherited, and what one copy of it means, in plain sentences for its mode. "Carrier" is used for
 * recessive modes alone: one copy of a dominant variant is not silent. A mode that we do not know is shown as the
 * source states it.
 */
export function inheritanceText(facts: Inheritance): string {
  const { species, mode, isDisease, oneCopy, twoCopies } = facts
  const young = species === 'dog' ? 'puppy' : 'kitten'
  const atRisk = `puts a ${species} at risk, though not every one becomes ill`
  const kind = modeOf(mode)

  if (!mode) return 'The sources we read give no mode of inheritance.'
  if (kind === 'recessive')
    return `Inherited as an autosomal recessive: ${recessiveEffect(facts)}. ${oneCopyText(facts)}`
  if (kind === 'dominant') {
    const effect =
      isDisease && oneCopy === 'at_risk'
        ? `one copy ${atRisk}`
        : `one copy is enough for the ${isDisease ? `variant to have its effect${oneCopy === 'mild' ? ', which is mild' : ''}` : 'trait to show'}`
    return `Inherited as an autosomal dominant: ${effect}. A ${species} with one copy passes it to each ${young} with a chance of one in two.`
  }
  if (kind === 'incomplete_dominant')
    return isDisease && oneCopy === 'at_risk'
      ? `Inherited with incomplete dominance: one copy already ${atRisk}, and two copies act more strongly.`
      : 'Inherited with incomplete dominance: one copy already has an effect, and two copies act more strongly.'
  if (kind === 'co_dominant') return 'Inherited as an autosomal co-dominant: each copy shows its effect.'
  if (kind === 'x_linked_recessive')
    return `Inherited on the X chromosome: a male has one copy of the gene, and one with the variant ${twoCopies === 'at_risk' ? 'is at risk' : 'is affected'}. ${femaleText(facts, young)}`
  if (isXLinked(mode))
    return 'Inherited on the X chromosome: a male has one copy of the gene and a female two, so results are read by sex.'
  if (kind === 'risk_factor') {
    const copies = oneCopy === 'none' ? 'two copies' : 'one copy already'
    return isDisease
      ? `A risk factor and no cause by itself: ${copies} ${oneCopy === 'none' ? atRisk.replace('puts', 'put') : atRisk}.`
      : 'One factor among several: one copy already adds to it.'
  }
  if (kind === 'series')
    return `The gene has several versions, called alleles, and the two that a ${species} has decide together.`
  if (kind === 'complex')
    return twoCopies === 'at_risk'
      ? 'Several places in the DNA are read together and give a risk, not a diagnosis.'
      : 'Several places in the DNA are read together.'
  return `The source gives the mode of inheritance as: ${mode}.`
}

/** What two copies of a recessive do. */
function recessiveEffect({ species, isDisease, twoCopies }: Inheritance): string {
  if (!isDisease) return 'it takes two copies, one from each parent, for the trait to show'
  if (twoCopies === 'at_risk')
    return `having two copies, one from each parent, puts a ${species} at risk, though not every one becomes ill`
  if (twoCopies === 'harmless') return `even two copies, one from each parent, are not known to make a ${species} ill`
  const effect = 'it takes two copies, one from each parent, for the variant to have its effect'
  return twoCopies === 'mild' ? `${effect}, which is mild` : effect
}

/** What one copy of a recessive does. */
function oneCopyText({ species, isDisease, oneCopy }: Inheritance): string {
  if (!isDisease) return `A ${species} with one copy carries the trait and can pass it on without showing it.`
  if (oneCopy === 'small_risk')
    return `A ${species} with one copy is a carrier: it can pass the variant on, and has a small risk of its own.`
  if (oneCopy === 'at_risk' || oneCopy === 'mild')
    return `A ${species} with one copy can pass the variant on, and ${oneCopy === 'mild' ? 'can show mild signs itself' : 'has a low but real risk itself'}.`
  return `A ${species} with one copy is a carrier: it can pass the variant on even when it shows no signs itself.`
}

/** What one copy of an X-linked recessive does in a female. */
function femaleText({ oneCopy }: Inheritance, young: string): string {
  const passes = `passes it to each ${young} with a chance of one in two`
  if (oneCopy === 'none') return `A female with one copy is a carrier and ${passes}.`
  if (oneCopy === 'unknown') return `A female with one copy ${passes}; what it does in her, our sources do not say.`
  return `A female with one copy ${passes}, and can show signs herself.`
}

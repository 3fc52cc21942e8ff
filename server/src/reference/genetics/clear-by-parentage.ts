import { modeOf } from './inheritance.ts'
import { isDisease, type TestFacts } from './test-facts.ts'

/**
 * So many generations after the last that was tested: with each a false result or a slip in a pedigree weighs more. The
 * Kennel Club set the same limit (Vet Rec 2019, 185:323).
 */
const mostGenerations = 2

/**
 * 0 for a parent that was tested clear itself, else the number of generations back; null for one that is not known to
 * be clear.
 */
export type ParentClearance = number | null

/** Only of recessive variants: of a dominant one with reduced penetrance a healthy line proves nothing. */
const isHandedDown = (facts: Pick<TestFacts, 'typeId' | 'modeOfInheritance' | 'normalAlleles'>) =>
  isDisease(facts) &&
  facts.normalAlleles.length === 1 &&
  ['recessive', 'x_linked_recessive'].includes(modeOf(facts.modeOfInheritance))

/**
 * Over how many generations an offspring is clear because its parents are; null where it is not. A son has his one X
 * chromosome from his dam, so that her clearance suffices for what lies on it.
 */
export function generationsClear(
  facts: Pick<TestFacts, 'typeId' | 'modeOfInheritance' | 'normalAlleles'>,
  gender: 'male' | 'female',
  { dam, sire }: { dam: ParentClearance; sire: ParentClearance },
): number | null {
  if (!isHandedDown(facts)) return null
  const isSonOfX = gender === 'male' && modeOf(facts.modeOfInheritance) === 'x_linked_recessive'
  const known = isSonOfX ? [dam] : [dam, sire]
  if (!known.every((one) => one !== null)) return null
  const generations = 1 + Math.max(...known)
  return generations <= mostGenerations ? generations : null
}

import type { CopyEffect, ResultStatus } from '@shop/contract/verdict'
import { type Mode, modeOf } from './inheritance.ts'
import { type Finding, genotypeFindingOf } from './finding.ts'
import { isOfTwoX, readGenotype } from './genotype.ts'
import { canShow, isDisease, type TestedAnimal, type TestFacts } from './test-facts.ts'
import { traitMeaning, traitOffspring, twoXCopy } from './trait-copy.ts'
import { diseaseMeaning, diseaseOffspring } from './verdict-copy.ts'

export type Verdict = {
  /**
   * Null for traits, and where the sources state too little for one: they have a genotype and a meaning, no verdict.
   */
  status: ResultStatus | null
  /** What it means for this animal, in plain language. */
  meaning: string
  /** What it means for its offspring; null for traits without a known mode, and without a result. */
  offspringMeaning: string | null
}

const noResult: Verdict = {
  status: 'no_result',
  meaning: 'This marker could not be read. That says nothing about the animal, neither good nor bad.',
  offspringMeaning: null,
}

/** What this many copies do, by the sources; two do at least what one does. */
function effectOf({ oneCopy, twoCopies }: TestFacts, { copies, isHemizygous }: Finding): CopyEffect {
  const least = oneCopy ?? 'unknown'
  if (copies === 1 && !isHemizygous) return least
  if (twoCopies && twoCopies !== 'unknown') return twoCopies
  return least === 'none' || least === 'small_risk' ? 'unknown' : least
}

const statusOfEffect: Record<CopyEffect, ResultStatus | null> = {
  none: 'carrier',
  small_risk: 'carrier',
  harmless: null,
  mild: 'at_risk',
  at_risk: 'at_risk',
  affected: 'affected',
  lethal_early: 'affected',
  lethal_before_birth: 'affected',
  lethal_suspected: 'affected',
  trait_hidden: null,
  trait_visible: null,
  unknown: null,
}

type Known = { facts: TestFacts; mode: Mode; finding: Finding; effect: CopyEffect; isSpared: boolean }

function statusOf({ facts: { oneCopy }, mode, finding, effect, isSpared }: Known): ResultStatus | null {
  if (mode === 'complex') return null
  if (finding.copies === 0) return 'clear'
  if (isSpared) return 'carrier'
  const status = statusOfEffect[effect]
  // Two different variants may lie on one chromosome or on both: a genotype does not show which. Where one copy is
  // enough it makes no difference.
  const isOpen = finding.variants.length > 1 && oneCopy !== 'affected'
  return status === 'affected' && isOpen ? 'at_risk' : status
}

/**
 * What a genotype means for an animal and for its offspring, never more than the catalogue's sources state. `genotype`
 * is as the laboratory writes it, null where the marker failed. Throws `GenotypeError` for one that the test cannot
 * give. The statuses are those of GENETICS: a dominant heterozygote is affected or at risk, never a carrier.
 */
export function verdictOf(facts: TestFacts, genotype: string | null, animal: TestedAnimal): Verdict {
  if (genotype === null) return noResult
  const loci = readGenotype(facts, genotype, animal.gender)
  if (isOfTwoX(facts, loci, animal.gender)) return { status: null, ...twoXCopy(loci) }
  if (!isDisease(facts))
    return { status: null, meaning: traitMeaning(facts, loci), offspringMeaning: traitOffspring(facts, loci) }
  const mode = modeOf(facts.modeOfInheritance)
  const finding = genotypeFindingOf(facts, loci)
  const effect = effectOf(facts, finding)
  const isSpared = !canShow(facts, animal)
  const known = { facts, mode, finding, effect, isSpared }
  const status = statusOf(known)
  const told = { ...known, status, animal }
  return { status, meaning: diseaseMeaning(told), offspringMeaning: diseaseOffspring(told) }
}

import type { ResultStatus } from '@shop/contract/verdict'
import { isRiskOnly, type Mode, modeOf } from './inheritance.ts'
import { type Finding, findingOf } from './finding.ts'
import { readGenotype } from './genotype.ts'
import { isDisease, onlyMales, speciesOf, type TestedAnimal, type TestFacts } from './test-facts.ts'
import { traitMeaning, traitOffspring } from './trait-copy.ts'
import { diseaseMeaning, diseaseOffspring } from './verdict-copy.ts'

export type Verdict = {
  /** Null for traits, and where the sources say too little for one: they have a genotype and a meaning, no verdict. */
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

/** False where the source says that such an animal does not show the disease, whatever its genotype. */
function canShow({ caution }: TestFacts, { gender, isDesexed }: TestedAnimal): boolean {
  const [restriction, intact] = caution?.match(onlyMales) ?? []
  return !restriction || (gender === 'male' && !(intact && isDesexed))
}

function statusOf(facts: TestFacts, mode: Mode, finding: Finding, animal: TestedAnimal): ResultStatus | null {
  const { copies, isHemizygous, variants } = finding
  if (mode === 'complex') return null
  if (copies === 0) return 'clear'
  const caution = facts.caution ?? ''
  const isRisk = isRiskOnly({
    species: speciesOf(facts),
    mode: facts.modeOfInheritance ?? '',
    caution,
    isDisease: true,
  })
  // Two different variants may lie on one chromosome or on both: a genotype does not tell.
  const ill = isRisk || variants.length > 1 ? 'at_risk' : 'affected'
  switch (mode) {
    case 'recessive':
      return copies === 1 || !canShow(facts, animal) ? 'carrier' : ill
    case 'dominant':
      return isRisk ? 'at_risk' : 'affected'
    case 'incomplete_dominant':
    case 'co_dominant':
      return copies === 2 || /\bone copy is affected\b/i.test(caution) ? ill : 'at_risk'
    case 'x_linked_recessive':
    case 'x_linked':
      if (copies === 2 || isHemizygous) return ill
      return /\bcarrier females\b/i.test(caution) ? 'at_risk' : 'carrier'
    case 'sex_limited':
      return copies === 2 && canShow(facts, animal) ? 'at_risk' : 'carrier'
    // Without a known mode one copy may be silent or not; two are at least a risk, whichever it is.
    case 'unknown':
    case 'series':
      return copies === 2 ? 'at_risk' : null
  }
}

/**
 * What a genotype means for an animal and for its offspring, never saying more than the catalogue's sources do.
 * `genotype` is as the laboratory writes it, null where the marker failed. Throws `GenotypeError` for one that the test
 * cannot give. The statuses are those of GENETICS: a dominant heterozygote is affected or at risk, never a carrier.
 */
export function verdictOf(facts: TestFacts, genotype: string | null, animal: TestedAnimal): Verdict {
  if (genotype === null) return noResult
  const loci = readGenotype(facts, genotype, animal.gender)
  if (!isDisease(facts))
    return { status: null, meaning: traitMeaning(facts, loci), offspringMeaning: traitOffspring(facts, loci) }
  const mode = modeOf(facts.modeOfInheritance)
  const finding = findingOf(facts, loci)
  const known = {
    mode,
    finding,
    status: statusOf(facts, mode, finding, animal),
    animal,
    isSpared: !canShow(facts, animal),
  }
  return { status: known.status, meaning: diseaseMeaning(known), offspringMeaning: diseaseOffspring(known) }
}

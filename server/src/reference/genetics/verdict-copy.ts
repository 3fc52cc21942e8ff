import type { CopyEffect, ResultStatus } from '@shop/contract/verdict'
import type { Mode } from './inheritance.ts'
import type { Finding } from './finding.ts'
import type { TestedAnimal, TestFacts } from './test-facts.ts'

type Case = {
  facts: TestFacts
  mode: Mode
  finding: Finding
  /** What this many copies do. */
  effect: CopyEffect
  status: ResultStatus | null
  animal: TestedAnimal
  /** The source states that such an animal does not show the disease, whatever its genotype. */
  isSpared: boolean
}

/** "One copy of the variant", and what is particular about it. */
function found({ copies, variants, isHemizygous }: Finding): string {
  if (isHemizygous) return 'The variant is on his X chromosome, and a male has no second copy'
  if (variants.length > 1)
    return 'Two different variants of the gene, which count as two copies if they were inherited from different parents'
  return copies === 2 ? 'Two copies of the variant, one from each parent' : 'One copy of the variant'
}

function carrierWords({ facts, mode, finding, effect, animal, isSpared }: Case): string {
  if (effect === 'small_risk' && !isSpared)
    return 'a carrier, with a small risk of its own. Most with one copy stay well; have your vet look out for it all the same.'
  if (isSpared && finding.copies === 2)
    return animal.gender === 'male'
      ? 'a carrier. Only intact males are known to show this disease, and he is desexed.'
      : 'a carrier. Only males are known to show this disease; she can pass the variant on.'
  if (facts.twoCopies === 'harmless')
    return 'a carrier. Even two copies are not known to make an animal ill; this one can be passed on.'
  if (mode === 'x_linked')
    return 'a carrier, who can pass it on. Our sources do not say whether one copy can affect a female.'
  return 'a carrier. It usually takes two copies to be ill, but this one can be passed on.'
}

function riskWords({ facts, mode, finding, effect, animal }: Case): string {
  const { copies, isXLinked, isHemizygous } = finding
  if (mode === 'unknown' || mode === 'series')
    return 'possibly at risk. Our sources give no settled mode of inheritance, so this is no diagnosis.'
  if (facts.shownBy === 'intact_males')
    return animal.isDesexed === null
      ? 'at risk if he is intact, as only intact males show this disease. This is a risk, not a diagnosis.'
      : 'at risk, as an intact male. This is a risk, not a diagnosis.'
  if (isXLinked && copies === 1 && !isHemizygous)
    return 'at risk. She can pass it on, and some females with one copy show signs themselves.'
  if (effect === 'mild') return 'at risk. The signs, where there are any, are mild.'
  if (mode === 'incomplete_dominant' && copies === 1)
    return 'at risk, as one copy can already have an effect. This is a risk, not a diagnosis.'
  return 'at risk. Not every animal with this genotype becomes ill: it is a risk, not a diagnosis.'
}

function reason(known: Case): string {
  const { copies, isHemizygous } = known.finding
  if (known.status === 'carrier') return carrierWords(known)
  if (known.status === 'at_risk') return riskWords(known)
  if (known.effect === 'harmless') return 'no illness is expected from this alone.'
  if (known.status === null)
    return known.mode === 'unknown'
      ? `our sources give no mode of inheritance, so what ${copies === 1 ? 'one copy does' : 'two copies do'} is not known.`
      : `our sources do not say what ${copies === 1 ? 'one copy does' : 'two copies do'}.`
  if (known.effect === 'lethal_before_birth' || known.effect === 'lethal_suspected')
    return 'our sources know no living animal with this result. Please ask the laboratory to check it.'
  if (known.effect === 'lethal_early')
    return 'affected. This disease usually ends life early: please talk with your vet about what to expect.'
  const enough = copies === 1 && !isHemizygous ? ', as one copy is enough' : ''
  const rest =
    known.facts.penetrance === 'incomplete'
      ? 'Not every animal with this genotype shows signs: how and when is seen on the animal and not in its DNA.'
      : 'How it shows, and when, is seen on the animal and not in its DNA.'
  return `affected${enough}. ${rest}`
}

/** What the genotype of a disease test means for the animal itself. */
export function diseaseMeaning(known: Case): string {
  if (known.mode === 'complex')
    return 'This test reads places in the DNA that mean something only together with others.'
  if (known.finding.copies === 0) return 'No copy of the variant that this test looks for: clear of it.'
  return `${found(known.finding)}: ${reason(known)}`
}

/** On the X chromosome: sons get theirs from their dam alone. */
function xLinkedOffspring({ copies, isHemizygous }: Finding): string {
  if (isHemizygous)
    return copies === 1
      ? 'Every daughter gets the variant from him. No son does: sons get his Y chromosome.'
      : 'Every daughter gets a normal copy from him. Sons get his Y chromosome, and this gene from their dam.'
  if (copies === 0) return 'Every offspring gets a normal copy from her.'
  return copies === 2
    ? 'Every offspring gets the variant from her, and a son has no second copy to make up for it.'
    : 'Each offspring has a 50% chance of getting the variant from her, and a son who gets it has no second copy to make up for it.'
}

function consequence({ facts, finding }: Case): string {
  switch (facts.oneCopy) {
    case 'none':
      return `${finding.copies === 2 ? ' and is at least a carrier' : ''}. With a clear mate, none gets two copies.`
    case 'small_risk':
      return finding.copies === 2
        ? ' and is at least a carrier, with a small risk of its own. With a clear mate, none gets two copies.'
        : ', and would have a small risk of its own. With a clear mate, none gets two copies.'
    case 'affected':
      return ', and one copy is enough to be affected.'
    case 'at_risk':
      return ', and one copy is enough to be at risk.'
    case 'mild':
      return ', and one copy can already have a mild effect.'
    default:
      return '.'
  }
}

/** What the genotype means for offspring, whoever the mate is. Null where several loci are read together. */
export function diseaseOffspring(known: Case): string | null {
  const { copies, isXLinked } = known.finding
  if (known.mode === 'complex') return null
  if (isXLinked) return xLinkedOffspring(known.finding)
  if (copies === 0) return 'Every offspring gets a normal copy from this parent.'
  if (known.finding.variants.length > 1)
    return 'If the two variants came from different parents, every offspring gets one of them; if from one, each offspring has a 50% chance of getting both.'
  const gets = copies === 2 ? 'Every offspring gets' : 'Each offspring has a 50% chance of getting'
  return `${gets} the variant from this parent${consequence(known)}`
}

import { kitIds, type StoreSpecies } from '@shop/contract/constants'
import type { FinderAdvice, FinderAnswers } from '@shop/contract/finder'

/** The products behind the advice; that of a breed is found by its breed. */
export const adviceIds: Record<StoreSpecies, Partial<Record<FinderAdvice, number>>> = {
  dog: {
    'geno-pet': kitIds.genoPet,
    'geno-pet-plus': kitIds.genoPetPlus,
    'life-plan': kitIds.lifePlan,
    kit: kitIds.dog,
    'kit-parentage': kitIds.dogParentage,
    'dna-profile': 2138,
    parentage: 2140,
    pack: 402,
  },
  cat: { kit: kitIds.cat, 'dna-profile': 3085, pack: 502, ancestry: 3084 },
}

type Case = Pick<FinderAnswers, 'animal' | 'kind' | 'purpose'> & {
  /** The breed has a full breed profile of its own. */
  hasProfile: boolean
}
type Advised = [best: FinderAdvice, second: FinderAdvice, third: FinderAdvice]

const mixedDog: Record<Case['purpose'], Advised> = {
  breeds: ['geno-pet', 'geno-pet-plus', 'life-plan'],
  health: ['geno-pet-plus', 'geno-pet', 'life-plan'],
  litter: ['geno-pet-plus', 'dna-profile', 'geno-pet'],
  identity: ['dna-profile', 'parentage', 'geno-pet-plus'],
}
const pureDog: Record<Case['purpose'], Advised> = {
  breeds: ['geno-pet', 'profile', 'geno-pet-plus'],
  health: ['profile', 'kit', 'life-plan'],
  litter: ['profile', 'kit-parentage', 'pack'],
  identity: ['dna-profile', 'parentage', 'profile'],
}
/** No test names the breed yet, so a profile of it would hold little. */
const untestedDog: Record<Case['purpose'], Advised> = {
  ...mixedDog,
  litter: ['dna-profile', 'parentage', 'geno-pet-plus'],
}
const cat: Record<Case['purpose'], Advised> = {
  breeds: ['ancestry', 'kit', 'dna-profile'],
  health: ['kit', 'ancestry', 'dna-profile'],
  litter: ['kit', 'dna-profile', 'pack'],
  identity: ['dna-profile', 'kit', 'ancestry'],
}
const pureCat: Record<Case['purpose'], Advised> = {
  breeds: ['ancestry', 'profile', 'dna-profile'],
  health: ['profile', 'kit', 'dna-profile'],
  litter: ['profile', 'pack', 'dna-profile'],
  identity: ['dna-profile', 'profile', 'ancestry'],
}

/** What fits an animal best, and two others, each once. */
export function adviceFor({ animal, kind, purpose, hasProfile }: Case): Advised {
  const isPure = kind === 'pure'
  if (animal === 'cat') return (isPure && hasProfile ? pureCat : cat)[purpose]
  if (!isPure) return mixedDog[purpose]
  return (hasProfile ? pureDog : untestedDog)[purpose]
}

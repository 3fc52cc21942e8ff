import { storeSpecies } from './constants.ts'

/** The finder's four questions, in their order, with what may be answered; of a pure breed it also wants the breed. */
export const finderQuestions = {
  animal: storeSpecies,
  kind: ['mixed', 'pure'],
  purpose: ['breeds', 'health', 'litter', 'identity'],
  tested: ['no', 'here', 'elsewhere'],
} as const
export type FinderQuestion = keyof typeof finderQuestions
export type FinderAnswers = { [Question in FinderQuestion]: (typeof finderQuestions)[Question][number] }

/** What the finder can advise, by what it is for. */
export const finderAdvice = [
  'geno-pet',
  'geno-pet-plus',
  'life-plan',
  'profile',
  'kit',
  'kit-parentage',
  'dna-profile',
  'parentage',
  'pack',
  'ancestry',
] as const
export type FinderAdvice = (typeof finderAdvice)[number]

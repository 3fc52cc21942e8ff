import { sampleStages } from './sample-stage.ts'

/** Where the laboratory can bring a sample; kits are ordered by buying, and activated by their owner. */
export const labStages = sampleStages.filter((stage) => stage !== 'ordered' && stage !== 'activated')
/** What the laboratory finds wrong, and "none" when it is settled. Activation and payment settle their own. */
export const labProblems = ['failed', 'partial_result', 'sex_mismatch', 'none'] as const

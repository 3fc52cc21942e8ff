/** The laboratory's stages in order; `sampleProblems` are beside them. */
export const sampleStages = [
  'ordered',
  'dispatched',
  'activated',
  'received',
  'visual_check',
  'extraction',
  'quality_check',
  'genotyping',
  'review',
  'reported',
] as const
export const sampleProblems = [
  'not_activated',
  'payment_hold',
  'failed',
  'partial_result',
  'sex_mismatch',
  'withdrawn',
] as const

export type SampleStage = (typeof sampleStages)[number]
export type SampleProblem = (typeof sampleProblems)[number]

/** Whether its swab has reached the laboratory. */
export const isInLaboratory = (stage: SampleStage) => sampleStages.indexOf(stage) >= sampleStages.indexOf('received')

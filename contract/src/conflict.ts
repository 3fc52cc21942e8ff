import { array, type InferType, object, string } from 'yup'
import { copyText } from './spelled-reply.ts'

/** What two samples of one animal can contradict each other in. Different DNA profiles are of different animals. */
const conflictKinds = ['genotype', 'dna_profile', 'breed_mix'] as const

/** What samples of one animal contradict each other in: nothing of it counts until the laboratory has settled it. */
export const conflictSchema = object({
  kind: string().oneOf(conflictKinds).required(),
  /** The test, the panel or the estimate: "Collie eye anomaly", "DNA profile on ISAG 2020 SNP", "Breed mix". */
  name: copyText().required(),
  /** The reading of each sample, the oldest first: "CEA/CEA", "228 markers read", "60% Beagle, 40% Boxer". */
  readings: array()
    .of(
      object({ barcode: string().required(), text: string().required(), date: string().datetime().required() })
        .noUnknown()
        .required(),
    )
    .required(),
  /** Which sample counts, and why, in the laboratory's words; null until it is settled. */
  settlement: object({
    barcode: string().required(),
    reason: string().required(),
    by: string().required(),
    date: string().datetime().required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
}).noUnknown()

export type ConflictKind = (typeof conflictKinds)[number]
export type Conflict = InferType<typeof conflictSchema>

import { array, type InferType, object, string } from 'yup'
import { copyText } from './spelled-reply.ts'

/** What medicine knows of a test's disease or trait, in plain words. It names no amounts and replaces no vet. */
export const medicineSchema = object({
  whatItIs: copyText().required(),
  signs: copyText().nullable().defined(),
  /** The usual age at which it begins. */
  onset: copyText().nullable().defined(),
  course: copyText().nullable().defined(),
  whatHelps: copyText().nullable().defined(),
  /** Questions for the vet. */
  askTheVet: array().of(copyText().required()).required(),
  /** In the words of vets. */
  forVets: copyText().nullable().defined(),
  forBreeding: copyText().nullable().defined(),
  /** Medicines to be careful with; never an amount. */
  drugs: array().of(copyText().required()).required(),
  emergency: copyText().nullable().defined(),
  /** How common the variant or the illness is, with whose figure it is; null where our sources give none. */
  prevalence: copyText().nullable().defined(),
  sources: array().of(string().required()).required(),
  /** The day on which the sources were read, YYYY-MM-DD. */
  readOn: string().required(),
}).noUnknown()

export type Medicine = InferType<typeof medicineSchema>

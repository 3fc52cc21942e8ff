import { array, object, string } from 'yup'

/** What medicine knows of a test's disease or trait, in plain words. It names no amounts and replaces no vet. */
export const medicineSchema = object({
  whatItIs: string().required(),
  signs: string().nullable().defined(),
  /** The usual age at which it begins. */
  onset: string().nullable().defined(),
  course: string().nullable().defined(),
  whatHelps: string().nullable().defined(),
  /** Questions for the vet. */
  askTheVet: array().of(string().required()).required(),
  /** In the words of vets. */
  forVets: string().nullable().defined(),
  forBreeding: string().nullable().defined(),
  /** Medicines to be careful with; never an amount. */
  drugs: array().of(string().required()).required(),
  emergency: string().nullable().defined(),
  /** How common the variant or the illness is, with whose figure it is; null where our sources give none. */
  prevalence: string().nullable().defined(),
  sources: array().of(string().required()).required(),
  /** The day on which the sources were read, YYYY-MM-DD. */
  readOn: string().required(),
}).noUnknown()

export type Medicine = typeof medicineSchema.__outputType

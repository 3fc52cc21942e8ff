import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { lifePlanEndpoints } from './endpoints/life-plan.ts'
import { file } from './file.ts'
import { productSchema } from './product.ts'
import { namedSchema } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { resultStatuses } from './verdict.ts'

/** The stages of the AAHA Canine Life Stage Guidelines 2019 (doi 10.5326/JAAHA-MS-6999). */
const lifeStages = ['puppy', 'young_adult', 'mature_adult', 'senior', 'end_of_life'] as const
export type LifeStage = (typeof lifeStages)[number]

const sourceSchema = object({ label: string().required(), url: string().nullable().defined() }).noUnknown()

/** One piece of advice, and who published it. */
const statementSchema = object({
  topic: copyText().required(),
  text: copyText().required(),
  /** At which ages within the stage: "2 to 4 months". Null: all through it. */
  when: copyText().nullable().defined(),
  /** What in this animal it follows from; null for what holds for every dog. */
  because: copyText().nullable().defined(),
  source: sourceSchema.required(),
}).noUnknown()

const stageSchema = object({
  stage: string().oneOf(lifeStages).required(),
  name: string().required(),
  /** "1 to 5 years"; null for the end of life, which is not a matter of age. */
  ages: string().nullable().defined(),
  isPresent: boolean().required(),
  statements: array().of(statementSchema.required()).required(),
}).noUnknown()

/** What follows from one result of the animal's own. Texts are null where our sources state nothing. */
const adviceSchema = object({
  product: namedSchema.required(),
  genotype: string().nullable().defined(),
  status: string().oneOf(resultStatuses).nullable().defined(),
  meaning: copyText().required(),
  whatItIs: copyText().nullable().defined(),
  onset: copyText().nullable().defined(),
  /** What to watch for, and what helps; null for a carrier, who is not expected to be ill. */
  signs: copyText().nullable().defined(),
  whatHelps: copyText().nullable().defined(),
  forBreeding: copyText().nullable().defined(),
  emergency: string().nullable().defined(),
  /** Medicines to be careful with. Never an amount. */
  drugs: array().of(string().required()).required(),
  askTheVet: array().of(string().required()).required(),
  sources: array().of(string().required()).required(),
  /** When the sources were read, as 2026-11-22. */
  readOn: string().nullable().defined(),
}).noUnknown()

/** What the plan rests on, from the record when it was made. */
const basisSchema = object({
  breed: string().nullable().defined(),
  sex: string().required(),
  /** As 2022-03-04; null where it is not known. */
  born: string().nullable().defined(),
  isBornEstimated: boolean().required(),
  weight: string().nullable().defined(),
  /** "Medium as an adult: 10 to 20 kg"; null where nothing shows it. */
  size: string().nullable().defined(),
  laboratory: string().required(),
  testedAt: string().datetime().required(),
  resultCount: number().integer().required(),
}).noUnknown()

export const lifePlanContentSchema = object({
  petName: string().required(),
  isSampleData: boolean().required(),
  basis: basisSchema.required(),
  stages: array().of(stageSchema.required()).required(),
  advice: array().of(adviceSchema.required()).required(),
  /** What would change the plan and is not known; the owner can enter some of it on the animal's form. */
  unknowns: array()
    .of(object({ text: copyText().required(), isOwners: boolean().required() }).noUnknown().required())
    .required(),
}).noUnknown()

export const lifePlanVersionSchema = object({
  number: number().integer().required(),
  madeAt: string().datetime().required(),
  state: string().oneOf(['current', 'superseded', 'withdrawn']).required(),
  /** Why it was made, or for a withdrawn one why that was done. */
  changes: array().of(copyText().required()).required(),
  fileName: string().required(),
  url: string().required(),
}).noUnknown()

export const lifePlanSchema = object({
  /** `waiting`: bought, and no result is out yet. `withdrawn`: what it rested on was revoked. */
  state: string().oneOf(['none', 'waiting', 'ready', 'withdrawn']).required(),
  /** To buy for this animal; null where there is one, or it cannot be had. */
  offer: productSchema.nullable().defined(),
  /** Whether there are results to make it from; else it is made when they are there. */
  hasFindings: boolean().required(),
  /** Why it cannot be had; null where it can, or there is one. */
  refusal: copyText().nullable().defined(),
  /** Null unless `ready`. */
  plan: lifePlanContentSchema.nullable().defined(),
  /** Newest first. */
  versions: array().of(lifePlanVersionSchema.required()).required(),
}).noUnknown()

export type LifePlan = InferType<typeof lifePlanSchema>
export type LifePlanContent = InferType<typeof lifePlanContentSchema>
export type LifePlanVersion = InferType<typeof lifePlanVersionSchema>

/** Another's animal answers 404, like one that does not exist. */
export const lifePlanCalls = {
  // Ours: SPEC has the product, and no call that delivers it.
  getLifePlan: call({
    ...lifePlanEndpoints.getLifePlan,
    summary: "An animal's life plan with its history, or how to get one",
    reply: lifePlanSchema,
    who: 'user',
    isOurs: true,
  }),
  getLifePlanFile: call({
    ...lifePlanEndpoints.getLifePlanFile,
    summary: 'A version of a life plan as PDF; one that was superseded states it',
    reply: file('application/pdf'),
    who: 'user',
    isOurs: true,
  }),
}

import { array, type InferType, number, object, string } from 'yup'
import { animalSchema } from './animal.ts'
import { call } from './call.ts'
import { genders } from './constants.ts'
import { parentageEndpoints } from './endpoints/parentage.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'

export const parentageAnimalSchema = animalSchema
  .shape({
    /** The panel of its DNA profile; animals on different panels cannot be compared. Null without a profile. */
    panel: string().nullable().defined(),
  })
  .noUnknown()
export type ParentageAnimal = InferType<typeof parentageAnimalSchema>

/**
 * Parentage excludes, it does not prove. Few exclusions are no more than reading errors alone make on so many markers.
 */
export const parentageVerdicts = [
  'qualifies',
  'qualifies_one_exclusion',
  'qualifies_few_exclusions',
  'excluded',
  'inconclusive',
  'not_comparable',
] as const

const animalNameSchema = object({ id: string().uuid().required(), name: string().required() }).noUnknown()
export const parentageRequestSchema = object({
  id: string().uuid().required(),
  requestedAt: string().datetime().required(),
  offspring: animalNameSchema.required(),
  dam: animalNameSchema.nullable().defined(),
  sire: animalNameSchema.nullable().defined(),
  verdict: string().oneOf(parentageVerdicts).required(),
  /** The verdict in words that a breeder can act on. */
  meaning: copyText().required(),
  panel: string().nullable().defined(),
  markersCompared: number().integer().required(),
  mismatches: array().of(string().required()).required(),
  /** The chance, 0 to 1, that these markers exclude an unrelated animal; null where too little is known. */
  powerOfExclusion: number().min(0).max(1).nullable().defined(),
}).noUnknown()

/** Whether two DNA profiles are of one animal; identical twins are `same` too. */
const identityVerdicts = ['same', 'different', 'inconclusive', 'not_comparable'] as const

const sampledSchema = object({ name: string().required(), barcode: string().required() }).noUnknown()
export const identityComparisonSchema = object({
  one: sampledSchema.required(),
  other: sampledSchema.required(),
  verdict: string().oneOf(identityVerdicts).required(),
  /** The verdict in words that somebody can act on. */
  meaning: copyText().required(),
  panel: string().nullable().defined(),
  markersCompared: number().integer().required(),
  /** Markers at which they differ. */
  differences: array().of(string().required()).required(),
}).noUnknown()

/** Two animals, or one whose two samples are compared. */
export const identityQuerySchema = object({
  animalId: string().uuid().required(messages.fieldRequired),
  otherId: string().uuid().required(messages.fieldRequired),
}).noUnknown()
export type IdentityComparison = InferType<typeof identityComparisonSchema>
export type IdentityQuery = InferType<typeof identityQuerySchema>

/** At least one parent is named. */
export const parentageRequestBodySchema = object({
  offspringId: string().uuid().required(messages.fieldRequired),
  damId: string().uuid().nullable(),
  sireId: string()
    .uuid()
    .nullable()
    .test('parent', 'Choose the dam, the sire or both', (sireId, { parent }) =>
      Boolean(sireId || (parent as { damId?: string | null }).damId),
    ),
}).noUnknown()
export type ParentageRequest = InferType<typeof parentageRequestSchema>
export type ParentageRequestBody = InferType<typeof parentageRequestBodySchema>

export const parentageCalls = {
  listParentageRequests: call({
    ...parentageEndpoints.listParentageRequests,
    summary: 'Parentage comparisons the user requested, newest first',
    query: object({ page: queryWord() }),
    reply: listOf(parentageRequestSchema.required()),
    who: 'user',
    isOurs: true,
  }),
  createParentageRequest: call({
    ...parentageEndpoints.createParentageRequest,
    summary: 'Compares the DNA profiles of an animal and its named parents',
    body: parentageRequestBodySchema,
    reply: parentageRequestSchema,
    who: 'user',
    isOurs: true,
  }),
  compareIdentity: call({
    ...parentageEndpoints.compareIdentity,
    summary: 'Whether the DNA profiles of two animals, or of two samples of one, are of the same animal',
    query: identityQuerySchema,
    reply: identityComparisonSchema,
    who: 'user',
    isOurs: true,
  }),
  listParentageAnimals: call({
    ...parentageEndpoints.listParentageAnimals,
    summary: 'Animals that can take part in a parentage request',
    query: object({
      page: queryWord(),
      size: queryWord(),
      search: string().max(100),
      gender: string().oneOf(genders),
      speciesId: queryWord(),
    }),
    reply: listOf(parentageAnimalSchema.required()),
    who: 'user',
  }),
}

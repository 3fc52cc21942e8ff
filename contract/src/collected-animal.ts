import { array, boolean, type InferType, number, object, string } from 'yup'
import { paperSchemas } from './animal.ts'
import { eachPaper } from './animal-papers.ts'
import { genders } from './constants.ts'
import { call } from './call.ts'
import { collectedAnimalEndpoints } from './endpoints/collected-animal.ts'
import { barcodeText, emailSchema, pastDaySchema, printable, requiredText } from './form.ts'
import { messages } from './messages.ts'
import { sampleStages } from './sample-stage.ts'
import { namedSchema, queryWord } from './shared.ts'

/** An animal whose sample a collection agent took. */
export const collectedAnimalSchema = object({
  id: string().uuid().required(),
  name: string().required(),
  ownerName: string().required(),
  ownerEmail: string().required(),
  species: namedSchema.required(),
  breed: namedSchema.nullable().defined(),
  gender: string().oneOf(genders).required(),
  dateOfBirth: string().nullable().defined(),
  ...eachPaper(() => string().nullable().defined()),
  barcode: string().nullable().defined(),
  collectedAt: string().datetime().required(),
  /** Where the sample is, for an approved collector; null without a barcode that we know. Never what was found. */
  stage: string().oneOf(sampleStages).nullable().defined(),
  /** Whether its owner was mailed to take it up. */
  isOwnerInvited: boolean().required(),
}).noUnknown()
export type CollectedAnimal = InferType<typeof collectedAnimalSchema>

/** Also the form's schema. */
export const collectedAnimalBodySchema = object({
  name: printable(requiredText(100)),
  ownerName: printable(requiredText(100)),
  ownerEmail: emailSchema,
  speciesId: number().oneOf([1, 2]).required(messages.fieldRequired),
  breedId: number().integer().positive(),
  gender: string().oneOf(genders, messages.fieldRequired).required(messages.fieldRequired),
  dateOfBirth: pastDaySchema(),
  ...paperSchemas,
  barcode: barcodeText(),
}).noUnknown()
export type CollectedAnimalBody = InferType<typeof collectedAnimalBodySchema>

export const collectedAnimalCalls = {
  listCollectedAnimals: call({
    ...collectedAnimalEndpoints.listCollectedAnimals,
    summary: 'Animals the user took samples of',
    query: object({ page: queryWord(), name: string().max(100) }),
    // SPEC section 3 names this list's parts otherwise than every other list's.
    reply: object({
      data: array().of(collectedAnimalSchema.required()).required(),
      total: number().integer().required(),
    }).noUnknown(),
    who: 'user',
  }),
  createCollectedAnimal: call({
    ...collectedAnimalEndpoints.createCollectedAnimal,
    summary: 'Records a sample that was taken',
    body: collectedAnimalBodySchema,
    reply: collectedAnimalSchema,
    // /tools/add-animal is open to the public.
    who: 'anyone',
    isOfUser: true,
  }),
  updateCollectedAnimal: call({
    ...collectedAnimalEndpoints.updateCollectedAnimal,
    summary: 'Corrects a record',
    body: collectedAnimalBodySchema,
    reply: collectedAnimalSchema,
    who: 'user',
  }),
  deleteCollectedAnimal: call({
    ...collectedAnimalEndpoints.deleteCollectedAnimal,
    summary: 'Deletes a record',
    reply: object({ id: string().uuid().required() }).noUnknown(),
    who: 'user',
  }),
}

import { array, boolean, type InferType, object, string } from 'yup'
import { animalSchema } from './animal.ts'
import { call } from './call.ts'
import { animalTransferEndpoints } from './endpoints/animal-transfer.ts'
import { emailSchema } from './form.ts'
import { messages } from './messages.ts'

const transferStates = ['pending', 'accepted', 'declined', 'cancelled', 'expired'] as const

/** An animal on its way from one account to another: its history moves, invoices stay where they are. */
export const animalTransferSchema = object({
  id: string().uuid().required(),
  animal: animalSchema.pick(['id', 'petName', 'species', 'breed', 'coat']).required(),
  /** To this user, or from them. */
  direction: string().oneOf(['incoming', 'outgoing']).required(),
  /** Enough to recognise the other side: an address for what one sends, "Anna B." for what one is offered. */
  otherParty: string().required(),
  state: string().oneOf(transferStates).required(),
  /** Its old owner would like to read its results on. */
  asksToRead: boolean().required(),
  /** This user may open the animal's page, as it is now. */
  isReadable: boolean().required(),
  createdAt: string().datetime().required(),
  expiresAt: string().datetime().required(),
}).noUnknown()
export type AnimalTransfer = InferType<typeof animalTransferSchema>

export const animalTransferBodySchema = object({
  animalId: string().uuid(messages.fieldRequired).required(messages.fieldRequired),
  email: emailSchema,
  /** To continue reading its results, if the new owner agrees. */
  asksToRead: boolean(),
}).noUnknown()
export type AnimalTransferBody = InferType<typeof animalTransferBodySchema>

/** As many as a litter has. */
const maxTransfersAtOnce = 24

/** Several animals, each to an address of its own. */
export const animalTransfersBodySchema = object({
  offers: array()
    .of(animalTransferBodySchema.omit(['asksToRead']).required())
    .min(1, messages.fieldRequired)
    .max(maxTransfersAtOnce, 'Offer at most ${max} animals at once')
    .required(),
  asksToRead: boolean(),
}).noUnknown()
export type AnimalTransfersBody = InferType<typeof animalTransfersBodySchema>

/** Whether the old owner, who requested it, may continue to read; without an answer they may not. */
const acceptTransferSchema = object({ letsRead: boolean() }).noUnknown()
export type AcceptTransfer = InferType<typeof acceptTransferSchema>

const transfersSchema = object({ results: array().of(animalTransferSchema.required()).required() }).noUnknown()
/** SPEC names the page, not its calls. Each change returns all of the user's transfers. */
export const animalTransferCalls = {
  listAnimalTransfers: call({
    ...animalTransferEndpoints.listAnimalTransfers,
    summary: 'Animals offered to the user and by them, newest first',
    reply: transfersSchema,
    who: 'user',
    isOurs: true,
  }),
  createAnimalTransfer: call({
    ...animalTransferEndpoints.createAnimalTransfer,
    summary: 'Offers an animal to somebody by email',
    body: animalTransferBodySchema,
    reply: transfersSchema,
    who: 'user',
    isOurs: true,
  }),
  createAnimalTransfers: call({
    ...animalTransferEndpoints.createAnimalTransfers,
    summary: 'Offers several animals at once, each to somebody by email: all of them or none',
    body: animalTransfersBodySchema,
    reply: transfersSchema,
    who: 'user',
    isOurs: true,
  }),
  acceptAnimalTransfer: call({
    ...animalTransferEndpoints.acceptAnimalTransfer,
    summary: 'Takes over an animal that was offered, and says whether its old owner may read on',
    body: acceptTransferSchema,
    reply: transfersSchema,
    who: 'user',
    isOurs: true,
  }),
  declineAnimalTransfer: call({
    ...animalTransferEndpoints.declineAnimalTransfer,
    summary: 'Declines an animal that was offered',
    body: object({}).noUnknown(),
    reply: transfersSchema,
    who: 'user',
    isOurs: true,
  }),
  cancelAnimalTransfer: call({
    ...animalTransferEndpoints.cancelAnimalTransfer,
    summary: 'Takes an offer back',
    reply: transfersSchema,
    who: 'user',
    isOurs: true,
  }),
}

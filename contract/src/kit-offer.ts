import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { kitOfferEndpoints } from './endpoints/kit-offer.ts'
import { requiredText } from './form.ts'
import { namedSchema } from './shared.ts'

/** undone: by the shop's desk. */
const kitOfferStates = ['pending', 'accepted', 'declined', 'cancelled', 'expired', 'undone'] as const

const offerFields = {
  id: string().uuid().required(),
  /** How many of each kind; of an offer that is over, what it was about. */
  kits: array()
    .of(object({ product: namedSchema.required(), quantity: number().integer().positive().required() }).noUnknown())
    .required(),
  state: string().oneOf(kitOfferStates).required(),
  createdAt: string().datetime().required(),
  expiresAt: string().datetime().required(),
}

/** Kits on their way from one balance to another: they wait for the answer, and nobody activates them meanwhile. */
export const kitOfferSchema = object({
  ...offerFields,
  /** To this user, or from them. */
  direction: string().oneOf(['incoming', 'outgoing']).required(),
  /** Enough to recognise the other side: an address for what one sends, "Anna B." for what one is offered. */
  otherParty: string().required(),
}).noUnknown()
export type KitOffer = InferType<typeof kitOfferSchema>

/** How many of each kind somebody accepts; without it all of them. */
const wantedKitsSchema = array()
  .of(
    object({ productId: number().integer().required(), quantity: number().integer().positive().required() })
      .noUnknown()
      .required(),
  )
  .min(1)
  .max(100)
  .optional()
export type WantedKits = NonNullable<InferType<typeof wantedKitsSchema>>

/** An offer as the desk sees it. */
export const deskKitOfferSchema = object({
  ...offerFields,
  from: string().required(),
  to: string().required(),
  /** Its kits that are still unused. */
  left: number().integer().min(0).required(),
}).noUnknown()
export type DeskKitOffer = InferType<typeof deskKitOfferSchema>

const offersSchema = object({ results: array().of(kitOfferSchema.required()).required() }).noUnknown()

// Ours: SPEC names the call that sends kits (POST /api/my/transfer-multipack), not the answer to it (decision 0043).
export const kitOfferCalls = {
  listKitOffers: call({
    ...kitOfferEndpoints.listKitOffers,
    summary: 'Kits offered to the user and by them, newest first',
    reply: offersSchema,
    who: 'user',
    isOurs: true,
  }),
  /** Safe to repeat, as the next two. 409 where the offer is over, or has fewer kits by now. */
  acceptKitOffer: call({
    ...kitOfferEndpoints.acceptKitOffer,
    summary: 'Takes over kits that were offered, or some of them; the others are their giver’s again',
    body: object({ kits: wantedKitsSchema }).noUnknown(),
    reply: offersSchema,
    who: 'user',
    isOurs: true,
  }),
  declineKitOffer: call({
    ...kitOfferEndpoints.declineKitOffer,
    summary: 'Declines kits that were offered',
    body: object({}).noUnknown(),
    reply: offersSchema,
    who: 'user',
    isOurs: true,
  }),
  cancelKitOffer: call({
    ...kitOfferEndpoints.cancelKitOffer,
    summary: 'Takes an offer of kits back',
    reply: offersSchema,
    who: 'user',
    isOurs: true,
  }),
  listKitOffersOf: call({
    ...kitOfferEndpoints.listKitOffersOf,
    summary: 'Kits that were offered by somebody or to them, newest first',
    query: object({ email: string().max(120) }),
    reply: object({ results: array().of(deskKitOfferSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  /** Safe to repeat. 409 where nothing of it can be given back. */
  undoKitOffer: call({
    ...kitOfferEndpoints.undoKitOffer,
    summary: 'Gives kits back to whoever offered them, as far as nobody has used them, and mails both',
    body: object({ reason: requiredText(500) }).noUnknown(),
    reply: object({ offer: deskKitOfferSchema.required(), isChanged: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}

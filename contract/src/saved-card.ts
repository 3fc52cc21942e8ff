import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { savedCardEndpoints } from './endpoints/saved-card.ts'

/** All that anybody here learns of a card that its owner has saved with the payment provider. */
export const savedCardSchema = object({
  /** The provider's. */
  id: string().max(100).required(),
  /** "Visa". */
  brand: string().required(),
  lastFour: string()
    .matches(/^\d{4}$/)
    .required(),
  expiryMonth: number().integer().min(1).max(12).required(),
  expiryYear: number().integer().required(),
  /** Its last month is over. */
  isExpired: boolean().required(),
  /** The next year of the kennel membership is charged to it, so it cannot be removed. */
  paysMembership: boolean().required(),
}).noUnknown()
export type SavedCard = InferType<typeof savedCardSchema>

const savedCardsSchema = object({ results: array().of(savedCardSchema.required()).required() }).noUnknown()

// Ours: SPEC names neither. Removing returns what is left; 409 for one that pays a membership.
export const savedCardCalls = {
  listSavedCards: call({
    ...savedCardEndpoints.listSavedCards,
    summary: 'The cards that the user has saved with the payment provider',
    reply: savedCardsSchema,
    who: 'user',
    whileActing: 'refused',
    isOurs: true,
  }),
  removeSavedCard: call({
    ...savedCardEndpoints.removeSavedCard,
    summary: 'Has the payment provider forget a card',
    reply: savedCardsSchema,
    who: 'user',
    isOurs: true,
  }),
}

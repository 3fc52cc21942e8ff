import { array, type InferType, number, object, string } from 'yup'

/** What a line of an order is doing, from the order of its kit to its results, its life plan or the gift card's mail; the last three are its end without them. */
export const lineStates = [
  'unpaid',
  'packing',
  'posted',
  'sent',
  'unactivated',
  'awaiting_swab',
  'laboratory',
  'reported',
  'plan_ready',
  'gift_scheduled',
  'gift_sent',
  'gift_void',
  'cancelled',
  'undeliverable',
  'refunded',
] as const
export type LineState = (typeof lineStates)[number]

/** Days in which a parcel is on its way; after that a kit waits to be activated, and what has no barcode was sent. */
export const postDays = 10

const stateSchema = string().oneOf(lineStates).required()

/** A parcel, as the buyer of what is in it follows it. */
export const lineParcelSchema = object({
  number: string().required(),
  sentAt: string().datetime().required(),
  /** By name; null where nobody can follow it. */
  carrier: string().nullable().defined(),
  trackingNumber: string().nullable().defined(),
  /** The carrier's page about it. */
  link: string().nullable().defined(),
}).noUnknown()
export type LineParcel = InferType<typeof lineParcelSchema>

export const lineProgressSchema = object({
  /** The order's item. */
  itemId: string().uuid().required(),
  /** Where its last kit is. */
  state: stateSchema,
  /** Of several kits how many are where, in the order of the states. */
  counts: array()
    .of(object({ state: stateSchema, count: number().integer().positive().required() }).noUnknown().required())
    .required(),
  /** When tests were added to a sample that was with us; null for a kit. */
  addedAt: string().datetime().nullable().defined(),
  /** When a gift card is mailed, or was; null for other lines. */
  mailedAt: string().datetime().nullable().defined(),
  /** Of one activated sample; null before, and for several. */
  barcode: string().nullable().defined(),
  /** That sample's animal, for whoever may see it. */
  animal: object({ id: string().uuid().required(), petName: string().required() }).noUnknown().nullable().defined(),
  /** Those that have something of this line in them, the oldest first. */
  parcels: array().of(lineParcelSchema.required()).required(),
  /** Why it cannot be delivered. */
  reason: string().nullable().defined(),
  /** Of how many the money went back, used ones too. */
  refunded: number().integer().min(0).required(),
}).noUnknown()

export type LineProgress = InferType<typeof lineProgressSchema>

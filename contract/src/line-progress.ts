import { array, number, object, string } from 'yup'

/** What a line of an order is doing, from the order of its kit to its results, its life plan or the gift card's mail; the last two are its end without them. */
export const lineStates = [
  'unpaid',
  'packing',
  'posted',
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
] as const
export type LineState = (typeof lineStates)[number]

/** Days in which a posted kit is on its way; after that it waits to be activated. */
export const postDays = 10

const stateSchema = string().oneOf(lineStates).required()

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
  /** Why it cannot be delivered. */
  reason: string().nullable().defined(),
}).noUnknown()

export type LineProgress = typeof lineProgressSchema.__outputType

import { array, type InferType, number, object, string } from 'yup'

/** A town in which entries of a directory are, and how many. */
export const townSchema = object({
  place: string().required(),
  state: string().nullable().defined(),
  country: string().required(),
  /** Of the town, in degrees; no person's own place is stored. */
  latitude: number().required(),
  longitude: number().required(),
  count: number().integer().required(),
}).noUnknown()
export type Town = InferType<typeof townSchema>

export const townsReply = object({ results: array().of(townSchema.required()).required() }).noUnknown()

/** Of a query: a town or a postcode, whose nearest entries come first. */
export const nearToSchema = () => string().max(60)

/** Of an entry in a list by distance: kilometres from there, null in any other list and where the town is not known. */
export const distanceSchema = () => number().integer().nullable().defined()

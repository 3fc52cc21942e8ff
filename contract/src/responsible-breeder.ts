import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { storeSpecies } from './constants.ts'
import { responsibleBreederEndpoints } from './endpoints/responsible-breeder.ts'
import { listOf } from './list.ts'
import { namedSchema, queryWord } from './shared.ts'
import { distanceSchema, nearToSchema, townsReply } from './town.ts'

/** A kennel or cattery of the responsible breeder program, as anybody may see it. */
export const responsibleBreederSchema = object({
  id: number().integer().required(),
  /** Of the kennel or cattery. */
  name: string().required(),
  species: namedSchema.required(),
  breeds: array().of(string().required()).required(),
  /** What their breeding animals are tested for, in a few words each. */
  tests: array().of(string().required()).required(),
  place: string().required(),
  state: string().nullable().defined(),
  country: string().required(),
  /** The kennel club or cat registry, and the number there. */
  registry: string().required(),
  registrationNumber: string().required(),
  website: string().nullable().defined(),
  /** An ISO date. */
  memberSince: string().required(),
  distance: distanceSchema(),
}).noUnknown()
export type ResponsibleBreeder = InferType<typeof responsibleBreederSchema>

export const responsibleBreederCalls = {
  listResponsibleBreeders: call({
    ...responsibleBreederEndpoints.listResponsibleBreeders,
    summary:
      'The responsible breeders of a species, by country, state and words of their name, breed or place; or those of a country, the nearest first',
    query: object({
      species: string().oneOf(storeSpecies),
      country: string().max(2),
      state: string().max(50),
      search: string().max(100),
      /** A town of the country. */
      nearTo: nearToSchema(),
      page: queryWord(),
    }),
    reply: listOf(responsibleBreederSchema.required()),
    who: 'anyone',
    isOurs: true,
  }),
  listBreederTowns: call({
    ...responsibleBreederEndpoints.listBreederTowns,
    summary: 'The towns in which responsible breeders of a species are, for a map',
    query: object({ species: string().oneOf(storeSpecies), country: string().max(2) }),
    reply: townsReply,
    who: 'anyone',
    isOurs: true,
  }),
}

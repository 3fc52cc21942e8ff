import { array, number, object, string } from 'yup'
import { animalSchema } from './animal.ts'
import { call } from './call.ts'
import { clubEndpoints } from './endpoints/club.ts'

export const clubSchema = object({
  id: number().integer().required(),
  name: string().required(),
  country: string().nullable().defined(),
  /** Animals the club holds for its members. */
  animals: array().of(animalSchema.required()).required(),
}).noUnknown()
export type Club = typeof clubSchema.__outputType

export const clubCalls = {
  listClubs: call({
    ...clubEndpoints.listClubs,
    summary: 'The clubs the user acts for, with their animals',
    reply: object({ results: array().of(clubSchema.required()).required() }).noUnknown(),
    who: 'user',
  }),
  transferClubAnimals: call({
    ...clubEndpoints.transferClubAnimals,
    summary: "Moves a club's animals to the user's account",
    body: object({ animalIds: array().of(string().uuid().required()).min(1).max(500).required() }).noUnknown(),
    reply: object({ transferred: number().integer().required() }).noUnknown(),
    who: 'user',
  }),
}

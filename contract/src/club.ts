import { array, boolean, type InferType, number, object, string } from 'yup'
import { animalSchema } from './animal.ts'
import { call } from './call.ts'
import { clubEndpoints } from './endpoints/club.ts'

/** An animal that a club holds. */
const clubAnimalSchema = animalSchema
  .shape({
    /** The member who handed it over, and whose it becomes again; null where nobody did, or they left the shop. */
    handedOverBy: object({ name: string().required(), isYou: boolean().required() }).noUnknown().nullable().defined(),
    /** The club's members may read its results: whoever handed it over agreed. */
    isReadByMembers: boolean().required(),
  })
  .noUnknown()
export type ClubAnimal = InferType<typeof clubAnimalSchema>

export const clubSchema = object({
  id: number().integer().required(),
  name: string().required(),
  country: string().nullable().defined(),
  /** Names of the others who act for it. */
  members: array().of(string().required()).required(),
  /** Animals the club holds for its members. */
  animals: array().of(clubAnimalSchema.required()).required(),
}).noUnknown()
export type Club = InferType<typeof clubSchema>

const animalIdsSchema = object({
  animalIds: array().of(string().uuid().required()).min(1).max(500).required(),
}).noUnknown()
const paramsSchema = object({ id: string().required() })

export const clubCalls = {
  listClubs: call({
    ...clubEndpoints.listClubs,
    summary: 'The clubs the user acts for, with their members and animals',
    reply: object({ results: array().of(clubSchema.required()).required() }).noUnknown(),
    who: 'user',
  }),
  /** 409 for an animal that another member handed over. */
  transferClubAnimals: call({
    ...clubEndpoints.transferClubAnimals,
    summary: "Moves a club's animals to the user's account",
    body: animalIdsSchema,
    reply: object({ transferred: number().integer().required() }).noUnknown(),
    who: 'user',
  }),
  /** 409 for an animal that is offered to somebody, or has a sample under way. */
  handOverToClub: call({
    ...clubEndpoints.handOverToClub,
    summary: "Hands the user's animals over to a club they act for, all or none",
    params: paramsSchema,
    body: animalIdsSchema.shape({
      /** Agrees that the club's members read the results while the club holds them. */
      isReadByMembers: boolean(),
    }),
    reply: object({ handedOver: number().integer().required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  giveBackClubAnimals: call({
    ...clubEndpoints.giveBackClubAnimals,
    summary: "Gives a club's animals back to those who handed them over, all or none",
    params: paramsSchema,
    body: animalIdsSchema,
    reply: object({ givenBack: number().integer().required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
}

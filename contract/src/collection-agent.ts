import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { agentSpecies } from './constants.ts'
import { collectionAgentEndpoints } from './endpoints/collection-agent.ts'
import { optionalText, requiredText, withoutLinks } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { queryWord } from './shared.ts'
import { distanceSchema, nearToSchema, townsReply } from './town.ts'
import { sortBy } from './sort.ts'

const nullableText = () => string().nullable().defined()

/** Somebody who takes samples and checks the microchip, so that a result's identity is verified. */
const collectionAgentSchema = object({
  id: number().integer().required(),
  name: string().required(),
  kind: string().oneOf(['clinic', 'club', 'agent']).required(),
  place: string().required(),
  postalCode: string().required(),
  state: string().nullable().defined(),
  country: string().required(),
  /** Street and number, how to reach them and when: as the agent publishes it. */
  address: nullableText(),
  phone: nullableText(),
  openingTimes: nullableText(),
  species: string().oneOf(agentSpecies).required(),
}).noUnknown()
export type CollectionAgent = InferType<typeof collectionAgentSchema>

export const listedAgentSchema = collectionAgentSchema.shape({ distance: distanceSchema() }).noUnknown()
export type ListedAgent = InferType<typeof listedAgentSchema>

/** Also the form's schema. Name and country are what was approved: they change by writing to us. */
export const agentListingBodySchema = object({
  place: requiredText(100),
  postalCode: requiredText(20),
  state: optionalText(50),
  address: withoutLinks(optionalText(150)),
  phone: withoutLinks(optionalText(30)),
  openingTimes: withoutLinks(optionalText(200)),
  species: string().oneOf(agentSpecies, messages.fieldRequired).required(messages.fieldRequired),
  /** Out of the public list for a while, and an approved agent all the same. */
  isHidden: boolean().required(),
}).noUnknown()
export type AgentListingBody = InferType<typeof agentListingBodySchema>

export const agentListingSchema = collectionAgentSchema.shape({ isHidden: boolean().required() }).noUnknown()
export type AgentListing = InferType<typeof agentListingSchema>

/**
 * Where a swab kit is that an agent was sent: with them, taken, taken up by the animal's owner, who has paid for its
 * tests, with the laboratory, reported, or taken back.
 */
export const agentKitStates = [
  'ordered',
  'carried',
  'collected',
  'taken_up',
  'at_laboratory',
  'reported',
  'returned',
] as const
export type AgentKitState = (typeof agentKitStates)[number]

export const agentKitSchema = object({
  barcode: string().required(),
  state: string().oneOf(agentKitStates).required(),
  orderNumber: string().required(),
  /** The animal, as the agent wrote it down. */
  animal: nullableText(),
}).noUnknown()
export type AgentKit = InferType<typeof agentKitSchema>

/** An agent as the desk sees them. */
export const deskAgentSchema = agentListingSchema
  .shape({
    /** Of the account; null where somebody else nominated them. */
    email: nullableText(),
    /** How many of their kits are in each state. */
    kits: array()
      .of(
        object({ state: string().oneOf(agentKitStates).required(), count: number().integer().required() })
          .noUnknown()
          .required(),
      )
      .required(),
  })
  .noUnknown()
export type DeskAgent = InferType<typeof deskAgentSchema>

const reasonBody = object({ reason: requiredText(500) }).noUnknown()

export const collectionAgentCalls = {
  listCollectionAgents: call({
    ...collectionAgentEndpoints.listCollectionAgents,
    summary:
      'Collection agents, by country, state and words of their name, place, postcode or state; or those of a country, the nearest first',
    query: object({
      country: string().max(2),
      state: string().max(50),
      search: string().max(100),
      /** A postcode, for whoever shares its first characters; or a town of the country, for all by distance. */
      nearTo: nearToSchema(),
      page: queryWord(),
    }),
    reply: listOf(listedAgentSchema.required()),
    who: 'anyone',
    isOurs: true,
  }),
  listAgentTowns: call({
    ...collectionAgentEndpoints.listAgentTowns,
    summary: 'The towns in which collection agents are, for a map',
    query: object({ country: string().max(2) }),
    reply: townsReply,
    who: 'anyone',
    isOurs: true,
  }),
  getMyListing: call({
    ...collectionAgentEndpoints.getMyListing,
    summary: 'The entry of the public list that is the user’s own; null for all who are no agents',
    reply: object({ listing: agentListingSchema.nullable().defined() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  updateMyListing: call({
    ...collectionAgentEndpoints.updateMyListing,
    summary: 'Changes the user’s own entry of the public list, or takes it out of sight',
    body: agentListingBodySchema,
    reply: agentListingSchema,
    who: 'user',
    isOurs: true,
  }),
  listAgentKits: call({
    ...collectionAgentEndpoints.listAgentKits,
    summary: 'The swab kits that the user was sent as an agent, and where each is; of what was found nothing',
    reply: object({ results: array().of(agentKitSchema.required()).required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  listDeskAgents: call({
    ...collectionAgentEndpoints.listDeskAgents,
    summary: 'Agents by country and place unless they are sorted, with what each carries',
    query: object({ sort: sortBy('name', 'number', 'place') }),
    reply: object({ results: array().of(deskAgentSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  listDeskAgentKits: call({
    ...collectionAgentEndpoints.listDeskAgentKits,
    summary: 'The swab kits that an agent was sent, and where each is',
    reply: object({ results: array().of(agentKitSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  /** 404 for one who is not in the list. */
  removeAgent: call({
    ...collectionAgentEndpoints.removeAgent,
    summary: 'Takes an agent off the public list and their approval back, and mails them why',
    body: reasonBody,
    reply: object({ id: number().integer().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  /** 409 for a kit that is used, or that no agent was sent. */
  returnAgentKit: call({
    ...collectionAgentEndpoints.returnAgentKit,
    summary: 'Records that an agent has sent a swab kit back unused: nobody activates it any more',
    body: reasonBody,
    reply: object({ barcode: string().required(), isChanged: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}

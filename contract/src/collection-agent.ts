import { number, object, string } from 'yup'
import { call } from './call.ts'
import { collectionAgentEndpoints } from './endpoints/collection-agent.ts'
import { listOf } from './list.ts'
import { queryWord } from './shared.ts'

/** Somebody who takes samples and checks the microchip, so that a result's identity is verified. */
export const collectionAgentSchema = object({
  id: number().integer().required(),
  name: string().required(),
  kind: string().oneOf(['clinic', 'club', 'agent']).required(),
  place: string().required(),
  postalCode: string().required(),
  state: string().nullable().defined(),
  country: string().required(),
}).noUnknown()
export type CollectionAgent = typeof collectionAgentSchema.__outputType

export const collectionAgentCalls = {
  listCollectionAgents: call({
    ...collectionAgentEndpoints.listCollectionAgents,
    summary: 'Collection agents, by country and by words of their name, place, postcode or state',
    query: object({ country: string().max(2), search: string().max(100), page: queryWord() }),
    reply: listOf(collectionAgentSchema.required()),
    who: 'anyone',
    isOurs: true,
  }),
}

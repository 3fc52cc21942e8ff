import { clientOf, endpoints } from '../call.ts'
import type { responsibleBreederCalls } from '../responsible-breeder.ts'
import { messages } from '../messages.ts'

export const responsibleBreederEndpoints = endpoints({
  listResponsibleBreeders: { method: 'GET', path: '/api/responsible-breeders', fails: messages.errorFetchingData },
  listBreederTowns: { method: 'GET', path: '/api/responsible-breeders/towns', fails: messages.errorFetchingData },
})

/** For the browser. */
export const responsibleBreederClient = clientOf<typeof responsibleBreederCalls>(responsibleBreederEndpoints)

import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const responsibleBreederEndpoints = endpoints({
  listResponsibleBreeders: { method: 'GET', path: '/api/responsible-breeders', fails: messages.errorFetchingData },
  listBreederTowns: { method: 'GET', path: '/api/responsible-breeders/towns', fails: messages.errorFetchingData },
})

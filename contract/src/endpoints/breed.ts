import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const breedEndpoints = endpoints({
  listBreeds: { method: 'GET', path: '/api/breed', fails: messages.failedToFetchBreeds },
  getBreed: { method: 'GET', path: '/api/breed/{id}', fails: messages.failedToFetchBreedDetails },
})

import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const collectedAnimalEndpoints = endpoints({
  listCollectedAnimals: { method: 'GET', path: '/api/tools/collected-animal', fails: messages.somethingWentWrong },
  createCollectedAnimal: {
    method: 'POST',
    path: '/api/tools/collected-animal',
    fails: messages.failedToCreateAnimalCollection,
  },
  updateCollectedAnimal: {
    method: 'PUT',
    path: '/api/tools/collected-animal/{id}',
    fails: messages.failedToUpdateAnimalCollection,
  },
  deleteCollectedAnimal: {
    method: 'DELETE',
    path: '/api/tools/collected-animal/{id}',
    fails: messages.failedToDeleteAnimalCollection,
  },
})

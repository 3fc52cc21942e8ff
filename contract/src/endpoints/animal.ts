import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const animalEndpoints = endpoints({
  listAnimals: { method: 'GET', path: '/api/my/animals', fails: messages.failedToFetchAnimals },
  listAnimalTests: { method: 'GET', path: '/api/my/animal-tests', fails: messages.errorFetchingData },
  getAnimal: { method: 'GET', path: '/api/my/animals/{id}', fails: messages.failedToFetchAnimals },
  getAnimalProfile: { method: 'GET', path: '/api/my/animals/{id}/profile', fails: messages.somethingWentWrong },
  listUpgradeProducts: {
    method: 'GET',
    path: '/api/my/animals/{id}/products/{barcode}',
    fails: messages.somethingWentWrong,
  },
  createAnimal: { method: 'POST', path: '/api/my/animals', fails: messages.failedToAddAnimal },
  updateAnimal: { method: 'PUT', path: '/api/my/animals/{id}', fails: messages.somethingWentWrong },
  getBreedProfile: {
    method: 'GET',
    path: '/api/my/animals/breeds/{id}/profile',
    fails: messages.failedToFetchBreedProfile,
  },
  getAnimalListFile: { method: 'GET', path: '/api/my/animal-list.csv', fails: messages.failedToFetchAnimals },
})

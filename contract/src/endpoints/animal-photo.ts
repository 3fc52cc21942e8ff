import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/animals/{id}/photo'

export const animalPhotoEndpoints = endpoints({
  saveAnimalPhoto: { method: 'PUT', path, fails: messages.somethingWentWrong },
  removeAnimalPhoto: { method: 'DELETE', path, fails: messages.somethingWentWrong },
  getAnimalPhoto: { method: 'GET', path: `${path}/{version}/{file}`, fails: messages.failedToFetchAnimals },
})

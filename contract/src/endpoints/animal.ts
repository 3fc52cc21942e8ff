import { clientOf, endpoints } from '../call.ts'
import type { animalCalls } from '../animal.ts'
import { messages } from '../messages.ts'

export const animalEndpoints = endpoints({
  listAnimals: { method: 'GET', path: '/api/my/animals', fails: messages.failedToFetchAnimals },
  getAnimal: { method: 'GET', path: '/api/my/animals/{id}', fails: messages.failedToFetchAnimals },
  getAnimalProfile: { method: 'GET', path: '/api/my/animals/{id}/profile', fails: messages.somethingWentWrong },
  listAnimalBarcodes: { method: 'GET', path: '/api/my/animals/{id}/barcodes', fails: messages.somethingWentWrong },
  getResults: { method: 'GET', path: '/api/my/animals/{id}/results/{barcode}', fails: messages.somethingWentWrong },
  getBreedCertificate: {
    method: 'GET',
    path: '/api/my/animals/{id}/breed-certificate',
    fails: messages.somethingWentWrong,
  },
  getReport: { method: 'GET', path: '/api/my/animals/{id}/report', fails: messages.somethingWentWrong },
  getDnaProfile: { method: 'GET', path: '/api/my/animals/{id}/dna/{barcode}', fails: messages.somethingWentWrong },
  getSingleReport: {
    method: 'GET',
    path: '/api/my/animals/{id}/results/reports/{report_key}/single/',
    fails: messages.somethingWentWrong,
  },
  getCertificate: {
    method: 'GET',
    path: '/api/my/animals/{id}/results/reports/certificate/',
    fails: messages.somethingWentWrong,
  },
  listUpgradeProducts: {
    method: 'GET',
    path: '/api/my/animals/{id}/products/{barcode}',
    fails: messages.somethingWentWrong,
  },
  shareAnimal: { method: 'POST', path: '/api/my/animals/{id}/share', fails: messages.somethingWentWrong },
  unshareAnimal: { method: 'DELETE', path: '/api/my/animals/{id}/share', fails: messages.somethingWentWrong },
  createAnimal: { method: 'POST', path: '/api/my/animals', fails: messages.failedToAddAnimal },
  updateAnimal: { method: 'PUT', path: '/api/my/animals/{id}', fails: messages.somethingWentWrong },
  getResultHistory: {
    method: 'GET',
    path: '/api/my/animals/{id}/results/{barcode}/history',
    fails: messages.somethingWentWrong,
  },
  getBreedProfile: {
    method: 'GET',
    path: '/api/my/animals/breeds/{id}/profile',
    fails: messages.failedToFetchBreedProfile,
  },
})

/** For the browser. */
export const animalClient = clientOf<typeof animalCalls>(animalEndpoints)

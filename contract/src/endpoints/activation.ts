import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const activationEndpoints = endpoints({
  getActivation: { method: 'GET', path: '/api/activate/record/{id}', fails: messages.errorFetchingData },
  registerEmail: { method: 'POST', path: '/api/activate/register-email', fails: messages.emailRegistrationFailed },
  checkBarcode: { method: 'POST', path: '/api/activate/barcode', fails: messages.barcodeValidationFailed },
  enterKitBarcode: { method: 'POST', path: '/api/activate/enter-kit-barcode', fails: messages.failedToEnterBarcode },
  saveActivationPet: { method: 'POST', path: '/api/activate/about-my-pet', fails: messages.failedToAddAnimal },
  saveActivationPerson: { method: 'POST', path: '/api/activate/about-me', fails: messages.failedToAddPerson },
  reviewActivation: { method: 'POST', path: '/api/activate/review', fails: messages.failedToReviewActivation },
  getActivationBreed: { method: 'GET', path: '/api/activate/breed', fails: messages.failedToFetchBreed },
  listActivationProducts: {
    method: 'GET',
    path: '/api/activate/products',
    camelCaseQuery: ['productType', 'categoryId'],
    fails: messages.failedToFetchProducts,
  },
  activateKit: { method: 'POST', path: '/api/activate', fails: messages.kitActivationFailed },
  getTestKitBalance: { method: 'GET', path: '/api/activate', fails: messages.failedToFetchTestKitBalance },
})

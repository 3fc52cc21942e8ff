import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const animalTransferEndpoints = endpoints({
  listAnimalTransfers: { method: 'GET', path: '/api/my/animal-transfers', fails: messages.errorFetchingData },
  createAnimalTransfer: { method: 'POST', path: '/api/my/animal-transfers', fails: messages.operationFailed },
  createAnimalTransfers: { method: 'POST', path: '/api/my/animal-transfers/several', fails: messages.operationFailed },
  acceptAnimalTransfer: {
    method: 'POST',
    path: '/api/my/animal-transfers/{id}/accept',
    fails: messages.operationFailed,
  },
  declineAnimalTransfer: {
    method: 'POST',
    path: '/api/my/animal-transfers/{id}/decline',
    fails: messages.operationFailed,
  },
  cancelAnimalTransfer: { method: 'DELETE', path: '/api/my/animal-transfers/{id}', fails: messages.operationFailed },
})

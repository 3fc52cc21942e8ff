import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const addressEndpoints = endpoints({
  listAddresses: { method: 'GET', path: '/api/my/addresses', fails: messages.somethingWentWrong },
  createAddress: { method: 'POST', path: '/api/my/addresses', fails: messages.failedToUpdateUser },
  updateAddress: { method: 'PUT', path: '/api/my/addresses/{id}', fails: messages.failedToUpdateUser },
  deleteAddress: { method: 'DELETE', path: '/api/my/addresses/{id}', fails: messages.failedToUpdateUser },
})

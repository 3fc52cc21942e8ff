import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const userEndpoints = endpoints({
  getUserByEmail: { method: 'GET', path: '/api/user/{email}', fails: messages.userNotFound },
  updateUser: { method: 'PUT', path: '/api/my/user/me', fails: messages.failedToUpdateUser },
  sendPractice: { method: 'PUT', path: '/api/my/practice', fails: messages.failedToUpdateUser },
  updateUserState: { method: 'PUT', path: '/api/my/user/me/state', fails: messages.failedToUpdateUserState },
  updateAnimalPresets: {
    method: 'PUT',
    path: '/api/my/user/me/animal-preset',
    fails: messages.failedToUpdateAnimalPresets,
  },
  changePassword: { method: 'PUT', path: '/api/my/user/me/change-password', fails: messages.failedToChangePassword },
  exportUser: { method: 'GET', path: '/api/my/export', fails: messages.errorFetchingData },
  deleteUser: { method: 'POST', path: '/api/my/user/me/delete', fails: messages.operationFailed },
})

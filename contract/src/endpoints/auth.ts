import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const authEndpoints = endpoints({
  login: { method: 'POST', path: '/api/auth/login/', fails: messages.loginFailed },
  logout: { method: 'GET', path: '/api/auth/logout', fails: messages.somethingWentWrong },
  getMyDetails: { method: 'GET', path: '/api/my/details', fails: messages.failedToFetchUserDetails },
  register: { method: 'POST', path: '/api/register', fails: messages.operationFailed },
  confirmEmail: { method: 'POST', path: '/api/register/confirm', fails: messages.operationFailed },
  forgotPassword: { method: 'POST', path: '/api/forgot-password', fails: messages.failedToForgotPassword },
  resetPassword: { method: 'POST', path: '/api/reset-password', fails: messages.failedToResetPassword },
})

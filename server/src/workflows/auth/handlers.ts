import type { authCalls } from '@shop/contract/auth'
import type { Services } from '../../platform/services.ts'
import { toUser } from '../../people/user/view.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { login, logout } from './login.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { confirmAddress, register } from './registration.ts'

/** Nothing here may reveal, by words or by time, whether an address has an account. */
export const authHandlers = (services: Services): Handlers<typeof authCalls> => ({
  login: (input) => login(services, input),
  logout: ({ cookies }) => logout(services, cookies),
  getMyDetails: async ({ user, visitor }) => toUser(user, visitor.admin),
  register: ({ body, address }) => register(services, body, address),
  confirmEmail: ({ body }) => confirmAddress(services, body.token),
  forgotPassword: ({ body, address }) => forgotPassword(services, body.email, address),
  resetPassword: ({ body }) => resetPassword(services, body),
})

import { authCalls } from '@shop/contract/auth'
import { breeder } from '../fixtures/user.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(authCalls.login, breeder()),
  mock(authCalls.logout, { message: 'Signed out' }),
  mock(authCalls.getMyDetails, breeder()),
  mock(authCalls.register, { message: 'Check your email: a link to confirm your address is on its way.' }),
  mock(authCalls.confirmEmail, { email: breeder().email, what: 'registration' }),
  mock(authCalls.forgotPassword, { message: 'If we know this address, a mail is on its way to it.' }),
  mock(authCalls.resetPassword, { message: 'Your password is changed.' }),
]

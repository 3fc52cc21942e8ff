import type { twoFactorCalls } from '@shop/contract/two-factor'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { confirmTwoFactor, readTwoFactor, removeTwoFactor, renewRecoveryCodes, startTwoFactor } from './set-up.ts'

export const twoFactorHandlers = (services: Services): Handlers<typeof twoFactorCalls> => ({
  getTwoFactor: ({ user }) => readTwoFactor(services, user),
  startTwoFactor: ({ body, user }) => startTwoFactor(services, user, body.password),
  confirmTwoFactor: ({ body, user, visitor }) => confirmTwoFactor(services, user, body.code, visitor),
  renewRecoveryCodes: ({ body, user }) => renewRecoveryCodes(services, user, body.password),
  removeTwoFactor: ({ body, user }) => removeTwoFactor(services, user, body.password),
})

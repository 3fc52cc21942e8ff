import { twoFactorCalls } from '@shop/contract/two-factor'
import { recoveryCodes, twoFactor, twoFactorSetup } from '../fixtures/two-factor.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(twoFactorCalls.getTwoFactor, twoFactor()),
  mock(twoFactorCalls.startTwoFactor, twoFactorSetup()),
  mock(twoFactorCalls.confirmTwoFactor, recoveryCodes()),
  mock(twoFactorCalls.renewRecoveryCodes, recoveryCodes()),
  mock(twoFactorCalls.removeTwoFactor, twoFactor()),
]

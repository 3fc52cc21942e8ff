import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const twoFactorEndpoints = endpoints({
  getTwoFactor: { method: 'GET', path: '/api/my/two-factor', fails: messages.errorFetchingData },
  startTwoFactor: { method: 'POST', path: '/api/my/two-factor', fails: messages.operationFailed },
  confirmTwoFactor: { method: 'PUT', path: '/api/my/two-factor', fails: messages.operationFailed },
  renewRecoveryCodes: { method: 'POST', path: '/api/my/two-factor/recovery-codes', fails: messages.operationFailed },
  removeTwoFactor: { method: 'POST', path: '/api/my/two-factor/remove', fails: messages.operationFailed },
})

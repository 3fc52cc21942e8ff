import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const laboratoryEndpoints = endpoints({
  listDeskSamples: { method: 'GET', path: '/api/desk/samples', fails: messages.errorFetchingData },
  previewWithdrawal: { method: 'GET', path: '/api/desk/samples/withdrawal', fails },
  listLabSamples: { method: 'GET', path: '/api/lab/samples', fails },
  advanceSamples: { method: 'POST', path: '/api/lab/advance', fails },
  importResults: { method: 'POST', path: '/api/lab/imports', fails },
  makeSampleResults: { method: 'POST', path: '/api/lab/sample-results', fails },
  compareLabSamples: { method: 'GET', path: '/api/lab/identity', fails },
  listConflicts: { method: 'GET', path: '/api/lab/conflicts', fails },
  settleConflict: { method: 'POST', path: '/api/lab/conflicts/settle', fails },
  reopenConflict: { method: 'POST', path: '/api/lab/conflicts/reopen', fails },
  revokeReport: { method: 'POST', path: '/api/lab/revoke', fails },
  withdrawSample: { method: 'POST', path: '/api/lab/withdraw', fails },
})

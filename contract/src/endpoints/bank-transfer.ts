import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const bankTransferEndpoints = endpoints({
  getBankAccount: { method: 'GET', path: '/api/store/bank-account', fails },
  listBankTransfers: { method: 'GET', path: '/api/desk/bank-transfers', fails },
  importBankTransfers: { method: 'POST', path: '/api/desk/bank-transfers/imports', fails },
  previewBankTransfers: { method: 'POST', path: '/api/desk/bank-transfers/previews', fails },
  matchBankTransfer: { method: 'POST', path: '/api/desk/bank-transfers/{id}/match', fails },
  returnBankTransfer: { method: 'POST', path: '/api/desk/bank-transfers/{id}/return', fails },
})

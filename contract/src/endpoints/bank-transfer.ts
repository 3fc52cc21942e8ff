import type { bankTransferCalls } from '../bank-transfer.ts'
import { clientOf, endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const bankTransferEndpoints = endpoints({
  getBankAccount: { method: 'GET', path: '/api/store/bank-account', fails },
})

/** For the browser. */
export const bankTransferClient = clientOf<typeof bankTransferCalls>(bankTransferEndpoints)

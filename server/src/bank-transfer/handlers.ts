import type { bankTransferCalls } from '@shop/contract/bank-transfer'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

export function bankTransferHandlers({ payments }: Services): Handlers<typeof bankTransferCalls> {
  return {
    getBankAccount: async ({ query }) => {
      const account = query.currency && payments.accounts[query.currency]
      if (!account) throw new Failure(404, { message: messages.somethingWentWrong })
      return account
    },
  }
}

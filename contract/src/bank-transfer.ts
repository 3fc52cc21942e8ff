import { array, boolean, object, string } from 'yup'
import { call } from './call.ts'
import { currencies } from './constants.ts'
import { bankTransferEndpoints } from './endpoints/bank-transfer.ts'

/** Where a transfer in one currency goes. */
export const bankAccountSchema = object({
  holder: string().required(),
  bank: string().required(),
  /** What that country's banks ask for, by the name they give it: "BSB", "IBAN". */
  details: array()
    .of(object({ label: string().required(), value: string().required() }).noUnknown().required())
    .required(),
  /** Made up, for a shop that takes no real money. */
  isTest: boolean().required(),
}).noUnknown()
export type BankAccount = typeof bankAccountSchema.__outputType

export const bankTransferCalls = {
  // Ours: what an order's page, an invoice and the ways to pay show.
  getBankAccount: call({
    ...bankTransferEndpoints.getBankAccount,
    summary: 'The account that transfers in a currency go to; 404 where there is none',
    query: object({ currency: string().oneOf(currencies).required() }),
    reply: bankAccountSchema,
    who: 'anyone',
    isOurs: true,
  }),
}

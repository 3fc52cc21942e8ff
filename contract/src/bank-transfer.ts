import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { currencies } from './constants.ts'
import { bankTransferEndpoints } from './endpoints/bank-transfer.ts'
import { requiredText, typedNumber } from './form.ts'
import { listOf } from './list.ts'
import { priceSchema } from './price.ts'
import { guessedWords, queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

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
export type BankAccount = InferType<typeof bankAccountSchema>

/**
 * new: not looked at yet, or while its order is being paid by card; unmatched: names nothing that is known, or in
 * another currency; matched: has paid its order or invoice; short: more is needed; over: a part is to be sent back;
 * extra: came for what is paid; late: came for what is cancelled or expired; returned: sent back.
 */
export const transferStates = ['new', 'unmatched', 'matched', 'short', 'over', 'extra', 'late', 'returned'] as const
export type TransferState = (typeof transferStates)[number]
/** The states in which somebody has something to do with a transfer, by what that is. */
export const transferTasks = { match: ['unmatched', 'late'], return: ['over', 'extra'] } as const satisfies Record<
  string,
  readonly TransferState[]
>
export type TransferTask = keyof typeof transferTasks
const transferTaskNames = Object.keys(transferTasks) as TransferTask[]

/** A line of a bank's statement, as the desk sees it. */
export const bankTransferSchema = object({
  id: string().uuid().required(),
  /** As the bank names account and line. */
  account: string().required(),
  bankId: string().required(),
  /** The day of the statement, "2026-11-22". */
  bookedOn: string().required(),
  amount: priceSchema.required(),
  /** As the payer wrote it. */
  reference: string().defined(),
  payer: string().defined(),
  state: string().oneOf(transferStates).required(),
  /** The order or the invoice it is for. */
  number: string().nullable().defined(),
  /** What of it pays that; the rest is to be sent back, or was. */
  counted: priceSchema.required(),
  /** Why the desk did with it what it did. */
  reason: string().nullable().defined(),
}).noUnknown()
export type BankTransfer = InferType<typeof bankTransferSchema>

/** What an import did; lines that were there before have changed nothing. */
const transferImportSchema = object({
  lineCount: number().integer().required(),
  newCount: number().integer().required(),
  lookAt: guessedWords,
  /** How many of the new ones are in each state. */
  states: object(
    Object.fromEntries(transferStates.map((state) => [state, number().integer()])) as Record<
      TransferState,
      ReturnType<typeof number>
    >,
  ).required(),
}).noUnknown()

/** How a line of a statement would be booked. */
export const plannedTransferSchema = object({
  /** Its line in the file, counted from 1. */
  line: number().integer().required(),
  bookedOn: string().required(),
  payer: string().defined(),
  reference: string().defined(),
  amount: priceSchema.required(),
  /** In which state it would be; `known` where it was imported before, and would change nothing. */
  state: string()
    .oneOf([...transferStates, 'known'] as const)
    .required(),
  /** The order or the invoice that it would be booked on. */
  number: string().nullable().defined(),
}).noUnknown()
export type PlannedTransfer = InferType<typeof plannedTransferSchema>

const reasonSchema = requiredText(200)

/** Also the schemas of the desk's forms. */
export const matchTransferSchema = object({
  number: requiredText(20),
  /** What it is worth in the order's currency, where it came in another. */
  worth: typedNumber().positive(),
  reason: reasonSchema,
}).noUnknown()
export const returnTransferSchema = object({ reason: reasonSchema }).noUnknown()

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
  // The desk's (docs/desk.md).
  listBankTransfers: call({
    ...bankTransferEndpoints.listBankTransfers,
    summary: 'Transfers that have come, newest first, 20 a page',
    query: object({
      /** A part of the reference, the payer, or the order's or invoice's number. */
      search: string().max(120),
      state: string().oneOf(transferStates, `Use one of ${transferStates.join(', ')}`),
      task: string().oneOf(transferTaskNames, `Use one of ${transferTaskNames.join(', ')}`),
      sort: sortBy('booked', 'amount'),
      page: queryWord(),
    }),
    reply: listOf(bankTransferSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  previewBankTransfers: call({
    ...bankTransferEndpoints.previewBankTransfers,
    summary: "Reads a bank's statement as an import does, and returns how each line would be booked; nothing is stored",
    body: string().defined(),
    bodyType: 'text/csv',
    reply: object({ lines: array().of(plannedTransferSchema.required()).required(), lookAt: guessedWords }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  importBankTransfers: call({
    ...bankTransferEndpoints.importBankTransfers,
    summary: "Takes a bank's statement, all or nothing; lines that were there before change nothing",
    query: object({ fileName: string().max(200), reason: string().max(200) }),
    body: string().defined(),
    bodyType: 'text/csv',
    reply: transferImportSchema,
    who: 'desk',
    isOurs: true,
  }),
  matchBankTransfer: call({
    ...bankTransferEndpoints.matchBankTransfer,
    summary: 'Says which order or invoice a transfer is for; an order that is cancelled or expired is opened again',
    body: matchTransferSchema,
    reply: bankTransferSchema,
    who: 'desk',
    isOurs: true,
  }),
  returnBankTransfer: call({
    ...bankTransferEndpoints.returnBankTransfer,
    summary: 'Records that a transfer, or what of it was too much, was sent back',
    body: returnTransferSchema,
    reply: bankTransferSchema,
    who: 'desk',
    isOurs: true,
  }),
}

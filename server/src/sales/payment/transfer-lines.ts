import type { BankAccount } from '@shop/contract/bank-transfer'
import { formatDate } from '@shop/contract/dates'
import type { AwaitedTransfer } from '@shop/contract/order'

/** A mail's text about a transfer that is awaited: how much, where to, with which reference, until when. */
export const transferLines = (
  { due, reference, expiresAt }: AwaitedTransfer,
  account: BankAccount | undefined,
  country: string,
): [string, string][] => [
  ['Amount', `${due.label} ${due.currency}`],
  ['Reference', reference],
  ...(account
    ? ([
        ['To', account.holder],
        ['Bank', account.bank],
        ...account.details.map(({ label, value }) => [label, value]),
      ] as [string, string][])
    : []),
  ...(expiresAt ? ([['Until', formatDate(expiresAt, country)]] as [string, string][]) : []),
]

import { currencies, type Currency } from '@shop/contract/constants'
import type { BankAccount } from '@shop/contract/bank-transfer'

/** Where transfers go, by currency; one that is missing is not paid by transfer. */
export type BankAccounts = Partial<Record<Currency, BankAccount>>

/** A shop that takes no real money shows that nobody should send any. */
export const testAccounts: BankAccounts = Object.fromEntries(
  currencies.map((currency) => [
    currency,
    {
      holder: 'Kinpaw test shop',
      bank: 'Made-up Bank, for tests',
      details: [{ label: 'Account', value: `TEST ${currency} 0000 0000` }],
      isTest: true,
    },
  ]),
)

/**
 * Reads BANK_ACCOUNTS: `{"AUD": {"holder": "…", "bank": "…", "BSB": "062-000", "Account number": "1234 5678"}}`. Any
 * key besides holder and bank is shown under its own name. Null for what is no such text.
 */
export function readBankAccounts(json: string): BankAccounts | null {
  const read = parsed(json)
  if (!isRecord(read)) return null
  const accounts: BankAccounts = {}
  for (const [code, value] of Object.entries(read)) {
    const currency = currencies.find((known) => known === code)
    const account = currency && accountIn(value)
    if (!account) return null
    accounts[currency] = account
  }
  return accounts
}

function accountIn(value: unknown): BankAccount | null {
  if (!isRecord(value) || !Object.values(value).every(isText)) return null
  const { holder, bank, ...rest } = value as Record<string, string>
  const details = Object.entries(rest).map(([label, text]) => ({ label, value: text }))
  return holder && bank && details.length ? { holder, bank, details, isTest: false } : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

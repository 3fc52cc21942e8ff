import { currencies, type Currency } from '@shop/contract/constants'
import { isDay } from '@shop/contract/dates'
import type { Faults } from '../../platform/input/faults.ts'
import { tableOf } from '../../platform/input/lines.ts'

export const statementColumns = ['account', 'id', 'date', 'amount', 'currency', 'reference', 'payer'] as const
type Column = (typeof statementColumns)[number]
/** More than a bank books for a shop in a quarter. */
const mostLines = 10_000
const longest: Record<Column, number> = {
  account: 50,
  id: 100,
  date: 10,
  amount: 12,
  currency: 3,
  reference: 500,
  payer: 200,
}

/** A line of a statement, read but not yet compared with the shop; `amount` in minor units. See docs/desk.md. */
export type StatementLine = {
  line: number
  account: string
  bankId: string
  bookedOn: string
  amount: number
  currency: Currency
  reference: string
  payer: string
}

/** Minor units of "1234.50"; undefined for what is no sum of money that came in. */
function amountIn(text: string): number | undefined {
  const [, whole, cents = ''] = text.match(/^(\d{1,7})(?:\.(\d{1,2}))?$/) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return amount > 0 ? amount : undefined
}

/** The lines of a bank's statement (one row a line, exactly these columns). What is wrong goes to `faults` with its line. */
export function readStatement(text: string, faults: Faults): StatementLine[] {
  const { names, lines, firstLine, fields: fieldsIn } = tableOf(text, mostLines)
  if (names.toSorted().join() !== statementColumns.toSorted().join()) {
    faults.add(1, `The header must be ${statementColumns.join(',')}.`)
    return []
  }
  const seen = new Map<string, number>()
  const rows = lines.flatMap((content, index): StatementLine[] => {
    if (!content.trim()) return []
    const line = index + firstLine
    const refuse = (reason: string) => {
      faults.add(line, reason)
      return []
    }
    const fields = fieldsIn(content)
    if (!fields) return refuse('is not CSV: a quote is open, or stands inside a field.')
    if (fields.length !== statementColumns.length)
      return refuse(`has ${fields.length} fields, not ${statementColumns.length}.`)
    const field = (column: Column) => fields[names.indexOf(column)] ?? ''
    const long = statementColumns.find((column) => field(column).length > longest[column])
    if (long) return refuse(`${long} has more than ${longest[long]} characters.`)
    const [account, bankId] = [field('account'), field('id')]
    if (!account || !bankId) return refuse('needs account and id, as the bank names them.')
    const known = seen.get(`${account} ${bankId}`)
    if (known) return refuse(`has the id of line ${known}.`)
    seen.set(`${account} ${bankId}`, line)
    if (!isDay(field('date'))) faults.add(line, 'date is a day as 2026-11-22.')
    const amount = amountIn(field('amount'))
    if (!amount) faults.add(line, `“${field('amount')}” is no amount that came in: use 58.00, without signs.`)
    const currency = currencies.find((code) => code === field('currency'))
    if (!currency) faults.add(line, `“${field('currency')}” is no currency of the shop: ${currencies.join(', ')}.`)
    if (!amount || !currency) return []
    return [
      {
        line,
        account,
        bankId,
        bookedOn: field('date'),
        amount,
        currency,
        reference: field('reference'),
        payer: field('payer'),
      },
    ]
  })
  if (!seen.size && faults.isEmpty) faults.add(1, 'There are no rows under the header.')
  return rows
}

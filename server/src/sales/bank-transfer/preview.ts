import type { PlannedTransfer, TransferState } from '@shop/contract/bank-transfer'
import { priceOf } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { invoices } from '../../schema/invoice.ts'
import { readCheckout } from '../payment/steps.ts'
import { owedDueOf, selectOwed } from '../pending-payment/find.ts'
import { countedOf, dueOfOrder } from './book.ts'
import { keyOf, readTransfers } from './import-transfers.ts'
import { findTarget } from './match.ts'
import type { StatementLine } from './read-statement.ts'
import type { Target } from './target.ts'

async function dueOf(db: Db, target: Target): Promise<number> {
  if (target.kind === 'order') return dueOfOrder(await readCheckout(db, target.order.checkoutId))
  const [owed] = await selectOwed(db, eq(invoices.id, target.invoice.id))
  return owed ? owedDueOf(owed) : 0
}

const numberOf = (target: Target) => (target.kind === 'order' ? target.order.number : target.invoice.number)

function stateOf(
  target: Target,
  { worth, due, counted }: { worth: number; due: number; counted: number },
): TransferState {
  if (target.kind === 'order' && ['cancelled', 'expired'].includes(target.order.status)) return 'late'
  if (counted === 0) return 'extra'
  if (counted < worth) return 'over'
  return counted < due ? 'short' : 'matched'
}

/**
 * How an import would book each line of a statement, in the file's order: by the same reading and matching, with nothing
 * written. 428 as an import.
 */
export async function previewTransfers(db: Db, text: string): Promise<PlannedTransfer[]> {
  const { lines, known } = await readTransfers(db, text)
  /** What is left due of each order or invoice after the lines before. */
  const left = new Map<string, number>()
  const plan = async (line: StatementLine): Promise<Pick<PlannedTransfer, 'state' | 'number'>> => {
    if (known.has(keyOf(line))) return { state: 'known', number: null }
    const found = await findTarget(db, line)
    if (!found) return { state: 'unmatched', number: null }
    const number = numberOf(found.target)
    const due = left.get(number) ?? (await dueOf(db, found.target))
    const counted = countedOf({ worth: line.amount, due, isExactOnly: found.isExactOnly })
    if (counted === null) return { state: 'unmatched', number: null }
    left.set(number, due - counted)
    return { state: stateOf(found.target, { worth: line.amount, due, counted }), number }
  }
  const planned: PlannedTransfer[] = []
  for (const line of lines) {
    const { line: place, bookedOn, payer, reference, amount, currency } = line
    planned.push({ line: place, bookedOn, payer, reference, amount: priceOf(amount, currency), ...(await plan(line)) })
  }
  // What a later line completes is no longer short.
  return planned.map((one) =>
    one.state === 'short' && left.get(one.number ?? '') === 0 ? { ...one, state: 'matched' } : one,
  )
}

import { and, eq, inArray } from 'drizzle-orm'
import { batchesOf } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/open.ts'
import { Faults } from '../../platform/input/faults.ts'
import { readStatement, type StatementLine } from './read-statement.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'

/**
 * Takes a bank's statement, all or nothing: 428 names every line that is wrong, and why. Lines that were there before
 * change nothing, unless they differ now, which is a fault. Returns the new ones, in the file's order.
 */
export async function importTransfers(tx: Db, text: string): Promise<{ lineCount: number; newIds: string[] }> {
  const faults = new Faults()
  const lines = linesOf(text, faults)
  // Always in the same order, so that two imports of the same lines never deadlock: the second waits for the first.
  const sorted = lines.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  const made = new Map<string, string>()
  for (const batch of batchesOf(sorted)) {
    const rows = await tx
      .insert(bankTransfers)
      .values(batch.map(({ line: _, ...row }) => ({ ...row, worth: row.amount })))
      .onConflictDoNothing()
      .returning({ id: bankTransfers.id, account: bankTransfers.account, bankId: bankTransfers.bankId })
    for (const row of rows) made.set(keyOf(row), row.id)
  }
  await checkKnown(
    tx,
    lines.filter((line) => !made.has(keyOf(line))),
    faults,
  )
  faults.refuse(refusal)
  return { lineCount: lines.length, newIds: lines.flatMap((line) => made.get(keyOf(line)) ?? []) }
}

/** A statement's lines, and the keys of those that were imported before; 428 as an import. Nothing is changed. */
export async function readTransfers(db: Db, text: string): Promise<{ lines: StatementLine[]; known: Set<string> }> {
  const faults = new Faults()
  const lines = linesOf(text, faults)
  const known = await checkKnown(db, lines, faults)
  faults.refuse(refusal)
  return { lines, known }
}

const refusal = 'The file has faults. Nothing was imported.'

function linesOf(text: string, faults: Faults): StatementLine[] {
  const lines = readStatement(text, faults)
  faults.refuse(refusal)
  return lines
}

/** As the bank distinguishes lines. */
export const keyOf = ({ account, bankId }: Pick<StatementLine, 'account' | 'bankId'>) => `${account} ${bankId}`

/** The keys of those that are stored. A bank that gives one id to two payments, or a file changed by hand, is a fault. */
async function checkKnown(tx: Db, known: StatementLine[], faults: Faults): Promise<Set<string>> {
  const found = new Set<string>()
  for (const [account, lines] of Map.groupBy(known, (line) => line.account))
    for (const batch of batchesOf(lines)) {
      const ids = batch.map(({ bankId }) => bankId)
      const rows = await tx
        .select()
        .from(bankTransfers)
        .where(and(eq(bankTransfers.account, account), inArray(bankTransfers.bankId, ids)))
      for (const line of batch) {
        const row = rows.find(({ bankId }) => bankId === line.bankId)
        if (row) found.add(keyOf(line))
        if (row && (row.amount !== line.amount || row.currency !== line.currency || row.bookedOn !== line.bookedOn))
          faults.add(line.line, 'was imported before with another date, amount or currency.')
      }
    }
  return found
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTable } from './proof.ts'

/** A change of the code by which a row of rules.tsv or lives.tsv is no longer true. `\n` in the table is a line break. */
export type Fault = { id: string; file: string; from: string; to: string }

const lines = (text = '') => text.replaceAll('\\n', '\n')

export const faults: Fault[] = readTable(readFileSync(new URL('./faults.tsv', import.meta.url), 'utf8')).map(
  ({ id = '', file = '', from, to }) => ({ id, file, from: lines(from), to: lines(to) }),
)

/** The file's text with the fault in it. It is an error where what it replaces is not there, or more than once. */
export function plant({ id, file, from, to }: Fault, root: string): string {
  const parts = readFileSync(join(root, file), 'utf8').split(from)
  if (parts.length !== 2) throw new Error(`faults.tsv, ${id}: "${from}" is ${parts.length - 1} times in ${file}`)
  return parts.join(to)
}

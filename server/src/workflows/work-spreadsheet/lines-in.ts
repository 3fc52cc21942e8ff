import { createHash } from 'node:crypto'
import { maxWorkFileBytes, workFileTooLarge } from '@shop/contract/work-spreadsheet'
import { refusal } from '../../platform/input/refusal.ts'
import { readApart, Unreadable } from '../../platform/input/read-apart.ts'
import type { ReadLine, readLines } from './read-lines.ts'
import { notRead } from './refusals.ts'

const refused = (reason: string) => refusal({ 'document.data': reason })

/** The lines of an uploaded file, its digest, and its words with letters that were guessed; 428 where it is no sheet, or too long. Empty rows are left out. */
export async function linesIn(data: string): Promise<{ sha256: string; lines: ReadLine[]; lookAt: string[] }> {
  const file = Buffer.from(data, 'base64')
  if (file.length > maxWorkFileBytes) throw refused(workFileTooLarge)
  const read = await readApart<typeof readLines>('readLines', file).catch((error: unknown) => {
    throw error instanceof Unreadable ? refused(notRead) : error
  })
  if ('refusal' in read) throw refused(read.refusal)
  return { sha256: createHash('sha256').update(file).digest('hex'), lines: read.lines, lookAt: read.lookAt }
}

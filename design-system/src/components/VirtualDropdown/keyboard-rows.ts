import type { Option } from './filter-options.ts'

const blockSize = 50

/** The block of rows that holds the active one. */
export const blockOf = (active: number) => Math.floor(Math.max(active, 0) / blockSize)

/**
 * The rows that keys can reach from a block: its own, its neighbours' and both ends. Chakra's combobox reads all rows of
 * its collection at every key, so it never gets all 100,000; a block instead of the row's own surroundings spares it a
 * new collection at every key.
 */
export function keyboardRows(options: readonly Option[], block: number): Option[] {
  const from = Math.max(0, (block - 1) * blockSize)
  const to = (block + 2) * blockSize
  return [
    ...options.slice(0, from > 0 ? 1 : 0),
    ...options.slice(from, to),
    ...(to < options.length ? options.slice(-1) : []),
  ]
}

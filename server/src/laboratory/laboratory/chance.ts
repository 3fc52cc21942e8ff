import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that follows from the parts alone: the same parts, the same number. */
export const seededChanceOf = (...parts: (string | number)[]): number =>
  createHash('sha256').update(parts.join('|')).digest().readUIntBE(0, 6) / 2 ** 48

/** One of `list`, by chance. */
export function pick<Item>(list: readonly Item[], ...parts: (string | number)[]): Item {
  const item = list[Math.floor(seededChanceOf(...parts) * list.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that follows from the words alone: the same words, the same chance. */
export const chanceOf = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('|')).digest().readUIntBE(0, 6) / 2 ** 48

/** One of `list`, by chance. */
export function pick<Item>(list: readonly Item[], ...words: (string | number)[]): Item {
  const item = list[Math.floor(chanceOf(...words) * list.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

import { folded } from '@shop/contract/text'

/** How many letters of a word may be wrong: short words are meant as they are written. */
const mostSlips = ({ length }: string) => (length < 5 ? 0 : length < 7 ? 1 : 2)

/** Letters added, left out, taken for others, or changed with their neighbour (optimal string alignment); Infinity above `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > most) return Infinity
    before = row
    row = next
  }
  const slips = row[other.length] ?? Infinity
  return slips > most ? Infinity : slips
}

export const lettersIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The letters of a word as bits: two words that differ in more of them than slips can change need no closer look. */
const bitsOf = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0)

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left; left &= left - 1) count++
  return count
}

/** As a word sounds: "atrofy" is "atrophy", "hemophilia" haemophilia. */
const spoken = (word: string) => word.replace(/ph/g, 'f').replace(/[ao]e/g, 'e')

export type Vocabulary = {
  isKnown: (word: string) => boolean
  /** The word that was meant: as it is where it is known, or begins a known one; null where nothing is near. */
  meant: (word: string) => string | null
}

/** The words that `texts` are searched by; those of `others` are words too, and nobody's slip. */
export function vocabularyOf(texts: Iterable<string>, others: Iterable<string>): Vocabulary {
  const uses = new Map<string, number>()
  for (const text of texts) for (const word of lettersIn(text)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const known = new Set(uses.keys())
  for (const text of others) for (const word of lettersIn(text)) known.add(word)
  const begun = new Set([...uses.keys()].flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))))
  const targets = [...uses]
    .filter(([word]) => word.length > 3 && !/\d/.test(word))
    .map(([word, count]) => ({ word, sound: spoken(word), count, bits: bitsOf(spoken(word)) }))
  return {
    isKnown: (word) => known.has(word),
    meant: (word) => {
      if (known.has(word) || begun.has(word)) return word
      const most = /\d/.test(word) ? 0 : mostSlips(word)
      if (!most) return null
      let best: { word: string; slips: number; uses: number } | undefined
      const sound = spoken(word)
      const bits = bitsOf(sound)
      for (const { word: target, sound: other, count, bits: others } of targets) {
        if (Math.abs(sound.length - other.length) > most || countBits(bits ^ others) > 2 * most) continue
        const slips = slipsBetween(sound, other, best ? Math.min(best.slips, most) : most)
        // Who slips twice, or in a short word, begins right.
        if (slips === Infinity || ((slips > 1 || word.length < 6) && word[0] !== target[0])) continue
        if (!best || slips < best.slips || count > best.uses) best = { word: target, slips, uses: count }
      }
      return best?.word ?? null
    },
  }
}

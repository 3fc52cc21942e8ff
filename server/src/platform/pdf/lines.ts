import bidiFactory from 'bidi-js'
import type { Typefaces } from './fonts.ts'
import type { Face } from './theme.ts'

/** Letters in one typeface and one direction, in the order in which they are read. */
export type Run = { font: string; text: string; width: number }
/** Measures letters in a typeface. */
type WidthOf = (font: string, text: string) => number

const bidi = bidiFactory()
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const joiner = /[\u200c\u200d]/
const mark = /\p{M}/u
const letter = /[\p{L}\p{N}]/u
/** Written without spaces: a line may end between their words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const opens = /^[\p{Ps}\p{Pi}]+$/u
const closes = /^[\s\p{Po}\p{Pe}\p{Pf}]/u

/** Whether the typeface of a face has all of a text, so that it needs nothing of this file. */
export const isPlain = ({ nameOf }: Typefaces, face: Face, text: string): boolean =>
  Array.from(text).every((sign) => sign === '\n' || nameOf(face, sign) === face)

type Written = { text: string; fonts: string[] }

/**
 * A text as far as our typefaces write it, with the name of one for each of its code units: a word is in one typeface
 * where one has all of it. What none has is left out, and a letter of it is "?"; whoever enters it is told before.
 */
function written({ nameOf, byName }: Typefaces, face: Face, text: string): Written {
  const done: Written = { text: '', fonts: [] }
  const add = (sign: string, font: string) => {
    done.text += sign
    done.fonts.push(...Array.from({ length: sign.length }, () => font))
  }
  /** What was left out had a space on either side. */
  const closeGap = () => {
    if (!done.text.endsWith(' ')) return
    done.text = done.text.slice(0, -1)
    done.fonts.pop()
  }
  const hasAll = (font: string, word: string) =>
    Array.from(word).every((sign) => byName.get(font)?.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  let isAfterGap = false
  for (const word of text.split(/(\s+)/)) {
    const named = Array.from(word, (sign) => nameOf(face, sign))
    const whole = [...new Set(named)].find((font) => font && hasAll(font, word))
    for (const [index, sign] of Array.from(word).entries()) {
      const before = done.fonts.at(-1)
      const isJoined = joiner.test(sign) || mark.test(sign)
      // A mark is shaped with the letter before it, in its typeface where that has it; a joiner with nothing else.
      const own =
        isJoined && before && hasAll(before, sign) ? before : joiner.test(sign) ? undefined : (whole ?? named[index])
      const font = sign === '\n' ? face : isJoined && !done.text ? undefined : own
      if (font) {
        if (isAfterGap && closes.test(sign)) closeGap()
        isAfterGap = false
        add(sign, font)
      } else if (letter.test(sign)) {
        if (!done.text.endsWith('?')) add('?', face)
      } else isAfterGap ||= !isJoined
    }
  }
  return done
}

/** Where a line may end: behind spaces, and between words that have none. */
function piecesOf(text: string): { start: number; end: number; isEnd: boolean }[] {
  const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)]
  const pieces: { start: number; end: number; isEnd: boolean }[] = []
  for (const { segment, index, isWordLike = false } of words) {
    const last = pieces.at(-1)
    const before = last ? text.slice(last.start, last.end) : ''
    const isSpace = /^\s+$/.test(segment)
    const begins =
      !last ||
      last.isEnd ||
      (!isSpace && /\s$/.test(before)) ||
      ((isWordLike || opens.test(segment)) && (unspaced.test(segment) || unspaced.test(before.at(-1) ?? '')))
    const isEnd = segment.includes('\n')
    if (begins) pieces.push({ start: index, end: index + segment.length, isEnd })
    else Object.assign(last, { end: index + segment.length, isEnd })
  }
  return pieces
}

/** The runs of a part of a text as they stand from left to right. */
function runsOf(
  { text, fonts }: Written,
  levels: ReturnType<typeof bidi.getEmbeddingLevels>,
  start: number,
  end: number,
) {
  const order = Array.from({ length: end - start }, (_, index) => start + index)
  for (const [from = 0, to = 0] of bidi.getReorderSegments(text, levels, start, end - 1)) {
    const part = order.slice(from - start, to - start + 1).toReversed()
    order.splice(from - start, part.length, ...part)
  }
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1)
  const isRight = (index: number) => (levels.levels[index] ?? 0) % 2 === 1
  const isSpace = (index: number) => text[index] === ' '
  const isOneRun = (one: number, other: number) =>
    Math.abs(one - other) === 1 &&
    fonts[one] === fonts[other] &&
    levels.levels[one] === levels.levels[other] &&
    isSpace(one) === isSpace(other)
  const runs: { font: string; text: string }[] = []
  for (let at = 0; at < order.length;) {
    let next = at + 1
    while (next < order.length && isOneRun(order[next - 1] ?? 0, order[next] ?? 0)) next++
    const first = Math.min(order[at] ?? 0, order[next - 1] ?? 0)
    const signs = Array.from(
      { length: next - at },
      (_, index) => mirrored.get(first + index) ?? text[first + index] ?? '',
    )
    const run = signs.join('')
    // Letters from right to left are turned when they are shaped; signs between them are not.
    const isTurned = isRight(first) && !rightToLeft.test(run)
    runs.push({ font: fonts[first] ?? '', text: isTurned ? Array.from(run).toReversed().join('') : run })
    at = next
  }
  return runs
}

/**
 * The lines of a text of several typefaces in a column, each its runs from left to right: broken where words end, in the
 * order of the Unicode Bidirectional Algorithm. `width` in points.
 */
export function layLines(typefaces: Typefaces, face: Face, said: string, width: number, widthOf: WidthOf): Run[][] {
  const all = written(
    typefaces,
    face,
    said.normalize('NFC').replaceAll(/[\p{Cf}\p{Cc}]/gu, (sign) => (joiner.test(sign) || sign === '\n' ? sign : '')),
  )
  const { text } = all
  const isLatin = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text)
  const levels = bidi.getEmbeddingLevels(text, isLatin ? 'ltr' : 'auto')
  const measured = (start: number, end: number): Run[] =>
    runsOf(all, levels, start, end).map((run) => ({ ...run, width: widthOf(run.font, run.text) }))
  const trimmed = (start: number, end: number) => start + text.slice(start, end).trimEnd().length
  const fits = (start: number, end: number) =>
    measured(start, trimmed(start, end)).reduce((sum, run) => sum + run.width, 0) <= width

  const lines: { start: number; end: number }[] = []
  let line = { start: 0, end: 0 }
  const close = (end: number) => {
    lines.push({ start: line.start, end: trimmed(line.start, end) })
    line = { start: end, end }
  }
  for (const { start, end, isEnd } of piecesOf(text)) {
    if (line.end > line.start && !fits(line.start, end)) close(start)
    // A word wider than the column is broken between its letters.
    if (!fits(line.start, end))
      for (const { index, segment } of new Intl.Segmenter('en').segment(text.slice(start, end))) {
        const until = start + index + segment.length
        if (line.end > line.start && !fits(line.start, until)) close(start + index)
        line.end = until
      }
    line.end = end
    if (isEnd) close(end)
  }
  if (line.end > line.start) close(line.end)
  return lines.map(({ start, end }) => (end > start ? measured(start, end) : []))
}

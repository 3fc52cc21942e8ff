import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, foldedName, joined, tidyLine, tidyLines } from './text.ts'

test.each([
  ['two zero-width spaces', '\u200b\u200b', ''],
  ['a joiner alone', '\u200d\ufe0f', ''],
  ['a filler that looks like nothing', '\u3164\u2800', ''],
  ['an override of the direction', 'Skye\u202eeyK', 'SkyeeyK'],
  ['an isolate', '\u2066Skye\u2069', 'Skye'],
  ['a line break', 'Skye\r\nof\u2028Lorn', 'Skye of Lorn'],
  ['a tab and blanks', '  Skye \t\u00a0 of  Lorn ', 'Skye of Lorn'],
  ['a bell', 'Sk\u0007ye', 'Skye'],
  ['what is composed of two signs', 'Zoe\u0308', 'Zoë'],
  ['a pictograph of several signs', 'Rex 👩‍⚕️❤️', 'Rex 👩‍⚕️❤️'],
  ['a Persian name with its joiner', 'می‌شا', 'می‌شا'],
  ['other scripts', 'Жуля 小花 モモ שׁוּשׁוּ', 'Жуля 小花 モモ שׁוּשׁוּ'.normalize('NFC')],
])('a name with %s is stored as it is seen', (_what, typed, stored) => expect(tidyLine(typed)).toBe(stored))

test('a text of several lines has its lines', () =>
  expect(tidyLines(' Dear\u200b all,\r\n\r\n  two  blanks\u202e.\u0007 ')).toBe('Dear all,\n\n  two  blanks.'))

test.each([
  ['Zoë', 'Zoe\u0308', 'ZOE', 'zoe'],
  ['O’Malley', "O'Malley", 'O`MALLEY', 'oʼmalley'],
  ['Łukasz Strauß', 'LUKASZ STRAUSS', 'lukasz  strauß'],
  ['Søren', 'soren', 'SØREN'],
  ['Jean–Luc', 'jean-luc', 'JEAN‑LUC'],
  ['“Blue” merle', '"blue" MERLE', '„blue“\u200b merle'],
  ['ＳＫＹＥ', 'Skye'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσεύς'],
])('%s is one name, however it is written', (...names) => expect(new Set(names.map(foldedName)).size).toBe(1))

test('what is another name stays another', () =>
  expect(new Set(['Rex', 'Rax', 'Жуля', 'Жила', 'ハナ', 'ハカ', "O'M", 'OM'].map(foldedName)).size).toBe(8))

test.each(['mdr-1', 'mdr.1', "m'dr/1"])('%s is joined', (word) => expect(joined(word)).toBe('mdr1'))

test('every letter and sign there is is read again without a change', () => {
  const changing: string[] = []
  for (let code = 0; code < 0x110000; code++) {
    const sign = String.fromCodePoint(code)
    for (const read of [tidyLine, tidyLines, folded]) if (read(read(sign)) !== read(sign)) changing.push(sign)
  }
  expect(changing).toEqual([])
})

test('what was read is read again without a change, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const read of [tidyLine, tidyLines, folded]) expect(read(read(typed))).toBe(read(typed))
    }),
    { numRuns: 500 },
  )
})

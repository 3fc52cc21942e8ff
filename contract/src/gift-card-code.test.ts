import { expect, test } from 'vitest'
import { giftCardCodeIn, giftCardCodeLetters, giftCardCodeOf } from './gift-card-code.ts'

const codes = Array.from({ length: 40 }, (_, seed) =>
  giftCardCodeOf(
    Array.from({ length: giftCardCodeLetters }, (_letter, index) => (seed * 37 + index * index * 11) % 256),
  ),
)
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')

test('a code is read however it is typed', () => {
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(giftCardCodeIn(code)).toBe(code)
    expect(giftCardCodeIn(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
    expect(giftCardCodeIn(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
  }
})

test('one letter mistyped is noticed, whichever', () => {
  const mistyped = codes
    .slice(0, 5)
    .flatMap((code) =>
      code
        .split('')
        .flatMap((letter, index) =>
          letters
            .filter((other) => letter !== '-' && other !== letter)
            .map((other) => code.slice(0, index) + other + code.slice(index + 1)),
        ),
    )
  expect(mistyped).toHaveLength(5 * 16 * 31)
  expect(mistyped.filter(giftCardCodeIn)).toEqual([])
})

test('nearly every swap of two neighbours is noticed', () => {
  let [swaps, missed] = [0, 0]
  for (const code of codes) {
    const plain = code.replaceAll('-', '')
    for (let index = 1; index < plain.length; index++) {
      const [one, other] = [plain[index - 1], plain[index]]
      if (one === other) continue
      swaps++
      const swapped = `${plain.slice(0, index - 1)}${other}${one}${plain.slice(index + 1)}`
      if (giftCardCodeIn(swapped)) missed++
    }
  }
  expect(missed / swaps).toBeLessThan(0.01)
})

test.each(['', '7F3K', 'KR-2B8W-4TQA-9CJP', `${codes[0]}0`, 'UUUU-UUUU-UUUU-UUUU'])('“%s” is none', (typed) =>
  expect(giftCardCodeIn(typed)).toBeNull(),
)

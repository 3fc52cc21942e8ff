import { expect, test } from 'vitest'
import { expectedBy, expectedSentence } from './expected.ts'

const expectedAt = '2026-11-28T08:00:00.000Z'

test.each([
  ['the day before', '2026-11-27T23:00:00.000Z', 'expected by 28/11/2026', 'Expected by 28/11/2026.'],
  ['late that day', '2026-11-28T23:59:00.000Z', 'expected by 28/11/2026', 'Expected by 28/11/2026.'],
  [
    'the day after',
    '2026-11-29T00:00:00.000Z',
    'later than expected',
    'This is taking longer than we said: it was expected by 28/11/2026. We are sorry for the wait.',
  ],
])('%s', (_, now, words, sentence) => {
  expect(expectedBy(expectedAt, 'AU', new Date(now))).toBe(words)
  expect(expectedSentence(expectedAt, 'AU', new Date(now))).toBe(sentence)
})

import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { audiences, neutrals, type Pair, results } from './palettes.ts'

/** The contrast of two pairs, in light and in dark. */
const both = (one: Pair, other: Pair) => [contrast(one[0], other[0]), contrast(one[1], other[1])]
const lowest = (one: Pair, ...others: Pair[]) => Math.min(...others.flatMap((other) => both(one, other)))

const { paper, card, sand, edge, ink, ink2 } = neutrals
/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what is no text. */
const [text, control] = [4.5, 3]

test('text is read on each ground, and a control seen', () => {
  for (const one of [ink, ink2]) expect(lowest(one, paper, card, sand)).toBeGreaterThanOrEqual(text)
  expect(lowest(edge, paper, card)).toBeGreaterThanOrEqual(control)
})

test.each(Object.entries(results))(
  '%s is read on its own ground and on a card, and other text on its ground',
  (_, { fg, bg }) => {
    expect(lowest(fg, bg, paper, card, sand)).toBeGreaterThanOrEqual(text)
    for (const one of [ink, ink2]) expect(lowest(one, bg)).toBeGreaterThanOrEqual(text)
  },
)

describe.each(Object.entries(audiences))(
  'the colours of %s',
  (_, { solid, emphasized, contrast: onSolid, subtle, muted }) => {
    test('carry their text', () => expect(lowest(onSolid, solid, emphasized)).toBeGreaterThanOrEqual(text))
    test('are text', () => {
      expect(lowest(solid, paper, card, subtle)).toBeGreaterThanOrEqual(text)
      expect(lowest(emphasized, paper, card, subtle, muted)).toBeGreaterThanOrEqual(text)
    })
    test('are a ground for other text', () => {
      for (const one of [ink, ink2]) expect(lowest(one, subtle)).toBeGreaterThanOrEqual(text)
    })
  },
)

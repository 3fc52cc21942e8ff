import { defineSemanticTokens } from '@chakra-ui/react'

/** In light and in dark surroundings. */
export type Pair = readonly [light: string, dark: string]

/** Warm neutrals. `ink` and `ink2` on any of the grounds, and `edge` on paper and card, pass WCAG AA in both. */
export const neutrals = {
  paper: ['#fbf8f4', '#171214'],
  card: ['#ffffff', '#211a1d'],
  sand: ['#f3ece4', '#2c2327'],
  line: ['#e9e1da', '#3d3237'],
  /** Borders of controls: 3:1 against paper and card (WCAG 1.4.11). */
  edge: ['#8d7f86', '#96888f'],
  ink2: ['#5f525a', '#bfb1b7'],
  ink: ['#241a20', '#f4ece7'],
} as const satisfies Record<string, Pair>

/** Result colours are never the audience's, and always are beside a word. */
export const results = {
  clear: { fg: ['#1b6e43', '#86d6a8'], bg: ['#e3f2e8', '#173122'] },
  carrier: { fg: ['#8a5a00', '#f0c274'], bg: ['#fdf0cf', '#3a2b0e'] },
  affected: { fg: ['#a3241b', '#ffa598'], bg: ['#fbe4e0', '#461d19'] },
  danger: { fg: ['#a3241b', '#ffa598'], bg: ['#fbe4e0', '#461d19'] },
} as const satisfies Record<string, { fg: Pair; bg: Pair }>

/**
 * An audience's shades. `contrast` on `solid` and on `emphasized`, and either of these on paper and on `subtle`, pass
 * WCAG AA: where it is dark they are light, and text on them is dark.
 */
export const audiences = {
  breeder: {
    solid: ['#b8175c', '#f797bd'],
    emphasized: ['#8c0f44', '#ffbdd6'],
    contrast: ['#ffffff', '#33091b'],
    subtle: ['#fbe3ed', '#3d1828'],
    muted: ['#f4b9d1', '#6d2c47'],
  },
  owner: {
    solid: ['#b8450b', '#f7a273'],
    emphasized: ['#8a3206', '#ffc5a3'],
    contrast: ['#ffffff', '#321205'],
    subtle: ['#fdeadc', '#3b2014'],
    muted: ['#f7c59f', '#6b3a20'],
  },
  vet: {
    solid: ['#0c6e69', '#6fc9c2'],
    emphasized: ['#08514d', '#a1dfda'],
    contrast: ['#ffffff', '#04211f'],
    subtle: ['#dcf0ee', '#11302e'],
    muted: ['#9fd3ce', '#1f5754'],
  },
} as const satisfies Record<string, Record<string, Pair>>

/**
 * Follows the `color-scheme` of the element that uses it, which is the visitor's own, or of a part: what is painted in
 * the audience's colour stays `light`. A browser that does not know `light-dark()` shows the light one.
 */
const token = ([light, dark]: Pair) => ({ value: { base: light, _lightDark: `light-dark(${light}, ${dark})` } })

/** A palette in Chakra's full semantic form, so that `colorPalette` re-colours everything below it. */
const palette = ({ solid, emphasized, contrast, subtle, muted }: (typeof audiences)[keyof typeof audiences]) => ({
  solid: token(solid),
  contrast: token(contrast),
  fg: token(solid),
  muted: token(muted),
  subtle: token(subtle),
  emphasized: token(emphasized),
  focusRing: token(solid),
  border: token(muted),
})
const result = ({ fg, bg }: { fg: Pair; bg: Pair }) => ({ fg: token(fg), bg: token(bg) })

export const colors = defineSemanticTokens.colors({
  paper: token(neutrals.paper),
  card: token(neutrals.card),
  line: token(neutrals.line),
  edge: token(neutrals.edge),
  sand: token(neutrals.sand),
  ink: token(neutrals.ink),
  ink2: token(neutrals.ink2),
  bg: token(neutrals.paper),
  fg: token(neutrals.ink),
  border: token(neutrals.line),
  clear: result(results.clear),
  carrier: result(results.carrier),
  affected: result(results.affected),
  danger: result(results.danger),
  breeder: palette(audiences.breeder),
  owner: palette(audiences.owner),
  vet: palette(audiences.vet),
})

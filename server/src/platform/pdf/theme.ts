import type { ResultStatus } from '@shop/contract/verdict'

/** The site's own colours (the design system's palettes), for print. */
export const colours = {
  ink: '#241a20',
  quiet: '#5f525a',
  line: '#e9e1da',
  edge: '#8d7f86',
  sand: '#f3ece4',
  paper: '#fbf8f4',
  white: '#ffffff',
  accent: '#b8175c',
  vet: '#0c6e69',
} as const

export type Tone = { fg: string; bg: string }
export const tones = {
  clear: { fg: '#1b6e43', bg: '#e3f2e8' },
  carrier: { fg: '#8a5a00', bg: '#fdf0cf' },
  affected: { fg: '#a3241b', bg: '#fbe4e0' },
  plain: { fg: colours.quiet, bg: colours.sand },
} satisfies Record<string, Tone>

const toneByStatus: Record<ResultStatus, Tone> = {
  affected: tones.affected,
  at_risk: tones.affected,
  conflicting: tones.plain,
  carrier: tones.carrier,
  clear: tones.clear,
  no_result: tones.plain,
}
export const toneOf = (status: ResultStatus | null): Tone => (status ? toneByStatus[status] : tones.plain)

/** A paper size to print on. */
export type Paper = 'A4' | 'LETTER'
/** In North America people have no A4. */
export const paperOf = (country: string | null): Paper => (country === 'US' || country === 'CA' ? 'LETTER' : 'A4')

/** A4 in points, and the area for text. On Letter all of it is drawn smaller, so that it fits. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 46, bottom: 776, content: 499.28 }

export type Face = 'text' | 'strong' | 'heading'
export type Style = { face: Face; size: number; colour: string; leading: number }

const style = (face: Face, size: number, colour: string = colours.ink, leading = 1.42): Style => ({
  face,
  size,
  colour,
  leading,
})
export const styles = {
  brand: style('heading', 17, colours.ink, 1.1),
  title: style('heading', 23, colours.ink, 1.14),
  section: style('heading', 13.5, colours.ink, 1.2),
  name: style('strong', 10.5, colours.ink, 1.3),
  body: style('text', 9.5),
  strong: style('strong', 9.5),
  lead: style('text', 11, colours.quiet),
  label: style('text', 7.5, colours.quiet, 1.3),
  value: style('strong', 9, colours.ink, 1.3),
  small: style('text', 8, colours.quiet),
  cell: style('text', 8.5, colours.ink, 1.35),
  cellStrong: style('strong', 8.5, colours.ink, 1.35),
} as const

/** A pattern's default colours: ground, marks, second marks. */
export const coatDefaults = {
  solid: ['#b98a5e'],
  bicolour: ['#f6efe4', '#2f2a2c'],
  tricolour: ['#f6efe4', '#2f2a2c', '#c58a52'],
  tuxedo: ['#2f2a2c', '#f6efe4'],
  merle: ['#aab4c4', '#3c4350', '#98a3b5'],
  harlequin: ['#f6efe4', '#2f2a2c', '#a7a2a4'],
  brindle: ['#c08a4e', '#46301f', '#8f6136'],
  spotted: ['#f6f1e9', '#2f2a2c'],
  rosetted: ['#dcae72', '#4b3120', '#c28a4c'],
  ticked: ['#cf9a62', '#6d4527', '#e6c391'],
  roan: ['#ece4da', '#5a4034', '#a08a7c'],
  sable: ['#d9a868', '#4a3527', '#a8743f'],
  saddle: ['#cf985a', '#2f2a2c', '#7d5733'],
  tabby: ['#dcb68a', '#6f4a2d', '#a87c52'],
  points: ['#f2e6d5', '#6b4a3a', '#8f6a56'],
  tortoiseshell: ['#332a2a', '#c4763a', '#e6b27a'],
  curly: ['#f1e2c8', '#b98a5e', '#d8bd9c'],
  long: ['#f1e2c8', '#b98a5e', '#d8bd9c'],
  helix: ['#f3ece4', '#5f525a', '#cbb9a8'],
} satisfies Record<string, string[]>
/** A body system or a kit in place of a coat: it comes with its colours. */
type Pictogram = `${'system' | 'kit'}-${string}`
export type CoatPattern = keyof typeof coatDefaults | Pictogram

export const isPictogram = (pattern: CoatPattern): pattern is Pictogram => /^(?:system|kit)-/.test(pattern)

/** How light a hex colour is, 0 to 1; anything else (a CSS variable) counts as middling. */
export function lightness(colour: string) {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? []
  if (!red || !green || !blue) return 0.5
  return (0.3 * Number.parseInt(red, 16) + 0.59 * Number.parseInt(green, 16) + 0.11 * Number.parseInt(blue, 16)) / 255
}

/** A tone of the same colour: darker where it is light, lighter where it is dark. */
const tone = (colour: string, percent: number) =>
  `color-mix(in oklab, ${colour}, ${lightness(colour) > 0.3 ? '#33211a' : '#ffe9d2'} ${percent}%)`

/** The three colours of a coat. One colour alone is worn tone on tone; two make the third between them. */
export function coatColours(pattern: CoatPattern, colours: string[]): [string, string, string] {
  const [ground, mark, second] = colours.length ? colours : coatDefaults[isPictogram(pattern) ? 'helix' : pattern]
  const one = ground ?? '#b98a5e'
  if (!mark) return pattern === 'solid' ? [one, tone(one, 9), tone(one, 16)] : [one, tone(one, 62), tone(one, 26)]
  return [one, mark, second ?? `color-mix(in oklab, ${one}, ${mark} ${pattern === 'merle' ? 22 : 48}%)`]
}

const sheet = { width: 480, height: 320 }

/**
 * Which part of the 480 by 320 drawing a picture shows: closer or wider, further left or lower, as it is or mirrored.
 * The same seed and ratio (width / height) always give the same part.
 */
export function coatView(seed: number, ratio: number) {
  const mixed = Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const part = (shift: number, of: number) => (mixed >>> shift) % of
  // A tall picture is close already, for it has the drawing's height: it moves in less.
  const zoom = 0.94 - (ratio < 1 ? 0.05 : 0.13) * part(3, 3)
  const width = Math.min(sheet.width, sheet.height * ratio) * zoom
  const height = width / ratio
  const left = ((sheet.width - width) * part(9, 7)) / 6
  const top = ((sheet.height - height) * part(17, 5)) / 4
  return {
    viewBox: [left, top, width, height].map((side) => Math.round(side)).join(' '),
    isMirrored: part(25, 2) === 1,
  }
}

/** A pictogram is seen whole, in the middle of its drawing, whatever the box. */
export function pictogramView(ratio: number): string {
  const width = Math.min(sheet.width, 280 * ratio)
  const height = width / ratio
  return [(sheet.width - width) / 2, (sheet.height - height) / 2, width, height]
    .map((side) => Math.round(side))
    .join(' ')
}

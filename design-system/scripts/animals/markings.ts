import type { Drawn } from './animal.ts'
import { all, disc, ellipse, grown, type Joint, melted, minus, type Shape, within } from './shape.ts'

/** A layer of a coat: in which of its colours, and where; small marks are strokes of a width, so that they weigh little. */
export type Mark = readonly [fill: string, shape: Shape] | readonly [fill: string, d: string, width?: number]

/** Mulberry32: the same drawing on every run. */
function stream(seed: number) {
  let state = seed
  return (low: number, high: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return low + (((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * (high - low)
  }
}

/** Places within a shape, about `gap` from each other. */
function scattered(shape: Shape, gap: number, seed: number, inset = -4): Joint[] {
  const random = stream(seed)
  const places: Joint[] = []
  for (let row = 0; row * gap * 0.86 < 400; row++)
    for (let column = 0; column * gap < 490; column++) {
      const x = (column + (row % 2) / 2) * gap + random(-0.28, 0.28) * gap
      const y = row * gap * 0.86 + random(-0.28, 0.28) * gap
      const size = random(0.6, 1)
      if (shape(x, y) < inset) places.push([x, y, size])
    }
  return places
}

/** A soft patch without a straight side. */
function blotch([x, y, size]: Joint, r: number, random: (low: number, high: number) => number): Shape {
  const s = r * size
  return melted(
    s * 0.8,
    Array.from({ length: 3 }, () =>
      disc([x + random(-0.55, 0.55) * s, y + random(-0.45, 0.45) * s, s * random(0.5, 0.8)]),
    ),
  )
}
function blotches(shape: Shape, gap: number, r: number, seed: number): Shape {
  const random = stream(seed + 1)
  return all(...scattered(shape, gap, seed, 2).map((place) => blotch(place, r, random)))
}

/** Strokes that end in points, across the body, wholly within the shape. */
function stripes(
  shape: Shape,
  { seed, gap, thick, long }: { seed: number; gap: number; thick: number; long: number },
): string {
  const random = stream(seed)
  return scattered(shape, gap, seed, -2)
    .map(([x, y, size]) => {
      const [dy, dx] = [Math.round(gap * long * size), Math.round(gap * long * size * random(-0.35, 0.15))]
      const [top, left] = [Math.round(y - dy), Math.round(x - dx)]
      const width = Math.round(thick * 2 * size)
      if (shape(left, top) > -1 || shape(left + dx * 2, top + dy * 2) > -1) return ''
      return `M${left} ${top}q${dx + width} ${dy} ${dx * 2} ${dy * 2}q${-dx - width}${-dy} ${-dx * 2}${-dy * 2}z`.replaceAll(
        /(?<=\d)--/g,
        ' ',
      )
    })
    .join('')
}

/** Round marks as strokes without a length. */
const dots = (places: Joint[]): string => places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
/** In sizes, the smallest first: [width, marks]. */
function sized(places: Joint[], fill: string, widths: [number, number]): Mark[] {
  return widths.map((width, n) => [fill, dots(places.filter(([, , size]) => size > 0.8 === Boolean(n))), width])
}

/** Bands across a tail and the legs. */
function bands(drawn: Drawn): Shape {
  const { part, body } = drawn
  const tail: Shape = (x, y) => Math.max(part.tail(x, y), 5.4 - Math.abs(((y + x * 0.25) % 26) - 13), -part.trunk(x, y))
  const legs: Shape = (x, y) =>
    Math.max(
      part.legs(x, y),
      -part.socks(x, y),
      -part.trunk(x, y),
      8.6 - Math.abs(((y + Math.sin(x * 0.25) * 1.6) % 24) - 12),
    )
  return within(all(tail, legs), body)
}

/** The M of a tabby's forehead, and the lines from its eyes: where the parts of a face are. */
const tabbyFace = ({ part }: Drawn): Shape => {
  const stripe: Shape = (x) => 2.4 - Math.abs(((((x + 4) % 16) + 16) % 16) - 8)
  return minus(within(part.head, part.forehead, stripe), part.face)
}

function dogMarkings(drawn: Drawn): Record<string, Mark[]> {
  const { part, body, near, white } = drawn
  const cap = minus(part.head, part.blaze)
  const twoColoured: Record<typeof white, Mark[]> = {
    collar: [
      [
        '2',
        minus(all(part.mantle, part.neck, cap), part.collar, part.bib, part.tip, part.belly, part.blaze, part.socks),
      ],
    ],
    patches: [['2', all(minus(cap, part.face), within(cap, part.ears), part.patches)]],
    below: [
      [
        '2',
        minus(
          all(part.mantle, part.saddle, part.head, part.ears),
          part.face,
          part.brow,
          part.bib,
          part.belly,
          part.legs,
        ),
      ],
    ],
  }
  const threeColoured: Mark[] =
    white === 'collar'
      ? [
          ['2', grown(body, 1)],
          ['3', all(part.brow, part.jaw, part.stockings)],
          ['1', all(part.blaze, part.bib, part.tip, part.socks)],
        ]
      : [
          ['3', all(cap, part.mantle)],
          ['2', all(part.saddle, minus(part.tail, part.tip))],
        ]
  const irish: Mark[] =
    white === 'patches'
      ? []
      : [['white', all(part.blaze, part.bib, part.socks, ...(white === 'collar' ? [part.collar] : []))]]
  const mask: Mark[] = drawn.hasMask ? [['ink', all(part.muzzle, part.ears)]] : []
  const flecks = sized(scattered(body, 15, 4, -4), '2', [3, 4.5])
  return {
    solid: mask,
    bicolour: twoColoured[white],
    // Black and tan: where the ground is no white, it shows at cheeks, brows, chest and legs.
    tan: [['2', minus(grown(body, 1), part.jaw, part.brow, part.spots, part.stockings)]],
    tricolour: threeColoured,
    saddle: [['2', part.saddle]],
    tuxedo: [['2', all(part.bib, part.socks, part.blaze)]],
    sable: [['2 .62', all(part.saddle, part.ears)], ...irish],
    merle: [['3', blotches(body, 58, 27, 11)], ['2', blotches(body, 50, 15, 5)], ...irish],
    harlequin: [
      ['3', blotches(body, 90, 20, 12)],
      ['2', blotches(body, 64, 23, 5)],
    ],
    brindle: [['2', stripes(minus(near, part.face), { seed: 3, gap: 26, thick: 3.4, long: 0.62 })], ...mask],
    spotted: [
      ['2', all(...scattered(body, 25, 9, -3).map(([x, y, size]) => ellipse([x, y], 7.2 * size, 6 * size, x)))],
    ],
    roan: [['2', cap], ...flecks],
    ticked: flecks,
  }
}

function catMarkings(drawn: Drawn): Record<string, Mark[]> {
  const { part, body, near } = drawn
  const cap = minus(all(part.head, part.ears), part.face)
  const flank = minus(within(grown(near, -3), part.trunk), part.belly)
  const face = all(bands(drawn), tabbyFace(drawn))
  const rosettes = scattered(minus(near, part.head), 31, 6, -11)
  const rings = rosettes
    .map(
      ([x, y, size]) =>
        `M${Math.round(x + 4)} ${Math.round(y - 4)}${size > 0.8 ? 'c-3-6-12-3-12 4s9 10 13 3' : 'c3 6-2 11-7 8s-6-8-2-10'}`,
    )
    .join('')
  const flecks = scattered(minus(near, part.face), 15, 4, -4)
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l4 1`)
    .join('')
  return {
    solid: [],
    bicolour: [['2', minus(all(cap, part.patches, part.mantle), grown(part.belly, 8), part.legs, part.bib)]],
    tricolour: [
      [
        '2',
        minus(
          all(
            within(cap, (x) => x - 140),
            part.mantle,
          ),
          grown(part.belly, 8),
          part.legs,
          part.bib,
        ),
      ],
      [
        '3',
        minus(
          all(
            within(cap, (x) => 152 - x),
            part.patches,
          ),
          part.bib,
        ),
      ],
    ],
    tuxedo: [['2', all(part.blaze, part.bib, part.socks)]],
    tabby: [
      ['2', face],
      ['2', stripes(flank, { seed: 8, gap: 26, thick: 4.6, long: 0.8 })],
    ],
    spotted: [['2', face], ...sized(scattered(flank, 24, 9, -4), '2', [9, 14])],
    rosetted: [
      ['2', face],
      ['3', dots(rosettes), 11],
      ['2', rings, 5.5],
    ],
    ticked: [
      ['2', tabbyFace(drawn)],
      ['2', flecks, 2.6],
    ],
    points: [['2', all(part.face, part.ears, part.stockings, part.tail)]],
    tortoiseshell: [
      ['2', blotches(body, 46, 21, 3)],
      ['3', blotches(body, 84, 13, 21)],
    ],
    roan: [
      ['2', part.face],
      ['2', flecks, 2.6],
    ],
  }
}
export { catMarkings, dogMarkings }

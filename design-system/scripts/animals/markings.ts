import type { Drawn } from './animal.ts'
import { all, disc, ellipse, grown, type Joint, limb, melted, minus, type Shape, within } from './shape.ts'

/** A layer of a coat: which of its colours, and where. */
export type Mark = readonly [fill: string, shape: Shape]

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

/** Strokes that end in points, across the body. */
function stripes(shape: Shape, seed: number, gap: number, thick: number, long = 0.62): Shape {
  const random = stream(seed)
  return all(
    ...scattered(shape, gap, seed, -2).map(([x, y, size]) => {
      const [length, lean] = [gap * long * size, random(-0.2, 0.45)]
      return limb(
        [
          [x - lean * length, y - length, 0.6],
          [x, y, thick * size],
          [x + lean * length * 0.6, y + length, 0.6],
        ],
        1,
      )
    }),
  )
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
  const flecks = scattered(body, 13, 4, -2).map(([x, y, size]) => ellipse([x, y], 2.9 * size, 2 * size, x))
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
    brindle: [['2', stripes(minus(near, part.face), 3, 26, 3.2)], ...mask],
    spotted: [
      ['2', all(...scattered(body, 25, 9, -3).map(([x, y, size]) => ellipse([x, y], 7.2 * size, 6 * size, x)))],
    ],
    roan: [['2', all(cap, ...flecks)]],
    ticked: [['2', all(...flecks)]],
  }
}

function catMarkings(drawn: Drawn): Record<string, Mark[]> {
  const { part, body, near } = drawn
  const cap = minus(all(part.head, part.ears), part.face)
  const flank = minus(within(grown(near, -3), part.trunk), part.belly)
  const random = stream(7)
  const rosettes = scattered(minus(near, part.head), 30, 6, -4).map(([x, y, size]): Shape =>
    minus(blotch([x, y, size], 10.5, random), disc([x + 1, y - 1, 4.4 * size])),
  )
  const tabby = all(stripes(flank, 8, 26, 4.4, 0.8), bands(drawn), tabbyFace(drawn))
  const flecks = scattered(minus(near, part.face), 13, 4, -3).map(([x, y, size]) =>
    ellipse([x, y], 3.2 * size, 1.5 * size, 20),
  )
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
    tabby: [['2', tabby]],
    spotted: [
      [
        '2',
        all(
          bands(drawn),
          tabbyFace(drawn),
          ...scattered(flank, 24, 9, -2).map(([x, y, size]) => ellipse([x, y], 7.6 * size, 5.6 * size, x)),
        ),
      ],
    ],
    rosetted: [
      ['3', all(...rosettes.map((shape) => grown(shape, 1)))],
      ['2', all(bands(drawn), tabbyFace(drawn), ...rosettes)],
    ],
    ticked: [['2', all(tabbyFace(drawn), ...flecks)]],
    points: [['2', all(part.face, part.ears, part.stockings, part.tail)]],
    tortoiseshell: [
      ['2', blotches(body, 46, 21, 3)],
      ['3', blotches(body, 84, 13, 21)],
    ],
    roan: [['2', all(...flecks, part.face)]],
  }
}
export { catMarkings, dogMarkings }

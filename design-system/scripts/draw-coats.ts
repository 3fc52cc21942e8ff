/**
 * Draws src/artwork/coats.svg: one symbol per coat pattern, 480 by 320, filled with --coat-1 (ground), --coat-2 and
 * --coat-3, which reach through <use>. The same run always gives the same file. Run: npx node scripts/draw-coats.ts
 */
import { writeFileSync } from 'node:fs'

const width = 480
const height = 320
type Point = readonly [number, number]
type Spot = { x: number; y: number; r: number }

/** Mulberry32. Each pattern has its own stream, so that changing one leaves the others as they were. */
function stream(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return (low: number, high: number) => low + next() * (high - low)
}
type Random = ReturnType<typeof stream>

const pair = (x: number, y: number) => `${x}${y < 0 ? y : ` ${y}`}`
const mid = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]

/** A closed soft curve through the middles of the sides of a polygon. */
function soft(points: Point[]) {
  const at = (index: number): Point => {
    const [x, y] = points[index % points.length] ?? [0, 0]
    return [Math.round(x), Math.round(y)]
  }
  let from = mid(at(points.length - 1), at(0))
  let d = `M${pair(...from)}`
  for (let i = 0; i < points.length; i++) {
    const to = mid(at(i), at(i + 1))
    d += `q${pair(at(i)[0] - from[0], at(i)[1] - from[1])} ${pair(to[0] - from[0], to[1] - from[1])}`
    from = to
  }
  return `${d}z`
}

/** A closed shape with straight sides, as torn from paper. */
function torn(points: Point[]) {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [first, ...rest] = rounded as [Point, ...Point[]]
  let from = first
  let d = `M${pair(...first)}l`
  d += rest
    .map((to) => {
      const step = pair(to[0] - from[0], to[1] - from[1])
      from = to
      return step
    })
    .join(' ')
  return `${d}z`
}

/** Corners of a wobbly round shape; `stretch` widens it, `turn` leans it (radians). */
function corners(random: Random, { x, y, r }: Spot, sides: number, wobble: number, stretch = 1, turn = 0): Point[] {
  const start = random(0, Math.PI)
  return Array.from({ length: sides }, (_, i) => {
    const angle = start + ((i + random(-0.18, 0.18)) / sides) * 2 * Math.PI
    const reach = (r * random(1 - wobble, 1 + wobble)) / Math.cos(Math.PI / sides) ** 0.5
    const [dx, dy] = [Math.cos(angle) * reach * stretch, Math.sin(angle) * reach]
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)]
  })
}

/** Spots with `gap` between them, the largest first, over the edges too, so that no crop looks cut. */
function scatter(random: Random, sizes: [radius: number, tries: number][], gap: number, taken: Spot[] = []) {
  const spots: Spot[] = []
  for (const [size, tries] of sizes) {
    for (let i = 0; i < tries; i++) {
      const spot = { x: random(-size, width + size), y: random(-size, height + size), r: size * random(0.82, 1.12) }
      if (
        [...taken, ...spots].every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > other.r + spot.r + gap)
      )
        spots.push(spot)
    }
  }
  return spots
}

const fill = (colour: 1 | 2 | 3, ...paths: string[]) => `<path fill="var(--coat-${colour})" d="${paths.join('')}"/>`
const stroke = (colour: 1 | 2 | 3, thickness: number, ...paths: string[]) =>
  `<path stroke="var(--coat-${colour})" stroke-width="${thickness}" fill="none" stroke-linecap="round" d="${paths.join('')}"/>`
const isSeen = (x: number, y: number, reach = 12) => x > -reach && x < width + reach && y > -reach && y < height + reach

const disc = (x: number, y: number, r: number) => {
  const [left, round] = [Math.round(x - r), Math.round(r)]
  return `M${pair(left, Math.round(y))}a${round} ${round} 0 1 0 ${2 * round} 0 ${round} ${round} 0 1 0-${2 * round} 0z`
}
/** A point that a round stroke's cap makes a dot: the shortest circle there is. */
const dot = (x: number, y: number) => `M${pair(Math.round(x), Math.round(y))}h0`

/** A band of waves, 60 long: its edges swing differently, so it swells at every crest as a tabby's stripe does. */
function ripple(x: number, y: number, thickness: number, over: number, under: number) {
  const there = `q30-${over} 60 0${'t60 0'.repeat(11)}`
  const back = `q-30 ${under}-60 0${'t-60 0'.repeat(11)}`
  return `M${pair(x, y)}${there}v${thickness}${back}z`
}

/** A lock of hair: a pointed leaf from its root, leaning by `turn`. */
function lock(x: number, y: number, length: number, girth: number, turn: number, bend: number) {
  const at = (along: number, across: number): Point => [
    Math.round(x + Math.cos(turn) * along - Math.sin(turn) * across),
    Math.round(y + Math.sin(turn) * along + Math.cos(turn) * across),
  ]
  const [root, tip] = [at(0, 0), at(length, bend)]
  const one = at(length / 2, girth)
  const other = at(length / 2, -girth)
  const rel = (to: Point, from: Point) => pair(to[0] - from[0], to[1] - from[1])
  return `M${pair(...root)}q${rel(one, root)} ${rel(tip, root)}q${rel(other, tip)} ${rel(root, tip)}z`
}

/** The lower edge of a layer of fur: everything above `y` is filled, ending in leaning tips. */
function fringe(random: Random, y: number, depth: number, pitch: number) {
  let d = `M-20-20V${Math.round(y)}`
  for (let x = -20; x < width + 30;) {
    const across = Math.round(pitch * random(0.75, 1.25))
    const down = Math.round(depth * random(0.6, 1.15))
    const back = Math.round(across * 0.45)
    d += `q${pair(Math.round(across * 0.35), Math.round(down * 0.75))} ${pair(across, down)}q${pair(-Math.round(back * 0.5), -Math.round(down * 0.45))} ${pair(0, -down)}`
    x += across
  }
  return `${d}V-20z`
}

const patterns: Record<string, (random: Random) => string[]> = {
  solid: (random) => {
    const [dark, light]: [string[], string[]] = [[], []]
    let row = 0
    for (let y = -10; y < height + 40; y += 36, row++)
      for (let x = -60 + (row % 2) * 44; x < width + 20; x += 88) {
        const turn = 0.28 + Math.sin(x / 130 + y / 110) * 0.42
        ;(random(0, 1) < 0.3 ? light : dark).push(
          lock(x + random(-6, 6), y + random(-4, 4), random(62, 80), random(13, 17), turn, random(4, 12)),
        )
      }
    return [fill(2, ...dark), fill(3, ...light)]
  },
  bicolour: (random) => {
    const patches = scatter(
      random,
      [
        [80, 60],
        [46, 160],
        [22, 160],
      ],
      16,
    )
    const shape = (spot: Spot) =>
      soft(corners(random, spot, spot.r > 40 ? 10 : 7, spot.r > 40 ? 0.24 : 0.12, 1.14, random(-0.6, 0.6)))
    return [
      fill(2, ...patches.map(shape), ...scatter(random, [[7, 160]], 12, patches).map(({ x, y, r }) => disc(x, y, r))),
    ]
  },
  tricolour: (random) => {
    const patches = scatter(
      random,
      [
        [64, 40],
        [44, 160],
        [24, 200],
      ],
      14,
    )
    const shape = (spot: Spot) =>
      soft(corners(random, spot, spot.r > 36 ? 9 : 6, spot.r > 36 ? 0.2 : 0.12, 1.14, random(-0.6, 0.6)))
    return [
      fill(2, ...patches.filter((_, i) => i % 3 !== 1).map(shape)),
      fill(3, ...patches.filter((_, i) => i % 3 === 1).map(shape)),
    ]
  },
  tuxedo: () => {
    const [bibs, studs]: [string[], string[]] = [[], []]
    for (let row = -1; row < 4; row++)
      for (let column = -1; column < 5; column++) {
        const x = column * 104 + (row % 2 ? 52 : 0)
        const y = row * 100 + 6
        bibs.push(`M${pair(x + 14, y)}h76c0 36-15 68-38 86-23-18-38-50-38-86z`)
        studs.push(dot(x + 52, y + 24), dot(x + 52, y + 48))
      }
    return [fill(2, ...bibs), stroke(1, 9, ...studs)]
  },
  merle: (random) => {
    const haze = scatter(
      random,
      [
        [50, 40],
        [32, 40],
      ],
      26,
    )
    const blobs = scatter(
      random,
      [
        [30, 70],
        [20, 160],
        [12, 120],
      ],
      13,
    )
    const crumbs = scatter(random, [[5, 180]], 10, blobs)
    return [
      fill(3, ...haze.map((spot) => soft(corners(random, spot, 7, 0.22, 1.25, random(-0.6, 0.6))))),
      fill(2, ...blobs.map((spot) => soft(corners(random, spot, spot.r > 14 ? 6 : 5, 0.24, 1.12, random(0, 3))))),
      stroke(2, 10, ...crumbs.map(({ x, y }) => dot(x, y))),
    ]
  },
  harlequin: (random) => {
    const patches = scatter(
      random,
      [
        [58, 50],
        [36, 160],
        [17, 220],
        [8, 220],
      ],
      12,
    )
    const grey = new Set(patches.filter((spot, index) => spot.r < 30 && index % 5 === 0))
    const shape = (spot: Spot) => torn(corners(random, spot, spot.r > 40 ? 11 : spot.r > 14 ? 7 : 5, 0.24))
    return [fill(2, ...patches.filter((spot) => !grey.has(spot)).map(shape)), fill(3, ...[...grey].map(shape))]
  },
  brindle: (random) => {
    const [dark, pale]: [string[], string[]] = [[], []]
    let column = 0
    for (let x = -120; x < width + 60; x += 21, column++)
      for (let y = -70 - random(0, 80); y < height + 20;) {
        const length = random(85, 150)
        const lean = x + (height - y) * 0.28 + Math.sin(y / 60 + column * 0.35) * 5
        const drawn = lock(lean, y, length, random(8, 13), 1.85 + random(-0.05, 0.05), random(-3, 3))
        if (isSeen(lean - length * 0.14, y + length / 2, length / 2)) (random(0, 1) < 0.14 ? pale : dark).push(drawn)
        y += length + random(4, 18)
      }
    return [fill(3, ...pale), fill(2, ...dark)]
  },
  spotted: (random) => {
    const spots = scatter(
      random,
      [
        [24, 90],
        [16, 220],
        [9, 300],
        [5, 200],
      ],
      11,
    )
    return [
      fill(2, ...spots.filter(({ r }) => r > 12).map((spot) => soft(corners(random, spot, 6, 0.07)))),
      stroke(2, 17, ...spots.filter(({ r }) => r <= 12 && r > 6).map(({ x, y }) => dot(x, y))),
      stroke(2, 10, ...spots.filter(({ r }) => r <= 6).map(({ x, y }) => dot(x, y))),
    ]
  },
  rosetted: (random) => {
    const roses = scatter(
      random,
      [
        [36, 200],
        [26, 300],
      ],
      11,
    )
    const crumbs = scatter(random, [[6, 300]], 8, roses)
    const [petals, hearts]: [string[], string[]] = [[], []]
    for (const { x, y, r } of roses) {
      const reach = r * 0.76
      const count = r > 29 ? 4 : 3
      const start = random(0, 6)
      hearts.push(soft(corners(random, { x, y, r: r * 0.72 }, 6, 0.08)))
      for (let i = 0; i < count; i++) {
        const from = start + (i / count) * 2 * Math.PI
        const to = from + ((2 * Math.PI) / count) * random(0.42, 0.58)
        const point = (angle: number): Point => [
          Math.round(x + Math.cos(angle) * reach),
          Math.round(y + Math.sin(angle) * reach),
        ]
        const [a, b] = [point(from), point(to)]
        petals.push(
          `M${pair(...a)}a${pair(Math.round(reach), Math.round(reach))} 0 0 1 ${pair(b[0] - a[0], b[1] - a[1])}`,
        )
      }
    }
    return [fill(3, ...hearts), stroke(2, 13, ...petals, ...crumbs.map(({ x, y }) => dot(x, y)))]
  },
  ticked: (random) => {
    const [dark, pale]: [string[], string[]] = [[], []]
    let row = 0
    for (let y = -6; y < height + 20; y += 23, row++)
      for (let x = -10 + (row % 2) * 16; x < width + 20; x += 32) {
        const turn = 0.5 + Math.sin(x / 120) * 0.55 + Math.cos(y / 95) * 0.45
        const length = random(10, 17)
        const tick = `M${pair(Math.round(x + random(-4, 4)), Math.round(y + random(-4, 4)))}l${pair(Math.round(Math.cos(turn) * length), Math.round(Math.sin(turn) * length))}`
        ;(random(0, 1) < 0.3 ? pale : dark).push(tick)
      }
    return [stroke(3, 7, ...pale), stroke(2, 5.5, ...dark)]
  },
  roan: (random) => {
    const patches = scatter(
      random,
      [
        [62, 14],
        [34, 30],
      ],
      46,
    )
    const flecks = scatter(
      random,
      [
        [7, 500],
        [4.8, 1200],
      ],
      5,
      patches,
    )
    return [
      fill(2, ...patches.map((spot) => soft(corners(random, spot, 8, 0.14, 1.15, random(-0.5, 0.5))))),
      stroke(3, 8, ...flecks.filter((_, i) => i % 4 === 3).map(({ x, y }) => dot(x, y))),
      stroke(2, 11, ...flecks.filter(({ r }, i) => i % 4 !== 3 && r > 5.5).map(({ x, y }) => dot(x, y))),
      stroke(2, 7, ...flecks.filter(({ r }, i) => i % 4 !== 3 && r <= 5.5).map(({ x, y }) => dot(x, y))),
    ]
  },
  sable: (random) => {
    const layers: string[] = []
    for (let y = height + 24; y > -60; y -= 132)
      layers.push(
        fill(1, fringe(random, y, 44, 52)),
        fill(3, fringe(random, y - 44, 46, 50)),
        fill(2, fringe(random, y - 88, 48, 48)),
      )
    return layers
  },
  saddle: () => {
    const [cloths, hems]: [string[], string[]] = [[], []]
    for (let row = 0; row < 5; row++)
      for (let column = -1; column < 4; column++) {
        const x = column * 160 + (row % 2 ? 80 : 0)
        const y = row * 80 - 70
        hems.push(`M${pair(x, y)}h160a80 80 0 0 1-160 0z`)
        cloths.push(`M${pair(x + 18, y)}h124a62 62 0 0 1-124 0z`)
      }
    return [fill(3, ...hems), fill(2, ...cloths)]
  },
  tabby: (random) => {
    const [bands, lines]: [string[], string[]] = [[], []]
    let row = 0
    for (let y = -20; y < height + 50; y += 46, row++) {
      const shift = (row % 2) * 16 - 120 + Math.round(random(-5, 5))
      bands.push(ripple(shift, y, 17, 17, 27))
      lines.push(ripple(shift + 6, y + 25, 5, 20, 27))
    }
    return [fill(3, ...lines), fill(2, ...bands)]
  },
  points: () => {
    const [large, small]: [string[], string[]] = [[], []]
    const cell = 80
    for (let row = -1; row < 4; row++)
      for (let column = 0; column < 6; column++) {
        const [x, y] = [column * cell, row * cell]
        if ((row + column) % 2 === 0) large.push(`M${pair(x, y)}h80v80a80 80 0 0 1-80-80z`)
        else if (column % 2 === (row & 2 ? 0 : 1)) small.push(`M${pair(x, y + cell)}v-58a58 58 0 0 1 58 58z`)
        else small.push(`M${pair(x + cell, y)}v40a40 40 0 0 1-40-40z`)
      }
    return [fill(2, ...large), fill(3, ...small)]
  },
  tortoiseshell: (random) => {
    const flames = scatter(
      random,
      [
        [50, 60],
        [31, 180],
        [17, 200],
      ],
      6,
    )
    const shape = (spot: Spot) =>
      soft(corners(random, spot, spot.r > 40 ? 9 : spot.r > 14 ? 7 : 5, 0.26, 1.35, -0.6 + random(-0.25, 0.25)))
    return [
      fill(2, ...flames.filter((_, i) => i % 3 !== 1).map(shape)),
      fill(3, ...flames.filter((_, i) => i % 3 === 1).map(shape)),
    ]
  },
  helix: () => {
    const dots = new Map<string, string[]>()
    const rungs: string[] = []
    for (let strand = -1; strand < 5; strand++)
      for (let step = -3; step < 25; step++) {
        const turn = (step / 10) * 2 * Math.PI + strand * 2.2
        const [x, y, swing] = [strand * 124 + 54, step * 19, Math.sin(turn) * 40]
        if (!isSeen(x * 0.96 - y * 0.28 + 53, x * 0.28 + y * 0.96 - 60, 60)) continue
        if (step % 2 && Math.abs(swing) > 20) rungs.push(`M${pair(Math.round(x - swing), y)}h${Math.round(swing * 2)}`)
        for (const [side, colour] of [
          [1, 2],
          [-1, 3],
        ] as const) {
          const size = 11 + Math.round((1 + Math.cos(turn) * side) * 2) * 2.5
          const key = `${size} ${colour}`
          dots.set(key, [...(dots.get(key) ?? []), dot(x + swing * side, y)])
        }
      }
    const layers = [...dots].toSorted(([a], [b]) => parseFloat(a) - parseFloat(b))
    const beads = layers.map(([key, at]) => stroke(key.endsWith('2') ? 2 : 3, parseFloat(key), ...at))
    return [`<g transform="rotate(16 240 160)">${stroke(3, 3, ...rungs)}${beads.join('')}</g>`]
  },
  curly: (random) => {
    const curls = Array.from({ length: 70 }, (_, index) => {
      const [x, y] = [(index % 10) * 52 + random(-8, 8), Math.floor(index / 10) * 50 + random(-6, 6)]
      return `M${pair(Math.round(x), Math.round(y))}c24-26 54 2 36 24-16 18-40 0-26-16`
    })
    return [stroke(3, 9, ...curls.filter((_, i) => i % 2)), stroke(2, 9, ...curls.filter((_, i) => !(i % 2)))]
  },
  long: (random) => {
    const hairs = Array.from({ length: 34 }, (_, index) => {
      const [x, y] = [Math.round(index * 15.5 - 20 + random(-5, 5)), Math.round(random(-50, 0))]
      return `M${pair(x, y)}c30 90-40 130-10 220s-20 110-6 190`
    })
    return [stroke(3, 8, ...hairs.filter((_, i) => i % 2)), stroke(2, 6, ...hairs.filter((_, i) => !(i % 2)))]
  },
}

const symbols = Object.entries(patterns).map(([name, draw], index) => {
  const shapes = draw(stream(1000 + index * 77)).join('')
  return `<symbol id="coat-${name}" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice">${fill(1, 'M0 0h480v320H0z')}${shapes}</symbol>`
})
writeFileSync(
  new URL('../src/artwork/coats.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)

/** A flat shape as the distance to its edge, negative inside. Shapes melt into each other, so that limbs grow out of a body. */
export type Shape = (x: number, y: number) => number
export type Point = readonly [x: number, y: number]
/** A point and the thickness there. */
export type Joint = readonly [x: number, y: number, radius: number]

export const disc =
  ([cx, cy, r]: Joint): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r

/** A limb between two joints, as thick as each. */
export function cone([ax, ay, ar]: Joint, [bx, by, br]: Joint): Shape {
  const length = Math.hypot(bx - ax, by - ay)
  if (length <= Math.abs(ar - br)) return disc(ar > br ? [ax, ay, ar] : [bx, by, br])
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const slope = (ar - br) / length
  const cos = Math.sqrt(1 - slope * slope)
  return (x, y) => {
    const along = (x - ax) * ux + (y - ay) * uy
    const across = Math.abs((x - ax) * uy - (y - ay) * ux)
    const at = along * cos - across * slope
    if (at < 0) return Math.hypot(along, across) - ar
    if (at > length * cos) return Math.hypot(along - length, across) - br
    return across * cos + along * slope - ar
  }
}

export const limb = (joints: readonly Joint[], melt = 4): Shape =>
  melted(
    melt,
    joints.slice(1).map((joint, index) => cone(joints[index] ?? joint, joint)),
  )

/** Straight sides, rounded by r. */
export function polygon(points: readonly Point[], r = 0): Shape {
  return (x, y) => {
    let distance = Infinity
    let sign = 1
    for (const [i, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(i + 1) % points.length] ?? [0, 0]
      const [ex, ey, wx, wy] = [bx - ax, by - ay, x - ax, y - ay]
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)))
      distance = Math.min(distance, Math.hypot(wx - ex * t, wy - ey * t))
      const [above, below, left] = [y >= ay, y < by, ex * wy > ey * wx]
      if (above === below && below === left) sign = -sign
    }
    return sign * distance - r
  }
}

/** An ellipse with a tilt in degrees; its distance is right at the edge, which is all that is read. */
export function ellipse([cx, cy]: Point, rx: number, ry: number, tilt = 0): Shape {
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)]
  return (x, y) => {
    const [u, v] = [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin]
    const k = Math.hypot(u / rx, v / ry)
    return k === 0 ? -Math.min(rx, ry) : (k * (k - 1)) / Math.hypot(u / rx ** 2, v / ry ** 2)
  }
}

/** All of them as one; where two meet, the corner is filled as far as `melt` reaches. */
export function melted(melt: number, shapes: readonly Shape[]): Shape {
  return (x, y) => {
    let distance = 1000
    for (const shape of shapes) {
      const other = shape(x, y)
      const h = Math.max(melt - Math.abs(distance - other), 0) / (melt || 1)
      distance = Math.min(distance, other) - (h * h * melt) / 4
    }
    return distance
  }
}
export const all = (...shapes: Shape[]): Shape => melted(0, shapes)
export const minus = (shape: Shape, ...taken: Shape[]): Shape => {
  const hole = all(...taken)
  return (x, y) => Math.max(shape(x, y), -hole(x, y))
}
export const within =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.max(...shapes.map((shape) => shape(x, y)))
export const grown =
  (shape: Shape, by: number): Shape =>
  (x, y) =>
    shape(x, y) - by

/** The edge as closed lines of points, found by marching through a grid. */
function contours(shape: Shape, width: number, height: number, step = 1.5): Point[][] {
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1]
  const value = new Float64Array(columns * rows)
  // Far from the edge, one look is enough for a whole block of the grid.
  const block = 8
  for (let top = 0; top < rows; top += block)
    for (let left = 0; left < columns; left += block) {
      const middle = shape((left + block / 2) * step, (top + block / 2) * step)
      const isFar = Math.abs(middle) > block * step
      for (let j = top; j < Math.min(rows, top + block); j++)
        for (let i = left; i < Math.min(columns, left + block); i++) {
          const isEdge = i === 0 || j === 0 || i === columns - 1 || j === rows - 1
          value[j * columns + i] = (isEdge ? 1 : isFar ? middle : shape(i * step, j * step)) || 1e-9
        }
    }
  const at = (i: number, j: number) => value[j * columns + i] ?? 1
  // Each side of the grid that the edge crosses leads to the next one, the inside on its left.
  const next = new Map<string, string>()
  const points = new Map<string, Point>()
  const cross = (i: number, j: number, k: number, l: number) => {
    const [a, b] = [at(i, j), at(k, l)]
    const t = a / (a - b)
    const key = i < k || j < l ? `${i} ${j} ${k} ${l}` : `${k} ${l} ${i} ${j}`
    points.set(key, [(i + (k - i) * t) * step, (j + (l - j) * t) * step])
    return key
  }
  for (let j = 0; j + 1 < rows; j++)
    for (let i = 0; i + 1 < columns; i++) {
      const corners: [number, number][] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ]
      const [enter, leave]: [string[], string[]] = [[], []]
      for (const [n, [a, b]] of corners.entries()) {
        const [c, d] = corners[(n + 1) % 4] ?? [a, b]
        if (at(a, b) < 0 === at(c, d) < 0) continue
        ;(at(a, b) < 0 ? leave : enter).push(cross(a, b, c, d))
      }
      for (const [n, key] of leave.entries()) next.set(key, enter[(n + leave.length - 1) % enter.length] ?? '')
    }
  const lines: Point[][] = []
  while (next.size) {
    const [first] = next.keys()
    const line: Point[] = []
    for (let key = first; key && next.has(key);) {
      const following: string = next.get(key) ?? ''
      line.push(points.get(key) ?? [0, 0])
      next.delete(key)
      key = following
    }
    if (line.length > 6) lines.push(line)
  }
  return lines
}

const [minusOf, dot]: [(a: Point, b: Point) => Point, (a: Point, b: Point) => number] = [
  (a, b) => [a[0] - b[0], a[1] - b[1]],
  (a, b) => a[0] * b[0] + a[1] * b[1],
]
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length]
}
type Curve = [Point, Point, Point, Point]
const bezier = ([a, b, c, d]: Curve, t: number): Point => {
  const s = 1 - t
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return [p * a[0] + q * b[0] + r * c[0] + u * d[0], p * a[1] + q * b[1] + r * c[1] + u * d[1]]
}

/** Schneider's way of fitting cubic curves to points, with a split where one is further off than `error`. */
function fit(points: readonly Point[], from: Point, to: Point, error: number): Curve[] {
  const first: Point = points[0] ?? [0, 0]
  const last: Point = points.at(-1) ?? first
  const span = Math.hypot(...minusOf(last, first))
  const along = [0]
  for (let i = 1; i < points.length; i++)
    along.push((along[i - 1] ?? 0) + Math.hypot(...minusOf(points[i] ?? first, points[i - 1] ?? first)))
  const total = along.at(-1) || 1
  if (points.length < 4)
    return [
      [
        first,
        [first[0] + (from[0] * span) / 3, first[1] + (from[1] * span) / 3],
        [last[0] + (to[0] * span) / 3, last[1] + (to[1] * span) / 3],
        last,
      ],
    ]
  const ts = along.map((length) => length / total)
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (const [i, t] of ts.entries()) {
    const s = 1 - t
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    const [a0, a1]: [Point, Point] = [
      [from[0] * b1, from[1] * b1],
      [to[0] * b2, to[1] * b2],
    ]
    const rest = minusOf(points[i] ?? first, [
      first[0] * (b0 + b1) + last[0] * (b2 + b3),
      first[1] * (b0 + b1) + last[1] * (b2 + b3),
    ])
    c00 += dot(a0, a0)
    c01 += dot(a0, a1)
    c11 += dot(a1, a1)
    x0 += dot(a0, rest)
    x1 += dot(a1, rest)
  }
  const determinant = c00 * c11 - c01 * c01
  let [l, r] = determinant ? [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant] : [0, 0]
  if (l < span * 0.05 || r < span * 0.05 || l > total * 1.5 || r > total * 1.5) [l, r] = [total / 3, total / 3]
  const curve: Curve = [
    first,
    [first[0] + from[0] * l, first[1] + from[1] * l],
    [last[0] + to[0] * r, last[1] + to[1] * r],
    last,
  ]
  let [worst, where] = [0, points.length >> 1]
  const samples = Array.from({ length: 41 }, (_, n) => bezier(curve, n / 40))
  for (let i = 1; i + 1 < points.length; i++) {
    const off = Math.min(...samples.map((sample) => Math.hypot(...minusOf(sample, points[i] ?? first))))
    if (off > worst) [worst, where] = [off, i]
  }
  if (worst < error + 0.25) return [curve]
  where = Math.min(points.length - 3, Math.max(2, where))
  const middle = unit(minusOf(points[where - 2] ?? first, points[where + 2] ?? last))
  return [
    ...fit(points.slice(0, where + 1), from, middle, error),
    ...fit(points.slice(where), [-middle[0], -middle[1]], to, error),
  ]
}

const round = (value: number) => Math.round(value)
const text = (value: number) => (value < 0 ? '' : ' ') + String(value).replace(/^(-?)0\./, '$1.')
function relative(numbers: number[]) {
  return numbers.map(text).join('').trim()
}

/** The shape as the data of a path: curves, in half units. */
export function path(shape: Shape, { error = 0.5, width = 480, height = 400, least = 12 } = {}): string {
  let d = ''
  for (const line of contours(shape, width, height)) {
    const count = line.length
    if (count * 1.2 < least) continue
    const at = (index: number): Point => line[((index % count) + count) % count] ?? [0, 0]
    // Corners: where the line turns by more than 50 degrees within a few points.
    const turns = line.map((_, i) => {
      const [a, b] = [unit(minusOf(at(i), at(i - 4))), unit(minusOf(at(i + 4), at(i)))]
      return dot(a, b)
    })
    const corners = turns.flatMap((turn, i) =>
      turn < 0.5 && turn <= Math.min(...[-4, -3, -2, -1, 1, 2, 3, 4].map((n) => turns[(i + n + count) % count] ?? 1))
        ? [i]
        : [],
    )
    const isSmooth = corners.length === 0
    const breaks = isSmooth ? [0, count >> 1] : corners
    const curves = breaks.flatMap((start, n) => {
      const end = breaks[n + 1] ?? (breaks[0] ?? 0) + count
      const part = Array.from({ length: end - start + 1 }, (_, i) => at(start + i))
      if (part.length < 3) return []
      const tangent = (i: number) => (isSmooth ? unit(minusOf(at(i + 2), at(i - 2))) : undefined)
      const [a, b] = [
        tangent(start) ?? unit(minusOf(at(start + 2), at(start))),
        tangent(end) ?? unit(minusOf(at(end), at(end - 2))),
      ]
      return fit(part, a, [-b[0], -b[1]], error)
    })
    const [start] = curves
    if (!start) continue
    let [x, y] = [round(start[0][0]), round(start[0][1])]
    d += `M${relative([x, y])}c`
    d += curves
      .map(([, b, c, e]) => {
        const to: Point = [round(e[0]), round(e[1])]
        const out = relative([
          round(b[0] - x),
          round(b[1] - y),
          round(c[0] - x),
          round(c[1] - y),
          round(to[0] - x),
          round(to[1] - y),
        ])
        ;[x, y] = to
        return out
      })
      .reduce((whole, part) => whole + (part.startsWith('-') || !whole ? '' : ' ') + part, '')
    d += 'z'
  }
  return d
}

import { cone, melted, type Point, type Shape } from './shape.ts'

export const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

function onLine(line: readonly Point[], t: number): Point {
  const at = t * (line.length - 1)
  const i = Math.min(line.length - 2, Math.floor(at))
  return lerp(line[i] ?? [0, 0], line[i + 1] ?? [0, 0], at - i)
}

/** Locks that end in points: along a line, how long, in which direction, how many, how thick. */
export type Fur = { along: Point[]; length: number; towards: Point; count: number; thick?: number }
export const fringe = ({ along, length, towards, count, thick = 9 }: Fur): Shape =>
  melted(
    2,
    Array.from({ length: count }, (_, i) => {
      const [x, y] = onLine(along, count === 1 ? 0.5 : i / (count - 1))
      const reach = (length * (i % 2 ? 0.76 : 1)) / Math.hypot(...towards)
      return cone([x, y, thick], [x + towards[0] * reach, y + towards[1] * reach, 2.4])
    }),
  )

const q = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
/** A stroke along points, without corners. */
export function stroke(...points: Point[]): string {
  const [first = [0, 0], ...rest] = points
  if (rest.length === 1) return `M${q(first)}L${q(rest[0] ?? first)}`
  return rest.slice(0, -1).reduce(
    (d, bend, i) => {
      const end = rest[i + 1] ?? bend
      return `${d}Q${q(bend)} ${q(i === rest.length - 2 ? end : lerp(bend, end, 0.5))}`
    },
    `M${q(first)}`,
  )
}

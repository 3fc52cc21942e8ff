import { type Body, animal, type Drawn, type Head } from './animal.ts'
import { type Fur, fringe, stroke } from './pen.ts'
import { all, disc, ellipse, grown, type Joint, melted, type Point, polygon, type Shape } from './shape.ts'

/** A cat: its body from the side, its face to whoever looks. */
export type CatSpec = Omit<Body, 'neck'> & {
  /** Middle of the face, half its width and half its height. */
  face: [x: number, y: number, width: number, height: number]
  neck: [number, number]
  /** Shares of the face: how far apart and how high the ears are, and how wide. */
  ears: { apart: number; height: number; width: number; lean?: number; isFolded?: boolean; hasTufts?: boolean }
  eyes: { fill: string; size: number; y?: number; apart?: number }
  /** How far the cheeks reach, and how narrow the chin is. */
  cheek?: number
  chin?: number
  noseY?: number
  /** Locks at the cheeks, and lines of bare skin. */
  ruff?: Fur[]
  isBare?: boolean
}

const tidy = (value: number) => value.toFixed(1)

function catHead(spec: CatSpec): Head {
  const [x, y, w, h] = spec.face
  const { ears, eyes } = spec
  const at = (dx: number, dy: number): Point => [x + dx * w, y + dy * h]
  const joint = (dx: number, dy: number, r: number): Joint => [...at(dx, dy), r]
  const cheek = spec.cheek ?? 0.5
  const chin = spec.chin ?? 0.42
  const shape = melted(w * 0.5, [
    ellipse(at(0, -0.12), w * 0.86, h * 0.82),
    disc(joint(-cheek, 0.24, h * 0.44)),
    disc(joint(cheek, 0.24, h * 0.44)),
    disc(joint(0, 0.48, w * chin)),
    ...(spec.ruff ?? []).map(fringe),
  ])
  const ear = (side: 1 | -1): Point[] => {
    const [out, lean] = [ears.apart * side, (ears.lean ?? 0.1) * side]
    return [
      at(out - ears.width * 0.62 * side, -0.62),
      at(out + lean, -0.62 - ears.height),
      at(out + ears.width * 0.44 * side, -0.26),
    ]
  }
  const tuft = (side: 1 | -1): Shape => {
    const [, top = [0, 0]] = ear(side)
    return fringe({ along: [top, top], length: h * 0.34, towards: [side * 0.35, -1], count: 1, thick: h * 0.1 })
  }
  const rounded = ears.isFolded ? 9 : 4.5
  const both = (make: (side: 1 | -1) => Shape): Shape => all(make(-1), make(1))
  const earShapes = all(
    both((side) => polygon(ear(side), rounded)),
    ...(ears.hasTufts ? [both(tuft)] : []),
  )
  const middle = ([a, b, c]: Point[]): Point => [
    ((a?.[0] ?? 0) + (b?.[0] ?? 0) + (c?.[0] ?? 0)) / 3,
    ((a?.[1] ?? 0) + (b?.[1] ?? 0) + (c?.[1] ?? 0)) / 3,
  ]
  /** The pink within an ear, smaller than it. */
  const inner = (side: 1 | -1): string => {
    const points = ear(side)
    const [cx, cy] = middle(points)
    const d = points.map(([px, py]) => `${tidy(cx + (px - cx) * 0.56)} ${tidy(cy + 2 + (py - cy) * 0.6)}`).join('L')
    return ears.isFolded
      ? ''
      : `<path d="M${d}z" fill="#c98d84" stroke="#c98d84" stroke-width="4" stroke-linejoin="round" opacity=".75"/>`
  }
  const eyeY = eyes.y ?? 0.02
  const apart = eyes.apart ?? 0.42
  const r = eyes.size * h
  const eye = (side: 1 | -1): string => {
    const [ex, ey] = at(apart * side, eyeY)
    const tilt = side * -12
    return (
      `<g transform="translate(${tidy(ex)} ${tidy(ey)}) rotate(${tilt})"><ellipse rx="${tidy(r * 1.24)}" ry="${tidy(r * 1.06)}" fill="#1c100a"/>` +
      `<ellipse rx="${tidy(r * 1.06)}" ry="${tidy(r * 0.88)}" fill="${eyes.fill}"/></g>` +
      `<ellipse cx="${tidy(ex)}" cy="${tidy(ey)}" rx="${tidy(r * 0.4)}" ry="${tidy(r * 0.78)}" fill="#160c08"/>` +
      `<circle cx="${tidy(ex - r * 0.32)}" cy="${tidy(ey - r * 0.36)}" r="${tidy(r * 0.24)}" fill="#fff"/>`
    )
  }
  const noseY = spec.noseY ?? 0.36
  const [nx, ny] = at(0, noseY)
  const n = w * 0.12
  const mouth = [-1, 1].map((side) =>
    stroke(
      [nx, ny + n * 0.7],
      [nx, ny + n * 1.7],
      [nx + side * n * 0.9, ny + n * 2.1],
      [nx + side * n * 1.9, ny + n * 1.6],
    ),
  )
  const whiskers = spec.isBare
    ? ''
    : [-1, 1]
        .flatMap((side) =>
          [-0.06, 0.06].map((drop) =>
            stroke(
              [nx + side * w * 0.44, ny + h * (0.1 + drop)],
              [nx + side * w * 0.8, ny + h * (0.04 + drop * 2)],
              [nx + side * w * 1.24, ny + h * (0.08 + drop * 5)],
            ),
          ),
        )
        .join('')
  const wrinkles = [-0.16, 0, 0.16].map((dx) => stroke(at(dx * 0.7, -0.66), at(dx * 1.1, -0.5), at(dx, -0.36)))
  const earsPart = grown(earShapes, 1)
  return {
    shape: all(shape, earShapes),
    ear: earShapes,
    farEar: () => 1000,
    isEarOver: false,
    throat: [x + w * 0.3, y + h * 0.4, spec.neck[1]],
    strokes: [
      ...mouth,
      ...(spec.isBare
        ? [
            ...wrinkles,
            stroke(at(1.4, 1.3), at(1.2, 1.7), at(0.7, 1.9)),
            stroke(at(1.7, 1.2), at(1.6, 1.8), at(1.0, 2.2)),
          ]
        : []),
    ],
    nose: {
      shape: melted(3, [
        polygon(
          [
            [nx - n, ny - n * 0.5],
            [nx + n, ny - n * 0.5],
            [nx, ny + n * 0.7],
          ],
          2,
        ),
      ]),
      fill: '#b5706a',
    },
    above: `${inner(-1)}${inner(1)}${eye(-1)}${eye(1)}<path d="${whiskers}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" stroke-linecap="round"/>`,
    part: {
      muzzle: melted(10, [ellipse(at(0, noseY + 0.22), w * 0.5, h * 0.42), disc(joint(0, 0.1, w * 0.16))]),
      jaw: ellipse(at(0, noseY + 0.3), w * 0.46, h * 0.36),
      head: grown(shape, 4),
      face: melted(18, [ellipse(at(0, 0.22), w * 0.66, h * 0.62), disc(joint(0, -0.3, w * 0.2))]),
      blaze: melted(8, [
        ellipse(at(0, noseY + 0.24), w * 0.52, h * 0.44),
        polygon([at(-0.1, 0.2), at(0.1, 0.2), at(0.02, -0.6), at(-0.02, -0.6)], 2),
      ]),
      ears: earsPart,
      forehead: ellipse(at(0, -0.72), w * 0.44, h * 0.44),
      brow: all(
        ellipse(at(-apart, eyeY - 0.38), w * 0.12, h * 0.08),
        ellipse(at(apart, eyeY - 0.38), w * 0.12, h * 0.08),
      ),
    },
  }
}

export const cat = (spec: CatSpec): Drawn => animal({ ...spec, neck: spec.neck[0] }, catHead(spec))

import { type Fur, fringe, stroke } from './pen.ts'
import {
  all,
  cone,
  disc,
  ellipse,
  grown,
  type Joint,
  limb,
  melted,
  minus,
  type Point,
  type Shape,
  within,
} from './shape.ts'

/** Where the animals stand. */
const ground = 360

/** How white lies on two colours: with a collar, in patches, or below. */
type White = 'collar' | 'patches' | 'below'
type Part =
  // Of the head.
  | 'muzzle'
  | 'jaw'
  | 'head'
  | 'face'
  | 'blaze'
  | 'brow'
  | 'forehead'
  | 'ears'
  // Of the body.
  | 'collar'
  | 'bib'
  | 'spots'
  | 'belly'
  | 'trunk'
  | 'neck'
  | 'saddle'
  | 'mantle'
  | 'patches'
  | 'legs'
  | 'stockings'
  | 'socks'
  | 'tail'
  | 'tip'
type HeadPart = 'muzzle' | 'jaw' | 'head' | 'face' | 'blaze' | 'brow' | 'forehead' | 'ears'

export type Head = {
  shape: Shape
  ear: Shape
  farEar: Shape
  /** An ear that hangs lies on the head; one that stands is part of its outline. */
  isEarOver: boolean
  /** Where the neck ends, and how thick it is there. */
  throat: Joint
  part: Record<HeadPart, Shape>
  strokes: string[]
  nose: { shape: Shape; fill: string }
  /** Eyes and whatever else lies above all colours. */
  above: string
}

/** An animal that looks to the left, from its measures in a drawing of 480 by 400. */
export type Body = {
  /** Where its legs stand. */
  fore: number
  hind: number
  chest: Joint
  loin: Joint
  rump: Joint
  /** How thick its legs are. */
  bone: number
  /** How thick the neck is at the withers. */
  neck: number
  tail: Joint[]
  fur?: Fur[]
  /** Round masses of wool. */
  wool?: Joint[]
  white?: White
  /** The patterns that its breeds have. */
  patterns: string[]
  /** A dark muzzle and ears on a plain or brindle coat. */
  hasMask?: boolean
}

export type Drawn = {
  /** All of it, and the near side without its ear. */
  body: Shape
  near: Shape
  /** Legs and ear of the far side, where the near side leaves them to be seen. */
  far: Shape
  ear: Shape
  part: Record<Part, Shape>
  strokes: string
  nose: { shape: Shape; fill: string }
  above: string
  white: White
  hasMask: boolean
}

export function animal(spec: Body, head: Head): Drawn {
  const { fore, hind, chest, loin, rump, neck, tail } = spec
  const b = (r: number) => r * spec.bone
  const elbow = chest[1] + chest[2] * 0.72
  const stifle = rump[1] + rump[2] * 1.1
  const wrist = elbow + (ground - elbow) * 0.62
  const hock = ground - Math.max(28, (ground - stifle) * 0.45)
  const arm: Joint = [fore + 4, chest[1] + chest[2] * 0.1, chest[2] * 0.55]

  const paw = (x: number): Shape =>
    limb([
      [x + 2, ground - b(12), b(12)],
      [x - b(13), ground - b(9.5), b(9.5)],
    ])
  const foreLeg = (x: number, swing: number): Shape =>
    melted(7, [
      limb(
        [
          [x + 4, arm[1], arm[2]],
          [x + 10, elbow, b(19)],
          [x + swing * 0.6, wrist, b(13)],
          [x - 2 + swing, ground - b(16), b(11.5)],
        ],
        8,
      ),
      paw(x + swing),
    ])
  const thighOf = (x: number, swing: number): Joint[] => [
    [rump[0] - 6, rump[1] + rump[2] * 0.12, rump[2] * 0.84],
    [x - 26 + swing * 0.4, stifle, b(25)],
  ]
  const hindLeg = (x: number, swing: number): Shape =>
    melted(7, [
      limb([...thighOf(x, swing), [x + 14 + swing, hock, b(12.5)], [x + 6 + swing, ground - b(15), b(11)]], 10),
      paw(x + 4 + swing),
    ])
  const trunk = melted(26, [
    cone(chest, loin),
    cone(loin, rump),
    disc([chest[0] - chest[2] * 0.2, chest[1] - 6, chest[2] * 0.9]),
  ])
  const nape: Joint = [chest[0] - chest[2] * 0.12, chest[1] - chest[2] * 0.34, neck]
  const neckShape = cone(nape, head.throat)
  const plume = limb(tail, 8)

  const near = melted(3, [
    melted(12, [melted(18, [trunk, hindLeg(hind, 0)]), foreLeg(fore, 0), melted(16, [neckShape, head.shape])]),
    plume,
    ...(spec.fur ?? []).map(fringe),
    ...(spec.wool ?? []).map(disc),
    ...(head.isEarOver ? [] : [head.ear]),
  ])
  const farSide = all(foreLeg(fore - 24, -5), hindLeg(hind - 30, -7), head.farEar)
  const withEar = all(near, head.ear)
  const body = all(withEar, farSide)

  const toes = (x: number) =>
    stroke([x - b(16), ground - b(3)], [x - b(12), ground - b(11)]) +
    stroke([x - b(7), ground - b(3)], [x - b(4), ground - b(11)])
  const strokes = [
    ...head.strokes,
    // The near legs, where they lie on the body.
    stroke([fore + 18, elbow - chest[2] * 0.45], [fore + 30, elbow - 10], [fore + 22, elbow + 14]),
    stroke([rump[0] - rump[2] * 0.7, rump[1] + rump[2] * 0.3], [hind - 56, stifle - 12], [hind - 44, stifle + 22]),
    toes(fore),
    toes(hind + 4),
  ].join('')

  // An edge that runs across the legs, a little uneven as fur is.
  const below =
    (line: number): Shape =>
    (x, y) =>
      line - y + 2.2 * Math.sin(x * 0.3)
  const [before, end] = [tail.at(-2) ?? chest, tail.at(-1) ?? chest]
  const trunkOnly = melted(24, [
    cone(
      [chest[0] + chest[2] * 0.2, chest[1] - chest[2] * 0.2, chest[2] * 0.86],
      [loin[0], loin[1] - 4, loin[2] * 1.02],
    ),
    cone([loin[0], loin[1] - 4, loin[2]], [rump[0], rump[1] - 2, rump[2] * 1.08]),
  ])
  const thigh = limb(thighOf(hind, 0), 10)
  const { throat } = head
  const part: Record<Part, Shape> = {
    ...head.part,
    collar: melted(10, [
      cone(
        [throat[0] - throat[2] * 0.2, throat[1] + throat[2] * 1.7, throat[2] * 0.72],
        [nape[0] + neck * 0.5, nape[1] - neck * 0.75, throat[2] * 0.34],
      ),
    ]),
    bib: melted(16, [
      ellipse([nape[0] - neck * 0.8, chest[1] + chest[2] * 0.05], chest[2] * 0.5, chest[2] * 0.9, 8),
      disc([chest[0] - chest[2] * 0.5, chest[1] + chest[2] * 0.8, chest[2] * 0.4]),
    ]),
    spots: ellipse([nape[0] - neck * 0.78, chest[1] + chest[2] * 0.22], chest[2] * 0.2, chest[2] * 0.26, 8),
    socks: below(ground - (ground - wrist) * 0.95),
    stockings: below(elbow + (ground - elbow) * 0.42),
    legs: below(elbow + 6),
    tail: grown(plume, 12),
    tip: disc([
      end[0] + (end[0] - before[0]) * 0.1,
      end[1] + (end[1] - before[1]) * 0.1,
      Math.hypot(end[0] - before[0], end[1] - before[1]) * 0.62 + end[2],
    ]),
    saddle: melted(20, [
      ellipse(
        [(chest[0] + loin[0]) / 2 + 8, chest[1] - chest[2] * 0.42],
        (loin[0] - chest[0]) * 0.5 + chest[2] * 0.78,
        chest[2] * 0.86,
      ),
      ellipse([rump[0] - 4, rump[1] - rump[2] * 0.5], rump[2] * 1.02, rump[2] * 0.78),
      cone(
        [nape[0] + neck * 0.4, nape[1] - neck * 0.5, neck * 0.45],
        [throat[0] + throat[2] * 0.4, throat[1] + throat[2] * 0.2, throat[2] * 0.4],
      ),
      limb(tail.map(([x, y, r]): Joint => [x, y - r * 0.5, r * 0.9])),
    ]),
    mantle: melted(18, [trunkOnly, thigh, grown(plume, 12), ...(tail[0] ? [cone(rump, tail[0])] : [])]),
    patches: all(
      ellipse([loin[0] - loin[2] * 0.55, loin[1] - loin[2] * 0.5], loin[2] * 0.95, loin[2] * 0.85, -12),
      melted(20, [
        ellipse([rump[0] + rump[2] * 0.35, rump[1] - rump[2] * 0.55], rump[2] * 0.7, rump[2] * 0.72),
        limb(tail.slice(0, 2)),
      ]),
    ),
    belly: cone(
      [chest[0], chest[1] + chest[2] * 0.98, chest[2] * 0.26],
      [loin[0] + 10, loin[1] + loin[2] * 1.02, loin[2] * 0.26],
    ),
    trunk: melted(10, [trunkOnly, thigh]),
    neck: neckShape,
  }
  return {
    body,
    near,
    far: minus(farSide, grown(withEar, -0.5)),
    ear: head.ear,
    part,
    strokes,
    nose: { ...head.nose, shape: within(head.nose.shape, grown(body, 1.5)) },
    above: head.above,
    white: spec.white ?? 'patches',
    hasMask: spec.hasMask ?? false,
  }
}

const ink = '#1c100a'
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>`
/** A round eye, with the light on it. */
export const roundEye = ([x, y]: Point, r: number): string =>
  circle(x, y, r * 1.22, ink) +
  circle(x, y, r, '#6b3f1e') +
  circle(x, y, r * 0.68, '#160c08') +
  circle(x - r * 0.3, y - r * 0.36, r * 0.3, '#fff')

import { type Body, animal, type Drawn, type Head, roundEye } from './animal.ts'
import { fringe, lerp, stroke } from './pen.ts'
import { all, cone, disc, ellipse, grown, type Joint, limb, melted, type Point, polygon, type Shape } from './shape.ts'

type Ear = 'drop' | 'long' | 'prick' | 'folded' | 'rose' | 'bat' | 'feathered' | 'button'

/** A dog: its head from the side. */
export type DogSpec = Omit<Body, 'neck'> & {
  skull: Joint
  /** How thick the neck is, at the withers and at the head. */
  neck: [number, number]
  /** From the skull to the nose, and how thick at the stop, at the nose and below it. */
  muzzle: { to: Point; from: number; tip: number; chin?: number; under?: number }
  ear: Ear
  earSize?: number
  eye?: Point
  /** Folds of skin between the eye and the cheek. */
  hasFolds?: boolean
}

function ears(kind: Ear, [x, y, r]: Joint, size: number): { near: Shape; far: Shape; isOver: boolean } {
  const s = (r / 32) * size
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s]
  const j = (dx: number, dy: number, radius: number): Joint => [x + dx * s, y + dy * s, radius * s]
  switch (kind) {
    case 'drop':
      return {
        near: limb([j(10, -14, 9), j(22, 6, 14), j(20, 28, 8)], 6),
        far: disc(j(-6, -22, 10)),
        isOver: true,
      }
    case 'long':
      return {
        near: limb([j(10, -8, 9), j(20, 20, 14), j(14, 56, 14)], 8),
        far: disc(j(-6, -20, 8)),
        isOver: true,
      }
    case 'feathered':
      return {
        near: all(
          limb([j(10, -8, 10), j(22, 18, 15), j(18, 44, 15)], 8),
          fringe({ along: [p(8, 48), p(30, 48)], length: 26 * s, towards: [-0.1, 1], count: 4, thick: 7 * s }),
        ),
        far: disc(j(-6, -20, 8)),
        isOver: true,
      }
    case 'button':
    case 'folded':
      return {
        near: polygon([p(4, -24), p(26, -36), p(30, -12), p(2, -2), p(-8, -8)], 4 * s),
        far: polygon([p(-16, -28), p(0, -44), p(6, -24), p(-12, -14)], 4 * s),
        isOver: true,
      }
    case 'rose':
      return {
        near: limb([j(12, -20, 7), j(28, -18, 8), j(36, -4, 5)], 6),
        far: disc(j(-2, -28, 6)),
        isOver: false,
      }
    case 'bat':
      return {
        near: limb([j(14, -14, 15), j(22, -40, 13), j(22, -62, 7)], 10),
        far: limb([j(-8, -20, 12), j(-8, -44, 11), j(-6, -58, 6)], 10),
        isOver: false,
      }
    default:
      return {
        near: polygon([p(2, -20), p(20, -66), p(34, -14)], 4 * s),
        far: polygon([p(-16, -20), p(-4, -60), p(10, -26)], 4 * s),
        isOver: false,
      }
  }
}

function dogHead(spec: DogSpec): Head {
  const { skull, neck, muzzle } = spec
  const [sx, sy, sr] = skull
  const stop: Point = [sx - sr * 0.5, sy + sr * 0.28]
  const tip: Point = [sx + muzzle.to[0], sy + muzzle.to[1]]
  const snout = melted(3, [
    cone([...stop, muzzle.from], [...tip, muzzle.tip]),
    cone(
      [stop[0] + 6, stop[1] + muzzle.from * 0.6, muzzle.from * 0.78],
      [tip[0] + muzzle.tip * (muzzle.under ?? 0.9), tip[1] + muzzle.tip * 0.75, muzzle.tip * (muzzle.chin ?? 0.62)],
    ),
  ])
  const shape = melted(8, [disc(skull), disc([sx + sr * 0.12, sy + sr * 0.34, sr * 0.8]), snout])
  const ear = ears(spec.ear, skull, spec.earSize ?? 1)
  const noseR = Math.max(5, muzzle.tip * 0.52)
  const eye: Point = spec.eye ? [sx + spec.eye[0], sy + spec.eye[1]] : [sx - sr * 0.36, sy - sr * 0.08]
  const corner: Point = [stop[0] - muzzle.from * 0.16, stop[1] + muzzle.from * 0.74]
  const cheek: Point = [sx + sr * 0.1, sy + sr * 0.7]
  const mouth = stroke(
    [tip[0] - muzzle.tip * 0.55, tip[1] + muzzle.tip * 0.05],
    [tip[0] - muzzle.tip * 0.2, tip[1] + muzzle.tip * 0.75],
    lerp([tip[0], tip[1] + muzzle.tip * 0.72], corner, 0.5),
    corner,
    [corner[0] + 4, corner[1] - 4],
  )
  const folds = [
    stroke(
      [eye[0] - sr * 0.42, eye[1] + sr * 0.02],
      [eye[0] - sr * 0.3, eye[1] + sr * 0.36],
      [eye[0] - sr * 0.02, eye[1] + sr * 0.44],
    ),
    stroke([sx + sr * 0.16, sy + sr * 0.5], [sx + sr * 0.3, sy + sr * 0.86], [sx + sr * 0.04, sy + sr * 1.12]),
  ]
  return {
    shape,
    ear: ear.near,
    farEar: ear.far,
    isEarOver: ear.isOver,
    throat: [sx + sr * 0.5, sy + sr * 0.32, neck[1]],
    strokes: [mouth, ...(spec.hasFolds ? folds : [])],
    nose: {
      shape: ellipse([tip[0] - muzzle.tip * 0.62, tip[1] - muzzle.tip * 0.5], noseR * 1.05, noseR * 0.86, 20),
      fill: '#1c1416',
    },
    above: roundEye(eye, Math.max(4.6, sr * 0.17)),
    part: {
      muzzle: grown(snout, 2),
      jaw: melted(6, [
        cone(
          [tip[0] - 4, tip[1] + muzzle.tip * 0.25, muzzle.tip * 0.95],
          [stop[0] + 8, stop[1] + muzzle.from * 0.55, muzzle.from * 0.8],
        ),
        disc([...cheek, sr * 0.42]),
      ]),
      head: melted(8, [grown(shape, 3), disc([sx + sr * 0.35, sy + sr * 0.1, sr * 0.95])]),
      face: melted(8, [
        grown(snout, 3),
        disc([eye[0] - sr * 0.1, eye[1] + sr * 0.3, sr * 0.42]),
        disc([...cheek, sr * 0.5]),
      ]),
      blaze: melted(5, [
        grown(cone([...tip, muzzle.tip], [stop[0] - muzzle.from * 0.2, stop[1], muzzle.from * 0.62]), 3),
        cone(
          [stop[0] - muzzle.from * 0.55, stop[1] - muzzle.from * 0.6, muzzle.from * 0.3],
          [sx - sr * 0.3, sy - sr * 0.98, sr * 0.13],
        ),
      ]),
      ears: all(grown(ear.near, 1), grown(ear.far, 1)),
      forehead: disc([sx, sy - sr, sr * 0.7]),
      brow: ellipse([eye[0] - sr * 0.06, eye[1] - sr * 0.36], sr * 0.17, sr * 0.13),
    },
  }
}

export const dog = (spec: DogSpec): Drawn => animal({ ...spec, neck: spec.neck[0] }, dogHead(spec))

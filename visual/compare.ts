import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Comparison = { isEqual: true } | { isEqual: false; difference: Buffer; what: string; cause: string | null }

/** On a ground of a colour that no page has: what only one of two pictures has, differs from the other. */
function onGround(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height })
  for (let at = 0; at < ground.data.length; at += 4) ground.data.set([255, 0, 255, 255], at)
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height)
  return ground
}

const colourAt = (data: Buffer, at: number) => `#${data.toString('hex', at, at + 3)}`

/** What became of the colour of most pixels that differ: "#b8175c became #0b7168"; null where that is not most of them. */
function causeOf(before: Buffer, after: Buffer): string | null {
  const counts = new Map<string, number>()
  let all = 0
  for (let at = 0; at < before.length; at += 4) {
    if (before.readUInt32BE(at) === after.readUInt32BE(at)) continue
    const change = `${colourAt(before, at)} became ${colourAt(after, at)}`
    counts.set(change, (counts.get(change) ?? 0) + 1)
    all += 1
  }
  return [...counts].find(([, count]) => count * 2 > all)?.[0] ?? null
}

/** Of 1: a shade of a token is a change. What two runs draw differently by themselves is less. */
const threshold = 0.01

/** Compares two pictures; the difference is marked in a third one, as large as both. */
export function compare(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { isEqual: true }
  const [was, is] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)]
  const difference = new PNG({ width, height })
  const dataOf = (picture: PNG) => onGround(picture, width, height).data
  const count = pixelmatch(dataOf(was), dataOf(is), difference.data, width, height, { threshold })
  if (!count) return { isEqual: true }
  const isResized = was.width !== is.width || was.height !== is.height
  const size = isResized ? `; ${was.width} x ${was.height} became ${is.width} x ${is.height}` : ''
  const what = `${count} pixels differ${size}`
  return { isEqual: false, difference: PNG.sync.write(difference), what, cause: causeOf(dataOf(was), dataOf(is)) }
}

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Comparison = { isEqual: true } | { isEqual: false; difference?: Buffer; what: string }

/** Compares two pictures; the difference is marked in a third one, unless their sizes differ. */
export function compare(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { isEqual: true }
  const [was, is] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = is
  if (was.width !== width || was.height !== height) {
    return { isEqual: false, what: `${was.width} x ${was.height} became ${width} x ${height}` }
  }
  const difference = new PNG({ width, height })
  const count = pixelmatch(was.data, is.data, difference.data, width, height)
  if (!count) return { isEqual: true }
  return { isEqual: false, difference: PNG.sync.write(difference), what: `${count} pixels differ` }
}

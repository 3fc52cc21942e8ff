import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

/** A white picture with this many black pixels. */
function picture(width: number, height: number, black = 0, deflateLevel = 9): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let pixel = 0; pixel < black; pixel++) png.data.fill(0, pixel * 4, pixel * 4 + 3)
  return PNG.sync.write(png, { deflateLevel })
}

test('pictures with the same pixels are equal, however they are packed', () => {
  const [packed, unpacked] = [picture(8, 8, 3), picture(8, 8, 3, 0)]
  expect(packed.equals(unpacked)).toBe(false)
  expect(compare(packed, packed)).toEqual({ isEqual: true })
  expect(compare(packed, unpacked)).toEqual({ isEqual: true })
})

test('what differs is counted and marked', () => {
  const comparison = compare(picture(8, 8), picture(8, 8, 8))
  expect(comparison).toMatchObject({ isEqual: false, what: '8 pixels differ' })
  const marked = 'difference' in comparison && comparison.difference ? PNG.sync.read(comparison.difference) : null
  expect([...(marked?.data.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255])
})

test('another size is a change without a difference to draw', () => {
  expect(compare(picture(8, 8), picture(8, 9))).toEqual({ isEqual: false, what: '8 x 8 became 8 x 9' })
})

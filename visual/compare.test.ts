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
  expect(comparison).toMatchObject({ isEqual: false, what: '8 pixels differ', cause: '#ffffff became #000000' })
  const marked = comparison.isEqual ? null : PNG.sync.read(comparison.difference)
  expect([...(marked?.data.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255])
})

test.each([
  ['longer', picture(8, 8), picture(8, 9), '8 pixels differ; 8 x 8 became 8 x 9'],
  ['shorter', picture(8, 9), picture(8, 8), '8 pixels differ; 8 x 9 became 8 x 8'],
  ['longer, and other on top', picture(8, 8), picture(8, 9, 8), '16 pixels differ; 8 x 8 became 8 x 9'],
])('of a picture that became %s what was added or lost is marked', (_, before, after, what) => {
  const comparison = compare(before, after)
  expect(comparison).toMatchObject({ isEqual: false, what })
  const marked = comparison.isEqual ? null : PNG.sync.read(comparison.difference)
  expect([marked?.height, ...(marked?.data.subarray(8 * 8 * 4, 8 * 8 * 4 + 4) ?? [])]).toEqual([9, 255, 0, 0, 255])
})

test('many causes are none', () => {
  const many = new PNG({ width: 8, height: 8 })
  many.data.fill(255)
  for (let pixel = 0; pixel < 9; pixel++) many.data[pixel * 4] = pixel * 20
  expect(compare(picture(8, 8), PNG.sync.write(many))).toMatchObject({ isEqual: false, cause: null })
})

test('a shade darker is a change', () => {
  const shade = (red: number) => {
    const png = new PNG({ width: 8, height: 8 })
    for (let at = 0; at < png.data.length; at += 4) png.data.set([red, 23, 92, 255], at)
    return PNG.sync.write(png)
  }
  expect(compare(shade(0xb8), shade(0xa8))).toMatchObject({ isEqual: false, cause: '#b8175c became #a8175c' })
})

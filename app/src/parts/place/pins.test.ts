import type { Town } from '@shop/contract/town'
import { expect, test } from 'vitest'
import { distanceText } from '../../content/map.ts'
import { pinsOf } from './pins.ts'

const town = (place: string, latitude: number, longitude: number, partial: Partial<Town> = {}): Town => ({
  place,
  state: null,
  country: 'AU',
  latitude,
  longitude,
  count: 1,
  ...partial,
})
const ballarat = town('Ballarat', -37.57, 143.85, { state: 'VIC' })
const geelong = town('Geelong', -38.15, 144.36, { state: 'VIC', count: 3 })
const perth = town('Perth', -31.95, 115.86, { state: 'WA' })

test('towns too close to one another share a pin, named by the one with the most entries', () => {
  expect(pinsOf('AU', [ballarat, geelong, perth]).map(({ name, count, others }) => [name, count, others])).toEqual([
    ['Perth WA', 1, 0],
    ['Geelong VIC', 4, 1],
  ])
})

test('a pin is where its town is in the bounds, also beyond the antimeridian', () => {
  const [pin] = pinsOf('AU', [perth])
  expect([Math.round(pin?.left ?? 0), Math.round(pin?.top ?? 0)]).toEqual([10, 63])
  const [labasa, taveuni] = [town('Labasa', -16.43, 179.36), town('Somosomo', -16.77, -179.97)]
  const pins = pinsOf(
    'FJ',
    [labasa, taveuni].map((of) => ({ ...of, country: 'FJ' })),
  )
  expect(pins.map(({ name }) => name)).toEqual(['Labasa', 'Somosomo'])
})

test('a town that the image leaves out has no pin, nor has another country’s', () => {
  expect(pinsOf('US', [town('Honolulu', 21.31, -157.86, { country: 'US' }), ballarat])).toEqual([])
})

test.each([
  [0, 'AU', 'In this town'],
  [62, 'AU', '62 km away'],
  [1200, 'AU', '1,200 km away'],
  [62, 'US', '39 miles away'],
  [2, 'GB', '1 mile away'],
] as const)('%d km in %s: %s', (kilometres, country, text) => {
  expect(distanceText(kilometres, country)).toBe(text)
})

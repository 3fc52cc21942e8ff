import { expect, test } from 'vitest'
import { kilometres, locate, locateText } from './towns.ts'

const rounded = (position: ReturnType<typeof locate>) => position && [position.latitude, position.longitude]

test.each([
  ['Ithaca', 'NY', 'US', [42.44, -76.5]],
  ['Portland', 'ME', 'US', [43.66, -70.26]],
  // The largest of a name, where no state decides.
  ['Portland', null, 'US', [45.52, -122.68]],
  ['new york', 'NY', 'US', [40.71, -74.01]],
  ['Saint Louis', 'MO', 'US', [38.63, -90.2]],
  ['Zürich', 'ZH', 'CH', [47.37, 8.55]],
  ['zurich', null, 'CH', [47.37, 8.55]],
  // Names no state there.
  ['Keswick', 'CMA', 'GB', [54.6, -3.13]],
  ['Ithaca', 'CA', 'US', undefined],
  ['Atlantis', null, 'GR', undefined],
  ['Anywhere', null, 'BV', undefined],
  ['Anywhere', null, '../..', undefined],
] as const)('%s, %s, %s', (place, state, country, at) => {
  expect(rounded(locate({ place, state, country }))).toEqual(at)
})

test.each([
  ['Ballarat', 'AU', [-37.57, 143.85]],
  ['ballarat vic', 'AU', [-37.57, 143.85]],
  ['Portland, Maine', 'US', [43.66, -70.26]],
  ['Salt Lake City UT', 'US', [40.76, -111.89]],
  ['', 'US', undefined],
  ['%', 'US', undefined],
] as const)('what somebody types: %s in %s', (text, country, at) => {
  expect(rounded(locateText(text, country))).toEqual(at)
})

test('kilometres between places', () => {
  const [london, paris] = [
    locate({ place: 'London', state: null, country: 'GB' }),
    locate({ place: 'Paris', state: null, country: 'FR' }),
  ]
  if (!london || !paris) throw new Error('Two capitals are missing')
  expect(kilometres(london, paris)).toBeCloseTo(344, -1)
  expect(kilometres(paris, paris)).toBe(0)
})

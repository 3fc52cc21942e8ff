import { expect, test } from 'vitest'
import { nearbyQueryOf } from './query.ts'

test.each([
  ['search=Geelong', 'AU', { country: 'AU', nearTo: 'Geelong' }],
  ['search=Geelong&country=NZ', 'AU', { country: 'NZ', nearTo: 'Geelong' }],
  ['search=Geelong&country=AU&state=VIC', 'US', { country: 'AU', state: 'VIC' }],
  ['country=AU&state=NSW', 'US', { country: 'AU' }],
  ['search=3352', 'AU', { country: 'AU', nearTo: '3352' }],
  ['search=Keswick+CA12+5JR&country=GB', 'US', { country: 'GB', nearTo: 'CA12 5JR' }],
  ['search=14851-2201&country=US', null, { country: 'US', nearTo: '14851-2201' }],
  ['search=3352', null, { nearTo: '3352' }],
  ['search=Geelong', null, null],
  ['country=NZ', 'AU', null],
  ['', 'AU', null],
])('no agent for ?%s, at home in %s: queries %j', (address, home, asked) => {
  expect(nearbyQueryOf(new URLSearchParams(address), home)).toEqual(asked)
})

import { expect, test } from 'vitest'
import { countryGroups } from './country-groups.ts'

const afghanistan = { code: 'AF', name: 'Afghanistan' }
const australia = { code: 'AU', name: 'Australia', isPostedTo: true }
const britain = { code: 'GB', name: 'United Kingdom', otherNames: ['UK', 'England'] }
const states = { code: 'US', name: 'United States', otherNames: ['USA'], isPostedTo: true }

const listed = (...lists: Parameters<typeof countryGroups>) =>
  countryGroups(...lists).map(({ label, options }) => [label, ...options.map((each) => `${each.value} ${each.label}`)])

test('where parcels go comes first, and other names after all names', () => {
  expect(listed([afghanistan, australia, britain, states])).toEqual([
    ['We post to', 'AU Australia', 'US United States'],
    ['Other countries', 'AF Afghanistan', 'GB United Kingdom'],
    ['Other names', 'GB England (United Kingdom)', 'GB UK (United Kingdom)', 'US USA (United States)'],
  ])
})

test('a list that says nothing of parcels has no such group, and none without options', () => {
  expect(listed([afghanistan])).toEqual([['Countries', 'AF Afghanistan']])
  expect(listed([])).toEqual([])
})

test('what is in brackets is said of every name', () => {
  const dial = countryGroups([{ ...britain, dial: '+44' }], (country) => country.dial)
  expect(dial.flatMap(({ options }) => options.map(({ label }) => label))).toEqual([
    'United Kingdom (+44)',
    'England (+44)',
    'UK (+44)',
  ])
})

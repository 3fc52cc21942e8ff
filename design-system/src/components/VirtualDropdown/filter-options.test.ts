import { describe, expect, it } from 'vitest'
import { filterOptions } from './filter-options.ts'

const options = ['Braque Français', 'French Bulldog', 'Border Collie'].map((label) => ({ value: label, label }))
const found = (text: string) => filterOptions(options, text).map(({ label }) => label)

describe('filterOptions', () => {
  it('returns them all while the search is empty', () => expect(filterOptions(options, '  ')).toBe(options))
  it('finds text anywhere, in any case', () => expect(found('COLL')).toEqual(['Border Collie']))
  it('forgives accents either way', () => {
    expect(found('francais')).toEqual(['Braque Français'])
    expect(found('frençh')).toEqual(['French Bulldog'])
  })
  it('has the name itself first, then beginnings, later words and parts of words', () => {
    const named = (label: string, ...otherNames: string[]) => ({ value: label, label, otherNames })
    const countries = [
      named('Australia'),
      named('Nauru'),
      named('South Sudan', 'SSD'),
      named('Ukraine'),
      named('United Kingdom', 'UK', 'England'),
      named('United States Minor Outlying Islands'),
      named('United States', 'USA'),
    ]
    const first = (text: string) => filterOptions(countries, text).map(({ label }) => label)
    expect(first('uk')).toEqual(['United Kingdom', 'Ukraine'])
    expect(first('united states')).toEqual(['United States', 'United States Minor Outlying Islands'])
    expect(first('engl')).toEqual(['United Kingdom'])
    expect(first('su')).toEqual(['South Sudan'])
    expect(first('au')).toEqual(['Australia', 'Nauru'])
  })
  it('finds nothing when nothing matches', () => expect(found('cat')).toEqual([]))
})

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
  it('finds nothing when nothing matches', () => expect(found('cat')).toEqual([]))
})

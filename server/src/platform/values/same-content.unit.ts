import { expect, test } from 'vitest'
import { isSameContent } from './same-content.ts'

const frozen = { name: 'Skye', chip: null, lines: [{ id: 1, genotype: 'N/N' }], isMixed: false }

test.each([
  ['keys in another order', { isMixed: false, lines: [{ genotype: 'N/N', id: 1 }], name: 'Skye', chip: null }],
  ['a field that is empty today', { ...frozen, tattoo: null, papers: [], note: '', owner: undefined, dam: {} }],
  ['an empty field inside', { ...frozen, lines: [{ id: 1, genotype: 'N/N', caution: null, sources: [] }] }],
  ['an empty field that is gone', { name: 'Skye', lines: frozen.lines, isMixed: false }],
])('the same: %s', (_, today) => expect(isSameContent(frozen, today)).toBe(true))

test.each([
  ['another value', { ...frozen, name: 'Sky' }],
  ['a field that is filled today', { ...frozen, tattoo: 'ABC' }],
  ['a no where nothing was known', { ...frozen, chip: false }],
  ['nothing where a no was', { ...frozen, isMixed: null }],
  ['a zero where nothing was', { ...frozen, chip: 0 }],
  ['one line more', { ...frozen, lines: [...frozen.lines, { id: 2, genotype: 'N/N' }] }],
  ['an empty line more', { ...frozen, lines: [...frozen.lines, null] }],
])('another: %s', (_, today) => expect(isSameContent(frozen, today)).toBe(false))

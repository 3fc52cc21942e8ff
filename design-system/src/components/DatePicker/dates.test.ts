import { expect, test } from 'vitest'
import { clampDate, displayDate, isIsoDate, parseDate, withSlash } from './dates.ts'

test('shows month first in the US only', () => {
  expect(displayDate('2026-02-01', 'US')).toBe('02/01/2026')
  expect(displayDate('2026-02-01', 'AU')).toBe('01/02/2026')
})

test.each([
  ['1/2/2020', 'AU', '2020-02-01'],
  ['1/2/2020', 'US', '2020-01-02'],
  ['01.02.2020', 'GB', '2020-02-01'],
  ['29022024', 'AU', '2024-02-29'],
  ['29/02/2023', 'AU', undefined],
  ['31/12/20', 'AU', undefined],
  ['13/13/2020', 'US', undefined],
  ['tomorrow', 'US', undefined],
])('reads "%s" in %s', (text, country, iso) => {
  expect(parseDate(text, country)).toBe(iso)
})

test('puts the slash in while typing, and lets it be deleted', () => {
  expect(withSlash('01', '0')).toBe('01/')
  expect(withSlash('01/02', '01/0')).toBe('01/02/')
  expect(withSlash('01//', '01/')).toBe('01/')
  expect(withSlash('01', '01/')).toBe('01')
  expect(withSlash('01/02/2', '01/02/')).toBe('01/02/2')
})

test('knows a real date from a likely one', () => {
  expect(isIsoDate('2024-02-29')).toBe(true)
  expect(isIsoDate('2023-02-29')).toBe(false)
  expect(isIsoDate('29/02/2024')).toBe(false)
})

test('stays within 2000 and the last year', () => {
  expect(clampDate('1999-12-31', 2026)).toBe('2000-01-01')
  expect(clampDate('2027-01-01', 2026)).toBe('2026-12-31')
  expect(clampDate('2026-11-21', 2026)).toBe('2026-11-21')
})

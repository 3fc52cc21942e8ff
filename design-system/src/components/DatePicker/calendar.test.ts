import { expect, test } from 'vitest'
import { addMonths, addToWeek, clampDate, displayDate, isIsoDate, parseDate, weeksOf, withSlash } from './calendar.ts'

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

test('moves by months without spilling over', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2024-12-15', 1)).toBe('2025-01-15')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

test('stays within 2000 and the last year', () => {
  expect(clampDate('1999-12-31', 2026)).toBe('2000-01-01')
  expect(clampDate('2027-01-01', 2026)).toBe('2026-12-31')
  expect(clampDate('2026-11-21', 2026)).toBe('2026-11-21')
})

test('lays a month out in whole weeks', () => {
  const weeks = weeksOf('2026-11-21', 1)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeks).toHaveLength(6)
  expect(weeksOf('2026-11-21', 0)[0]?.[0]).toBe('2026-11-01')
  expect(addToWeek('2026-11-21', 1, 'start')).toBe('2026-11-16')
  expect(addToWeek('2026-11-21', 0, 'end')).toBe('2026-11-21')
})

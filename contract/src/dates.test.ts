import { expect, test } from 'vitest'
import { dateFormat, formatDate, pickerFormat } from './dates.ts'

test.each([
  ['US', 'MM/DD/YYYY', 'MM/dd/y', '03/04/2026'],
  ['AU', 'DD/MM/YYYY', 'dd/MM/y', '04/03/2026'],
  ['GB', 'DD/MM/YYYY', 'dd/MM/y', '04/03/2026'],
])('%s writes %s, its picker %s', (country, format, picker, text) => {
  expect(dateFormat(country)).toBe(format)
  expect(pickerFormat(country)).toBe(picker)
  expect(formatDate('2026-03-04', country)).toBe(text)
})

test('the day is read in UTC, whatever the hour', () => {
  expect(formatDate('2026-12-31T23:59:59.999Z', 'AU')).toBe('31/12/2026')
  expect(formatDate('2027-01-01T00:30:00+02:00', 'AU')).toBe('31/12/2026')
})

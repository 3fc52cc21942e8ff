import { expect, test } from 'vitest'
import { recordOf, statusOf } from './maturity.ts'

const added = { since: '2026-11', usedIn: 2 }

test('a component is new until three files use it or it is 60 days old', () => {
  expect(statusOf(added, new Date('2026-11-21'))).toBe('new')
  expect(statusOf({ ...added, usedIn: 3 }, new Date('2026-11-21'))).toBe('stable')
  expect(statusOf(added, new Date('2026-12-30'))).toBe('new')
  expect(statusOf(added, new Date('2026-12-31'))).toBe('stable')
})

test('what has a successor is to be replaced, however widely it is used', () => {
  expect(statusOf({ ...added, usedIn: 40, replacedBy: 'Coat' }, new Date('2027-06-01'))).toBe('to be replaced')
})

test('the record names month and number of files', () => {
  expect(recordOf(added)).toBe('since November 2026, in 2 files')
  expect(recordOf({ ...added, usedIn: 1 })).toBe('since November 2026, in 1 file')
})

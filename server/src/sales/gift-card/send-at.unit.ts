import { expect, test } from 'vitest'
import { dayAt, sendAtOf } from './send-at.ts'

test.each([
  ['2026-12-24', 'Australia/Sydney', '2026-12-23T22:00:00.000Z'],
  ['2026-12-24', 'America/Los_Angeles', '2026-12-24T17:00:00.000Z'],
  ['2026-12-24', 'Asia/Kolkata', '2026-12-24T03:30:00.000Z'],
  // On these days the clocks change in the night before.
  ['2026-03-29', 'Europe/Paris', '2026-03-29T07:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T14:00:00.000Z'],
  ['2026-12-24', 'Middle/Earth', '2026-12-24T09:00:00.000Z'],
  ['2026-12-24', undefined, '2026-12-24T09:00:00.000Z'],
])('%s in %s begins for a mail at %s', (day, zone, moment) => expect(sendAtOf(day, zone).toISOString()).toBe(moment))

test('the day where somebody is', () => {
  const moment = new Date('2026-12-31T22:00:00Z')
  expect([dayAt(moment, 'Australia/Sydney'), dayAt(moment, 'America/New_York'), dayAt(moment)]).toEqual([
    '2027-01-01',
    '2026-12-31',
    '2026-12-31',
  ])
})

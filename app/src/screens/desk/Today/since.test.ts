import { expect, test } from 'vitest'
import { sinceText } from './since.ts'

// A Saturday, and moments in the reader's own time zone.
const saturday = '2026-11-21'
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

test.each([
  ['today', at(21, 1)],
  ['yesterday', at(20, 23)],
  ['Tuesday', at(17, 12)],
  ['Sunday', at(15, 12)],
  ['14/11/2026', at(14, 12)],
])('since %s', (text, iso) => expect(sinceText(iso, 'AU', saturday)).toBe(text))

test('a month comes first in the United States', () => expect(sinceText(at(2, 12), 'US', saturday)).toBe('11/02/2026'))
test('without a clock it is a date', () => expect(sinceText(at(21, 12), 'AU', null)).toBe('21/11/2026'))

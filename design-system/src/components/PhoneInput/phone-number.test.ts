import { expect, test } from 'vitest'
import { joinPhone, splitPhone } from './phone-number.ts'

const dialCodes = [
  { code: 'CA', dial: '+1', name: 'Canada' },
  { code: 'US', dial: '+1', name: 'United States' },
  { code: 'AU', dial: '+61', name: 'Australia' },
  { code: 'IT', dial: '+39', name: 'Italy' },
]

test.each([
  ['+61', '0412 345 678', '+61412345678'],
  ['+1', '(555) 010-9999', '+15550109999'],
  ['+39', '06 1234 5678', '+390612345678'],
  ['+61', ' ', ''],
])('%s and "%s" join to "%s"', (dial, number, value) => {
  expect(joinPhone(dial, number)).toBe(value)
})

test.each([
  ['+61412345678', 'US', { code: 'AU', number: '412345678' }],
  ['+1 555 010 9999', 'CA', { code: 'CA', number: '5550109999' }],
  ['+15550109999', 'AU', { code: 'US', number: '5550109999' }],
  ['+999123', 'AU', { code: 'AU', number: '+999123' }],
  ['', 'AU', { code: 'AU', number: '' }],
])('"%s" with %s preferred splits', (value, preferred, draft) => {
  expect(splitPhone(value, dialCodes, preferred)).toEqual(draft)
})

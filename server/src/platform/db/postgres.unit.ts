import { expect, test } from 'vitest'
import { refuseOtherTime } from './postgres.ts'

const now = new Date('2026-11-28T15:00:00Z')

test.each([
  ['an hour ahead', '2026-11-28T16:00:00Z'],
  ['an hour behind', '2026-11-28T14:00:00Z'],
])('a database whose clock is %s opens no shop', (_, theirs) => {
  expect(() => refuseOtherTime(new Date(theirs), now)).toThrow(
    `The database's clock says ${theirs.replace('Z', '.000Z')} and this computer's 2026-11-28T15:00:00.000Z`,
  )
})

test('seconds apart are nothing', () => {
  expect(() => refuseOtherTime(new Date('2026-11-28T15:00:40Z'), now)).not.toThrow()
})

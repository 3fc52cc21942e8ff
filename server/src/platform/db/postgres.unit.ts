import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { StartError } from '../config/start-error.ts'
import { migrationFault, refuseOtherTime } from './postgres.ts'

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

test.each(['55P03', '57014'])('a migration that waited too long (%s) says so, and that nothing was changed', (code) => {
  const error = new DrizzleQueryError('alter table', [], Object.assign(new Error('canceling'), { code }))
  expect(migrationFault(error)).toBeInstanceOf(StartError)
  expect(String(migrationFault(error))).toContain('Nothing was changed. Start again')
})

test('any other fault of a migration stays as it is', () => {
  const error = new DrizzleQueryError('alter table', [], Object.assign(new Error('no such'), { code: '42P01' }))
  expect(migrationFault(error)).toBe(error)
})

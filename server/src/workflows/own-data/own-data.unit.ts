import { expect, test } from 'vitest'
import { collectors } from './collect.ts'
import { erasers } from './erase.ts'

test('what a noun collects of a person, and what it erases, is joined', () => {
  const files = import.meta.glob<Record<string, unknown>>('../../*/*/own-data.ts', { eager: true })
  const exported = Object.values(files).flatMap((module) => Object.entries(module))
  const named = (verb: string) => exported.filter(([name]) => name.startsWith(verb)).map(([, value]) => value)
  expect(new Set(collectors)).toEqual(new Set(named('collect')))
  expect(named('erase').length).toBeGreaterThan(20)
  expect(erasers).toEqual(expect.arrayContaining(named('erase')))
})

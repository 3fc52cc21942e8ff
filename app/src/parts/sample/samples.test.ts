import type { AnimalBarcode } from '@shop/contract/sample'
import { expect, test } from 'vitest'
import { sampleOf, unreadOf } from './samples.ts'

const sample = (barcode: string, partial: Partial<AnimalBarcode> = {}): AnimalBarcode => ({
  barcode,
  product: { id: 36, name: 'Kit' },
  stage: 'genotyping',
  problem: null,
  activatedAt: '2026-10-05T08:12:00.000Z',
  reportedAt: null,
  expectedAt: null,
  tests: { diseases: 24, traits: 9, profiles: 1, breeds: 0 },
  added: [],
  ...partial,
})
const older = sample('KP1', { stage: 'reported', reportedAt: '2026-01-05T08:12:00.000Z' })
const newer = sample('KP2', { stage: 'reported', reportedAt: '2026-06-05T08:12:00.000Z' })
const underWay = sample('KP3', { activatedAt: '2026-11-05T08:12:00.000Z' })

test('the sample of the address, if it is this animal’s', () => {
  expect(sampleOf([older, newer, underWay], 'KP1')?.barcode).toBe('KP1')
  expect(sampleOf([older, newer, underWay], 'KP3')?.barcode).toBe('KP3')
  expect(sampleOf([older, newer, underWay], 'KP9')?.barcode).toBe('KP2')
})

test('else the newest that was reported, else the newest of all', () => {
  expect(sampleOf([older, underWay, newer], null)?.barcode).toBe('KP2')
  expect(sampleOf([sample('KP4'), underWay], null)?.barcode).toBe('KP3')
  expect(sampleOf([], null)).toBeUndefined()
})

test('a page waits for a sample that is read for it, and that can still bring something', () => {
  const profiled = sample('KP1')
  expect(unreadOf([profiled], 'profiles')).toBe(profiled)
  expect(unreadOf([profiled], 'breeds')).toBeUndefined()
  expect(unreadOf([sample('KP2', { problem: 'failed' })], 'profiles')).toBeUndefined()
  expect(unreadOf([sample('KP3', { stage: 'reported' })], 'profiles')).toBeUndefined()
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { awaitedText, expectedText } from './awaited.ts'

beforeAll(() => void vi.setSystemTime('2026-11-21T10:00:00Z'))
afterAll(() => void vi.useRealTimers())

const tests = { diseases: 24, traits: 1, profiles: 1, breeds: 0 }
const sample = { stage: 'genotyping', problem: null, expectedAt: null, tests } as const

test.each([
  ['health', 'What comes here: 24 disease tests, each with what it means.'],
  ['traits', 'What comes here: 1 trait test of coat, colour and body.'],
  ['dna-profile', 'What comes here: the DNA profile, by which an animal is known for life.'],
  [
    'breeds',
    'This sample is not read for breeds. What comes from it: 24 disease tests, 1 trait test and the DNA profile.',
  ],
  ['reports', 'What comes from it: 24 disease tests, 1 trait test and the DNA profile.'],
  [null, 'What comes from it: 24 disease tests, 1 trait test and the DNA profile.'],
] as const)('what a sample brings to the page %s', (page, text) => {
  expect(awaitedText(tests, page)).toBe(text)
})

test('when, as the tracker has it, else as it is promised', () => {
  expect(expectedText({ ...sample, expectedAt: '2026-11-28T08:00:00.000Z' }, 'AU')).toBe('Expected by 28/11/2026.')
  expect(expectedText(sample, 'AU')).toBe('Expected within 3 weeks after the swab reached the laboratory.')
  expect(expectedText({ ...sample, stage: 'activated', tests: { ...tests, breeds: 1 } }, 'AU')).toBe(
    'Expected within 4 weeks after the swab reaches the laboratory.',
  )
  expect(expectedText({ ...sample, problem: 'payment_hold' }, 'AU')).toBe('')
})

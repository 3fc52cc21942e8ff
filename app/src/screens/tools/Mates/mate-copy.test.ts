import { expect, test } from 'vitest'
import { untestedText } from './mate-copy.ts'

const names = { dam: 'Skye', sire: 'Tam' }

test.each([
  [[], [], null],
  [['dam', 'sire'], [], 'no result of Skye and Tam'],
  [['sire'], ['sire'], 'samples of Tam contradict each other'],
  [['dam', 'sire'], ['sire'], 'no result of Skye, samples of Tam contradict each other'],
] as const)('untested %j, contradicting %j: %s', (untested, conflicting, said) =>
  expect(untestedText({ untested: [...untested], conflicting: [...conflicting] }, names)).toBe(said),
)

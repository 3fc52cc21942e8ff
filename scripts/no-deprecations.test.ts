import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('what is deprecated fails in a test, and in a process that a test starts', () => {
  expect(process.throwDeprecation).toBe(true)
  const { status, stderr } = spawnSync(process.execPath, ['-e', "process.emitWarning('old', 'DeprecationWarning')"])
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('DeprecationWarning: old')])
})

test('a process that was started so may repeat it', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${import.meta.dirname}/no-deprecations.ts`])
  expect([status, stderr.toString()]).toEqual([0, ''])
})

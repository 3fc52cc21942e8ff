import { expect, test } from 'vitest'
import { npmRun } from '../scripts/npm-run.ts'
import { parts } from './parts.ts'

test.each(Object.keys(parts))('`npm run bench -- %s` measures', async (part) => {
  const said = await npmRun('bench', [part, '--smoke'])
  expect(said).toContain(`${part}: a smoke run`)
  expect(said).not.toContain('NaN')
})

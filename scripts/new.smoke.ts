import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './copy-project.ts'
import { npmRun } from './npm-run.ts'

/** The repository as it is, committed, with what is installed: everything new is the generator's. */
const copy = mkdtempSync(join(tmpdir(), 'new-'))
const run = (script: string, ...options: string[]) => npmRun(script, options, { NO_COLOR: '1' }, copy)

beforeAll(() => copyProject(copy))
afterAll(() => rmSync(copy, { recursive: true }))

const tools = ['types', 'lint', 'format:check', 'knip', 'unit', 'house']
async function check() {
  const output = await run('check')
  return tools.filter((tool) => output.includes(`passed  ${tool},`))
}

test('a component and a noun pass the check, and the server answers the noun', async () => {
  await run('new', 'component', 'PriceTag')
  await run('new', 'noun', 'sales/litter-announcement')
  expect(await check()).toEqual(tools)
  const files = ['sales/litter-announcement/handlers.test.ts', 'entry/http/access.test.ts', 'own-data/tables.test.ts']
  expect(await run('servers', '--project=postgres', ...files)).toMatch(/Test Files +3 passed/)
})

test('a screen over it passes the check, as does one over hooks that are there, and both are shown in every state', async () => {
  await run('new', 'screen', 'Shop/LitterAnnouncements')
  await run('new', 'screen', 'Kennels/AllNews', 'litter-announcement')
  expect(await check()).toEqual(tools)
  const files = ['PriceTag', 'LitterAnnouncements', 'AllNews'].map((name) => `/${name}.stories.tsx`)
  expect(await run('stories', ...files)).toMatch(/Test Files +3 passed/)
})

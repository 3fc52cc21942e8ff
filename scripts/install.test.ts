import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { deprecated?: string }>
}

// npm does not print it: .npmrc has it name errors only.
test('no package is deprecated', () => {
  const deprecated = Object.entries(lock.packages).flatMap(([name, { deprecated: why }]) => (why ? [name, why] : []))
  expect(deprecated).toEqual([])
})

const install = (agent: string) =>
  spawnSync(process.execPath, ['scripts/check-node.mjs'], {
    cwd: root,
    env: { npm_config_user_agent: agent },
    encoding: 'utf8',
  })

test.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0', '26.10.0'])('Node %s is enough to install', (version) => {
  expect(install(`npm/11.19.1 node/v${version} linux x64 workspaces/false`)).toMatchObject({ status: 0, stderr: '' })
})

test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s gets its reason', (version) => {
  expect(install(`npm/10.8.2 node/v${version} linux x64 workspaces/false`)).toMatchObject({
    status: 1,
    stderr: `npm runs on Node ${version}. Install Node 24, or 20.19 or 22.12 at least, and run npm ci again.\n`,
  })
})

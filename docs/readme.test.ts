import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? ''
const rows = table.split('\n').filter((line) => line.startsWith('| `'))
const documented = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
const used = [
  ...new Set([...read('server/src/platform/config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name)),
]

test('every setting the server reads stands in the README, and none that nothing reads', () => {
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter((name) => !documented.includes(name))).toEqual([])
  const ofTests = ['CHROMIUM_PATH', 'POSTGRES_BIN']
  expect(documented.filter((name) => !used.includes(name))).toEqual(ofTests)
})

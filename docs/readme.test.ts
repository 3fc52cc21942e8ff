import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/platform/config.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? ''
const rows = table.split('\n').filter((line) => line.startsWith('| `'))
const documented = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
const source = read('server/src/platform/config.ts')
const used = [...new Set([...source.matchAll(/\benv(?:\.|, ')([A-Z_]+)/g)].map(([, name]) => name))]

test('every setting the server reads stands in the README, and none that nothing reads', () => {
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter((name) => !documented.includes(name))).toEqual([])
  const ofTests = ['CHROMIUM_PATH', 'POSTGRES_BIN']
  expect(documented.filter((name) => !used.includes(name))).toEqual(ofTests)
})

/** Names and values where a default is one value in code marks, or a number. */
const defaults = rows.flatMap((line) => {
  const [, name, marked, number] = /^\| `(\w+)` \| (?:`([^`]+)`|(\d+)) \|/.exec(line) ?? []
  const value = marked ?? number
  return name && value ? [[name, value] as const] : []
})

test.each(defaults)('%s is %s without a setting', (name, value) => {
  const set = value.replace('localhost:PORT', 'localhost:3000')
  expect(readConfig({ [name]: set }, false)).toEqual(readConfig({}, false))
})

test('the defaults are read from the table', () => {
  const names = ['PORT', 'PUBLIC_URL', 'DATA_DIR', 'MAIL_FROM', 'TRUST_PROXY', 'REQUESTS_PER_MINUTE', 'LOG_LEVEL']
  expect(defaults.map(([name]) => name)).toEqual(expect.arrayContaining(names))
})

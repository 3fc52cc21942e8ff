import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkConfig } from '../server/src/entry/start/check-config.ts'
import { readConfig } from '../server/src/platform/config/config.ts'

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const read = (path: string) => readFileSync(at(path), 'utf8')
const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? ''
const rows = table.split('\n').filter((line) => line.startsWith('| `'))
const documented = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
const source = read('server/src/platform/config/config.ts')
/** Names that are put together from parts are nowhere in the source: they are seen when they are read. */
const asked: string[] = []
readConfig(new Proxy({}, { get: (_, name) => void asked.push(String(name)) }), false)
const used = [...new Set([...[...source.matchAll(/\benv(?:\.|, ')([A-Z\d_]+)/g)].map(([, name]) => name), ...asked])]

test('every setting the server reads is in the README, and none that nothing reads', () => {
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter((name) => !documented.includes(name))).toEqual([])
  const ofTests = ['CHROMIUM_PATH', 'POSTGRES_BIN']
  expect(documented.filter((name) => !used.includes(name))).toEqual(ofTests)
})

test('`npm start -- --check` shows every setting of the server', () => {
  const { text } = checkConfig(readConfig({}, false), {})
  const shown = text
    .split('\n\n')[0]
    ?.split('\n')
    .map((line) => line.split(' ')[0])
  expect(new Set(shown)).toEqual(new Set(used))
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

/** Paths in code marks from the root, with a noun that has every file for `<noun>`, and links; not what a build makes. */
function pathsIn(file: string): string[] {
  const text = read(file)
  const marked = [
    ...text.matchAll(/`((?:contract|design-system|mocks|app|server|docs|scripts|bench|proof)\/[\w./<>-]+)`/g),
  ]
  const folder = file.includes('/') ? 'docs/' : ''
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => folder + path)
  return [
    ...marked
      .map(([, path = '']) => path.replaceAll('<wing>', 'sales').replaceAll('<noun>', 'cart'))
      .filter((path) => !path.includes('/dist/')),
    ...links,
  ]
}

/** The README's map: folders at the margin, and below each what it holds; names with a placeholder are left out. */
function pathsOfMap(): string[] {
  const map = read('README.md').split('## The house')[1]?.split('```')[1] ?? ''
  let folder = ''
  return map
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [names = ''] = line.trim().split(/ {2,}/)
      if (!line.startsWith(' ')) return names.split(' ').map((name) => (folder = name))
      return names.split(' ').map((name) => folder + name)
    })
    .filter((path) => !path.includes('<'))
}

const named = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/catalogue.md',
  'docs/laboratory.md',
  'docs/reports.md',
  'docs/scaling-recovery.md',
  'docs/scaling-upgrade.md',
  'docs/scaling.md',
  'docs/scaling-costs.md',
  'docs/security.md',
].flatMap((file) => pathsIn(file).map((path) => [file, path] as const))

test.each([...named, ...pathsOfMap().map((path) => ['the map of README.md', path] as const)])(
  '%s names %s, which exists',
  (_, path) => expect(existsSync(at(path))).toBe(true),
)

test('the paths are read from the documents', () => {
  expect(pathsIn('CONTRIBUTING.md').length).toBeGreaterThan(40)
  expect(pathsOfMap().length).toBeGreaterThan(20)
})

test('the page of security counts its table as it is', () => {
  const text = read('docs/security.md')
  const states = [...text.matchAll(/^\| \d+\.\d+\.\d+ .* \| [12] \| (met|not applicable|open) \|/gm)].map(
    ([, state]) => state,
  )
  const count = (state: string) => states.filter((one) => one === state).length
  expect(text).toContain(
    `Of ${states.length} requirements (70 of level 1, 183 of level 2) ${count('met')} are met, ${count('not applicable')} are not applicable and ${count('open')} are open`,
  )
})

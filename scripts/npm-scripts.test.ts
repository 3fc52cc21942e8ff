import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const { tasks } = JSON.parse(read('turbo.json')) as { tasks: Record<string, object> }

/** Who names scripts: workflows, documents, and programs that run another one. */
const files = globSync(
  [
    'package.json',
    '.ci/*',
    '.github/workflows/*',
    '*.md',
    '{docs,bench,proof}/**/*.md',
    '{bench,proof,scripts,visual}/*.ts',
  ],
  { cwd: root },
)
/** What follows `start` where it is named, word by word, by file. */
const named = (start: RegExp) =>
  files.flatMap((file) =>
    [...read(file).matchAll(start)].flatMap(([, names = '']) =>
      names
        .trim()
        .split(/ +/)
        .map((name) => `${file}: ${name}`),
    ),
  )
const missing = (all: string[], known: string[]) => all.filter((one) => !known.includes(one.split(': ')[1] ?? ''))

test('every script that is named somewhere is one', () => {
  const all = named(/\bnpm(?: run|', \['run',|Run\()[ ']+([a-z][\w:-]*)/g)
  expect(all.length).toBeGreaterThan(100)
  expect(missing(all, Object.keys(scripts))).toEqual([])
})

test('so is every task of turbo', () => {
  const all = named(/\bturbo run ((?:[a-z][\w:]* ?)+)/g)
  expect(all.length).toBeGreaterThan(10)
  expect(
    missing(
      all,
      Object.keys(tasks).map((task) => task.split('#')[1] ?? ''),
    ),
  ).toEqual([])
})

test('every file that a script runs is there', () => {
  const run = Object.values(scripts).flatMap((script) => script.match(/[\w/-]+\.m?[jt]s\b/g) ?? [])
  expect(run.length).toBeGreaterThan(5)
  expect(run.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

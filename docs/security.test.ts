import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const text = readFileSync(at('docs/security.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) .* \| ([12]) \| (met|not applicable|open) \| (.+) \|$/gm)].map(
  ([, id = '', level, state, where = '']) => ({ id, level, state, where }),
)
const count = (state: string, of = rows) => of.filter((row) => row.state === state).length
const ofLevel = (level: string) => rows.filter((row) => row.level === level)

test('the text on the requirements has the counts of the tables', () => {
  expect(rows).toHaveLength(text.split('\n').filter((line) => /^\| \d/.test(line)).length)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const [one, two] = [ofLevel('1'), ofLevel('2')]
  expect(text).toContain(
    `Of ${rows.length} requirements (${one.length} of level 1, ${two.length} of level 2) ${count('met')} are met, ` +
      `${count('not applicable')} are not applicable and ${count('open')} are open; ` +
      `of level 1 ${count('met', one)}, ${count('not applicable', one)} and ${count('open', one)}.`,
  )
})

test('each proof that is named is there', () => {
  const named = [...text.matchAll(/`((?:server|contract|app|design-system|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(at(path)))).toEqual([])
})

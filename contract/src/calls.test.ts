import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Schema, type SchemaFieldDescription } from 'yup'
import { describe, expect, test } from 'vitest'
import { checklist, keysSent, namesIn } from '../checklist.ts'
import { deskPath } from './admin.ts'
import { type Call, isInPersonOnly } from './call.ts'
import { calls, callsByNoun } from './calls.ts'
import { snakeKey } from './case.ts'
import { laboratoryPath } from './laboratory.ts'
import { messages } from './messages.ts'

const table: [string, Call][] = Object.entries(calls)
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const rows = checklist('calls').map(({ method = '', path = '', sends = '', fails_with = '' }) => ({
  method,
  path,
  sends,
  fails_with,
}))
const rowOf = (key: string) => table.find(([, row]) => keyOf(row) === key)?.[1]

function keysOf(field: SchemaFieldDescription): string[] {
  if ('fields' in field) return Object.entries(field.fields).flatMap(([key, item]) => [snakeKey(key), ...keysOf(item)])
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) return keysOf(field.innerType)
  return []
}
const describedKeys = (schema: unknown, keys: (field: SchemaFieldDescription) => string[]) =>
  schema instanceof Schema ? keys(schema.describe()) : []

/** What must be sent, at every depth below what must be. */
function requiredIn(field: SchemaFieldDescription): string[] {
  if (!('fields' in field)) return []
  return Object.entries(field.fields).flatMap(([key, item]) =>
    'optional' in item && item.optional ? [] : [snakeKey(key), ...requiredIn(item)],
  )
}

describe('the table of calls against the checklist', () => {
  test('the checklist has 83 rows', () => expect(rows).toHaveLength(83))

  test.each(rows)('$method $path', ({ method, path, sends, fails_with }) => {
    const key = keyOf({ method, path })
    expect(table.filter(([, row]) => keyOf(row) === key)).toHaveLength(1)
    const row = rowOf(key)
    expect(row?.isOurs).toBeUndefined()
    expect(row?.fails).toBe(fails_with || messages.somethingWentWrong)
    const returned = /^returns (\w+)$/.exec(sends)?.[1]
    // Names after "query" go into the address, the others into the body.
    const place = returned ? row?.reply : sends.startsWith('query ') ? row?.query : row?.body
    expect(describedKeys(place, keysOf)).toEqual(expect.arrayContaining(namesIn(returned ?? sends)))
  })

  test.each(rows)('$method $path asks for nothing beyond what SPEC sends', ({ method, path, sends }) => {
    const row = rowOf(keyOf({ method, path }))
    const required = [...describedKeys(row?.query, requiredIn), ...describedKeys(row?.body, requiredIn)]
    expect(required.filter((key) => !keysSent({ method, path, sends }).includes(key))).toEqual([])
  })

  test('whatever the checklist does not list says that it is ours', () => {
    const listed = new Set(rows.map(keyOf))
    const unmarked = table.filter(([, row]) => !listed.has(keyOf(row)) && !row.isOurs).map(([name]) => name)
    expect(unmarked).toEqual([])
  })
})

describe('the table in itself', () => {
  test('no noun hides a call of another: names are unique', () => {
    const names = Object.values(callsByNoun).flatMap((noun) => Object.keys(noun))
    expect(names.toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test('every file with calls is a noun of the table, by its own name', async () => {
    // By path, and not by `import.meta.glob`: to knip that uses every export.
    const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] })
    const found = await Promise.all(
      files.map(async (file) => {
        const exports = (await import(join(import.meta.dirname, file))) as Record<string, unknown>
        return Object.entries(exports).flatMap(([name, value]) =>
          name.endsWith('Calls') && !Array.isArray(value) ? [[basename(file, '.ts'), value]] : [],
        )
      }),
    )
    expect(Object.fromEntries(found.flat())).toEqual(callsByNoun)
  })

  test('no two rows share a method and a path, whatever their parameters are called', () => {
    const shapes = table.map(([, row]) => keyOf(row).replace(/\{\w+\}/g, '{}'))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  test('the laboratory’s calls are under its path, and no others', () => {
    for (const [name, { path, who }] of table) expect(path.startsWith(laboratoryPath), name).toBe(who === 'laboratory')
  })

  test('the desk’s calls are under its path, and no others', () => {
    for (const [name, { path, who }] of table) expect(path.startsWith(deskPath), name).toBe(who === 'desk')
  })

  test('an admin who acts as a user changes nothing, but for what is named here', () => {
    const written = table.filter(([, row]) => row.method !== 'GET' && !isInPersonOnly(row)).map(([name]) => name)
    expect(written.toSorted()).toEqual(
      [
        // Back to the own account.
        'stopActing',
        // Stored in the admin's own browser.
        'setCountry',
        'closeNews',
        'setCurrency',
        'setUserType',
        'chooseShop',
        // Worked out, and stored nowhere.
        'predictFelineColour',
        'predictCanineColour',
        // A name or an address is corrected for whoever telephones; the email and the newsletter are refused (user).
        'updateUser',
      ].toSorted(),
    )
    const unread = table.filter(([, row]) => row.method === 'GET' && isInPersonOnly(row)).map(([name]) => name)
    expect(unread.toSorted()).toEqual(
      // The first two change the cart; the others show what opens an account, pays, or is to be taken along.
      ['priceCart', 'applyCoupon', 'listSavedCards', 'listSessions', 'getTwoFactor', 'exportUser'].toSorted(),
    )
  })

  test('an exact path comes before the pattern that also matches it', () => {
    const hidden = table.flatMap(([name, row], index) => {
      const pattern = new RegExp(`^${keyOf(row).replace(/\{\w+\}/g, '[^/]+')}$`)
      return table
        .slice(index + 1)
        .flatMap(([later, other]) => (pattern.test(keyOf(other)) ? [`${name} hides ${later}`] : []))
    })
    expect(hidden).toEqual([])
  })

  test.each(table)('%s: parameters are whole segments, each once; only writing calls have a body', (_, row) => {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(row.path.replace(/(?<=\/)\{\w+\}(?=\/|$)/g, '')).not.toMatch(/[{}]/)
    expect(row.body !== undefined).toBe(row.method === 'POST' || row.method === 'PUT')
  })
})

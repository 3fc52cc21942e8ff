import { expect, test } from 'vitest'
import { speciesIdOf } from './constants.ts'
import { idsIn, listOf } from './list.ts'
import { namedSchema } from './shared.ts'

test.each([
  [undefined, []],
  ['', []],
  ['7', [7]],
  ['1,7,298', [1, 7, 298]],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['1,,2', undefined],
  ['1, 2', undefined],
  ['9999999999', undefined],
  ["1' or 1=1", undefined],
])('ids in %j are %j', (text, ids) => expect(idsIn(text)).toEqual(ids))

test.each([
  ['dog', 1],
  ['Canine', 1],
  ['2', 2],
  ['FELINE', 2],
  ['horse', undefined],
  ['constructor', undefined],
])('the species %s is %s', (name, id) => expect(speciesIdOf(name)).toBe(id))

test('a list says where it is: its last page has no next one', async () => {
  const schema = listOf(namedSchema)
  const page = { results: [{ id: 1, name: 'Collie' }], count: 1, next: null, previous: null }
  await expect(schema.validate(page, { strict: true })).resolves.toEqual(page)
  await expect(schema.validate({ ...page, results: [{ id: 1 }] }, { strict: true })).rejects.toThrow('results[0].name')
  await expect(schema.validate({ results: [], count: 0 }, { strict: true })).rejects.toThrow(/next|previous/)
  await expect(schema.validate({ ...page, total: 1 }, { strict: true })).rejects.toThrow('total')
})

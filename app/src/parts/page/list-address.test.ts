import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

test.each([
  [{}, 1, '/list'],
  [{ search: '' }, 1, '/list'],
  [{ search: 'dana & co' }, 1, '/list?search=dana+%26+co'],
  [{ search: '', species: 'dog' }, 3, '/list?species=dog&page=3'],
])('%j on page %i is %s', (fields, page, address) => expect(listAddress('/list', fields, page)).toBe(address))

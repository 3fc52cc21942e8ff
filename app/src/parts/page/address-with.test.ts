import { expect, test } from 'vitest'
import { addressWith } from './address-with.ts'

test.each([
  ['view=by-me&gender=male', { search: 'moss & co' }, '/list?view=by-me&gender=male&search=moss+%26+co'],
  ['tests=12&breed=200193', { tests: '12,34' }, '/list?tests=12,34&breed=200193'],
  ['page=3&sort=name', { page: '' }, '/list?sort=name'],
  ['gender=male', { gender: '' }, '/list'],
])('%s with %j is %s', (query, changes, address) =>
  expect(addressWith('/list', new URLSearchParams(query), changes)).toBe(address),
)

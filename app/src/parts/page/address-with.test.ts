import { expect, test } from 'vitest'
import { addressWith } from './address-with.ts'

test('one parameter changes, the others stay; an empty one goes', () => {
  const change = (query: string, changes: Record<string, string>) =>
    addressWith('/list', new URLSearchParams(query), changes)
  expect(change('view=by-me&gender=male', { search: 'moss & co' })).toBe(
    '/list?view=by-me&gender=male&search=moss+%26+co',
  )
  expect(change('tests=12&breed=200193', { tests: '12,34' })).toBe('/list?tests=12,34&breed=200193')
  expect(change('page=3&sort=name', { page: '' })).toBe('/list?sort=name')
  expect(change('gender=male', { gender: '' })).toBe('/list')
})

import { expect, test } from 'vitest'
import { nextPath, withNext } from './next-path.ts'

test.each(['/checkout', '/my/my-animals?page=2', '/help#swabs', '/'])('%s is a page of this site', (path) => {
  expect(nextPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'checkout',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/login',
  '/login?next=/login',
  '/api/auth/signout',
])('%j is refused', (path) => {
  expect(nextPath(path)).toBeUndefined()
})

test('a path carries where the visitor wanted to go, in a form that is read back', () => {
  expect(withNext('/register', undefined)).toBe('/register')
  const path = withNext('/register', '/my/my-animals?page=2')
  expect(nextPath(new URL(path, 'http://here').searchParams.get('next'))).toBe('/my/my-animals?page=2')
})

import { expect, test } from 'vitest'
import { readFailure } from './read-failure.ts'

test('reads field errors, a list of sentences, and a bare message', () => {
  expect(readFailure({ message: 'No', errors: { email: 'Taken' } })).toEqual({
    message: 'No',
    fields: { email: 'Taken' },
  })
  expect(readFailure({ message: 'No', errors: ['One.', 'Two.'] })).toEqual({ message: 'One. Two.', fields: {} })
  expect(readFailure({ message: 'Network error', status: 0 })).toEqual({ message: 'Network error', fields: {} })
})

test('leaves the messages of our own mistakes alone', () => {
  expect(readFailure(new TypeError('x is undefined'))).toBeUndefined()
  expect(readFailure('no')).toBeUndefined()
})

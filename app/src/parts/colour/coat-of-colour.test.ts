import { expect, test } from 'vitest'
import { coatOfColour } from './coat-of-colour.ts'

test.each([
  ['Black', 'solid'],
  ['Red or cream', 'solid'],
  ['Blue merle and tan', 'merle'],
  ['Black and tan', 'bicolour'],
  ['Fawn or sable with blue, masked', 'sable'],
  ['Seal lynx point', 'points'],
  ['Lilac tabby', 'tabby'],
  ['Red tabby', 'tabby'],
  ['Cream point', 'points'],
  ['Tortoiseshell of blue tabby and cream', 'tortoiseshell'],
  ['White all over', 'solid'],
])('%s is drawn %s', (name, pattern) => expect(coatOfColour(name, 1).pattern).toBe(pattern))

test('what is beside red in a tortoiseshell is drawn in its own colour, and dilute red is another', () => {
  const drawn = (name: string) => coatOfColour(name, 1).colours
  const [blue, cream] = drawn('Tortoiseshell of blue and cream')
  const [black, red] = drawn('Tortoiseshell of black and red')
  expect([blue]).toEqual(drawn('Blue'))
  expect([black]).toEqual(drawn('Black'))
  expect(red).not.toBe(cream)
})

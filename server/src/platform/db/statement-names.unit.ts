import { expect, test } from 'vitest'
import { statementNames } from './statement-names.ts'

test('a text that comes again has a name, the same each time, and another text another', () => {
  const nameOf = statementNames()
  const named = (text: string) => [1, 2, 3, 4].map(() => nameOf(text))
  expect(named('select 1')).toEqual([undefined, undefined, 's0', 's0'])
  expect(named('select 2')).toEqual([undefined, undefined, 's1', 's1'])
})

test('however many texts there are, a few hundred have names, and these keep theirs', () => {
  const nameOf = statementNames()
  const texts = Array.from({ length: 3000 }, (_, index) => `select ${index}`)
  const named = () => texts.map((text) => [nameOf(text), nameOf(text), nameOf(text)].at(-1)).filter(Boolean)
  expect(new Set(named()).size).toBe(400)
  expect(named()).toHaveLength(400)
})

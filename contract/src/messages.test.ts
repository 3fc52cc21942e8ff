import { expect, test } from 'vitest'
import { checklist } from '../checklist.ts'
import { messages } from './messages.ts'

const texts: string[] = Object.values(messages)

test.each(checklist('messages'))('"$text" ($where)', ({ text }) => {
  expect(texts).toContain(text)
})

test('the catalogue says nothing twice, and nothing that is not in the specification', () => {
  const listed = new Set(checklist('messages').map(({ text }) => text))
  expect(texts.filter((text) => !listed.has(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})

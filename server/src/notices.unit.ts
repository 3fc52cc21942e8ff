import { expect, test } from 'vitest'
import { notices } from './notices.ts'

const isNotice = (value: unknown) => typeof value === 'object' && value !== null && 'kind' in value && 'copy' in value

test('every notice that a noun words is joined, and none hides another of its kind', () => {
  const files = import.meta.glob<Record<string, object>>('./*/*/mail-copy.ts', { eager: true })
  const worded = Object.values(files).flatMap((exported) =>
    Object.values(exported).flatMap((value) => Object.values(value).filter(isNotice)),
  )
  expect(new Set(Object.values(notices))).toEqual(new Set(worded))
  expect(Object.keys(notices)).toHaveLength(worded.length)
})

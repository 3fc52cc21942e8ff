import { Failure } from '@shop/contract/failure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryPolitely } from './use-call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a call is made again, when it fails each time with the same status. */
function retriesAfter(error: unknown): number {
  let count = 0
  const fail = () => retryPolitely(error, 'key', {} as never, again, { retryCount: count + 1, dedupe: true })
  const again = async () => {
    count += 1
    fail()
    return true
  }
  fail()
  vi.runAllTimers()
  return count
}

test.each([0, 500, 502, 503])('%i is retried, twice', (status) =>
  expect(retriesAfter(new Failure(status, { message: '' }))).toBe(2),
)

test.each([401, 403, 404, 409, 428, 429])('%i is not', (status) =>
  expect(retriesAfter(new Failure(status, { message: '' }))).toBe(0),
)

test('nor is what broke in the page itself', () => expect(retriesAfter(new TypeError('of our own making'))).toBe(0))

test('not before two seconds have passed', () => {
  const again = vi.fn<() => Promise<boolean>>()
  retryPolitely(new Failure(0, { message: '' }), 'key', {} as never, again, { retryCount: 1, dedupe: true })
  vi.advanceTimersByTime(1900)
  expect(again).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(again).toHaveBeenCalledTimes(1)
})

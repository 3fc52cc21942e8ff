import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('a few run, a few wait, and the next is to come again', async () => {
  const inTurn = fewAtOnce({ atOnce: 2, inLine: 3 })
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await setImmediate()
    running--
  }
  const refused: unknown[] = []
  await Promise.all(
    Array.from({ length: 7 }, async () => {
      try {
        await inTurn(work)
      } catch (error) {
        refused.push(error)
      }
    }),
  )
  expect(most).toBe(2)
  const busy = { status: 503, message: expect.stringContaining('Please try again') as string }
  expect(refused).toMatchObject([busy, busy])
  // Whoever comes later is not refused any more, and work that fails takes no place.
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inTurn(work)).resolves.toBeUndefined()
})

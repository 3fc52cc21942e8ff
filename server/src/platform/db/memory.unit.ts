import { afterEach, expect, test, vi } from 'vitest'
import { follow, openMemory } from './memory.ts'

afterEach(() => vi.useRealTimers())

test('it is loaded again when its version is another, and only then', async () => {
  const stored = { version: 1 }
  const load = vi.fn<() => Promise<{ version: number }>>(async () => ({ version: stored.version }))
  const memory = await openMemory({ readVersion: async () => stored.version, load })
  const before = memory.rows()
  await memory.refresh()
  expect(memory.rows()).toBe(before)
  expect(load).toHaveBeenCalledOnce()
  stored.version = 2
  await memory.refresh()
  expect(memory.rows()).toEqual({ version: 2 })
})

test('a change during a refresh is there when one that was requested after it has ended', async () => {
  const stored = { version: 1 }
  const reading: (() => void)[] = []
  const memory = await openMemory({
    // As a slow database: it answers what was there when it began to read.
    readVersion: async () => {
      const { version } = stored
      await new Promise<void>((go) => reading.push(go))
      return version
    },
    load: async () => ({ version: stored.version }),
  })
  const first = memory.refresh()
  stored.version = 2
  const [second, third] = [memory.refresh(), memory.refresh()]
  expect(second).toBe(third)
  reading.shift()?.()
  await first
  expect(memory.rows().version).toBe(1)
  await vi.waitFor(() => expect(reading).toHaveLength(1))
  reading.shift()?.()
  await second
  expect(memory.rows().version).toBe(2)
})

test('a refresh that fails keeps what is there, and the next one succeeds', async () => {
  let isAway = false
  const stored = { version: 1 }
  const readVersion = async () => {
    if (isAway) throw new Error('away')
    return stored.version
  }
  const memory = await openMemory({ readVersion, load: async () => ({ version: stored.version }) })
  isAway = true
  stored.version = 2
  await expect(memory.refresh()).rejects.toThrow('away')
  expect(memory.rows().version).toBe(1)
  isAway = false
  await memory.refresh()
  expect(memory.rows().version).toBe(2)
})

test('a PostgreSQL that tells nobody is queried every few seconds, until it stops; the embedded database is not', async () => {
  vi.useFakeTimers()
  const refresh = vi.fn<() => Promise<void>>(async () => {})
  const followed = (isEmbedded: boolean, refreshed: typeof refresh) =>
    follow(
      { refresh: refreshed },
      { listen: () => async () => {}, isEmbedded },
      { channel: 'any', log: { warn: () => {} } },
    )
  const embedded = vi.fn<() => Promise<void>>(async () => {})
  const stopEmbedded = followed(true, embedded)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(embedded).not.toHaveBeenCalled()
  await stopEmbedded()
  const stop = followed(false, refresh)
  await vi.advanceTimersByTimeAsync(10_000)
  const count = refresh.mock.calls.length
  expect(count).toBeGreaterThanOrEqual(2)
  await stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).toHaveBeenCalledTimes(count)
})

import { afterEach, describe, expect, test, vi } from 'vitest'

const shelf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
})
const refuse = (message: string) => () => {
  throw new DOMException(message)
}
const storages: Record<'whole' | 'full' | 'forbidden', () => object> = {
  whole: shelf,
  full: () => ({ ...shelf(new Map([['config', '{"userTool":"order-history"}']])), setItem: refuse('QuotaExceeded') }),
  forbidden: () => ({
    getItem: refuse('SecurityError'),
    setItem: refuse('SecurityError'),
    removeItem: refuse('SecurityError'),
    clear: refuse('SecurityError'),
  }),
}

/** Loads the module again, in a browser whose storage is as named. */
async function openIn(kind: keyof typeof storages) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storages[kind]())
  vi.stubGlobal('sessionStorage', storages[kind]())
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  return { storage: await import('./storage.ts'), tab: await import('./tab-storage.ts') }
}
afterEach(() => vi.unstubAllGlobals())

describe.each(Object.keys(storages) as (keyof typeof storages)[])('%s storage', (kind) => {
  test('stores a value for the page at least, and the latest one', async () => {
    const { storage } = await openIn(kind)
    expect(storage.writeStored('config', 'one')).toBe(kind === 'whole')
    storage.writeStored('config', 'two')
    expect(storage.readStored('config')).toBe('two')
    storage.clearStored()
    expect(storage.readStored('config')).toBeNull()
  })

  test('calls whoever listens, until they stop', async () => {
    const { storage } = await openIn(kind)
    const listener = vi.fn<() => void>()
    const stop = storage.subscribeStored(listener)
    storage.writeStored('cart', 'one')
    stop()
    storage.writeStored('cart', null)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('stores what was typed in this tab, and the latest of it', async () => {
    const { tab } = await openIn(kind)
    tab.writeInTab('config', { city: 'Hobart' })
    tab.writeInTab('config', { city: 'Ithaca' })
    expect(tab.readInTab('config')).toEqual({ city: 'Ithaca' })
    tab.clearTab()
    expect(tab.readInTab('config')).toBeNull()
  })
})

test('what something else has written is as good as nothing', async () => {
  const { storage, tab } = await openIn('whole')
  expect(storage.parseStored('{{')).toBeNull()
  expect(storage.parseStored(null)).toBeNull()
  expect(storage.parseStored('[1]')).toEqual([1])
  sessionStorage.setItem('draft', '{{')
  expect(tab.readInTab('draft')).toBeNull()
})

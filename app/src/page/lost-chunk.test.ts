import { expect, test, vi } from 'vitest'
import { isLostChunk, reloadOnce } from './lost-chunk.ts'

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('the browsers’ messages for a lost part, and no other failure', () => {
  expect(isLostChunk(new TypeError('Failed to fetch dynamically imported module: https://shop/assets/a.js'))).toBe(true)
  expect(isLostChunk(new TypeError('error loading dynamically imported module'))).toBe(true)
  expect(isLostChunk(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isLostChunk(new TypeError('Failed to fetch'))).toBe(false)
})

test('reloads once, and again only for a later deploy', () => {
  const storage = shelf()
  const page = { isOnline: true, reload: vi.fn<() => void>() }
  expect(reloadOnce(1_000_000, storage, page)).toBe(true)
  expect(reloadOnce(1_010_000, storage, page)).toBe(false)
  expect(page.reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(2_000_000, storage, page)).toBe(true)
  expect(page.reload).toHaveBeenCalledTimes(2)
})

test('never offline, and never without storage to stop the next one', () => {
  const page = { isOnline: false, reload: vi.fn<() => void>() }
  expect(reloadOnce(1_000_000, shelf(), page)).toBe(false)
  const refused = () => {
    throw new Error('denied')
  }
  expect(reloadOnce(1_000_000, { getItem: refused, setItem: refused }, { ...page, isOnline: true })).toBe(false)
  expect(page.reload).not.toHaveBeenCalled()
})

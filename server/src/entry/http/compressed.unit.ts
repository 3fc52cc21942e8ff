import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { bodyStore } from './compressed.ts'

const text = (index: number) => `${index} ${'“Who’s a good dog?” '.repeat(200)}`
const spelled = (bytes: Uint8Array) => Buffer.from(bytes).toString()

test('a stored body takes the memory of its bytes alone, in each encoding', async () => {
  const store = bodyStore<{ status: number }>(1_000_000)
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (bytes: Uint8Array) => bytes],
  ] as const) {
    await store.add(`${encoding}`, { status: 200 }, text(1), encoding)
    const { about, bytes } = store.get(`${encoding}`) ?? {}
    expect([about, spelled(decode(bytes ?? new Uint8Array()))]).toEqual([{ status: 200 }, text(1)])
    expect(bytes?.buffer.byteLength).toBe(bytes?.length)
  }
})

test('what has long not been requested goes when all of it takes more bytes than are allowed', async () => {
  const [count, bytesOfOne] = [10, Buffer.byteLength(text(1))]
  const store = bodyStore(count * bytesOfOne)
  for (let index = 10; index < 10 + 2 * count; index++) await store.add(`${index}`, {}, text(index), undefined)
  const left = Array.from({ length: 2 * count }, (_, index) => index + 10).filter((index) => store.get(`${index}`))
  expect(left.length).toBeGreaterThan(count / 2)
  expect(left.length).toBeLessThan(count)
  expect(left.at(-1)).toBe(9 + 2 * count)
})

test('one in Brotli that is requested again becomes smaller, and says the same', async () => {
  const store = bodyStore(1_000_000)
  const words = Array.from({ length: 3000 }, (_, index) => `${(index * 7919) % 1009} dogs`).join(' ')
  const { bytes: first } = await store.add('key', {}, words, 'br')
  expect(store.get('key')?.bytes).toBe(first)
  await vi.waitFor(() => expect(store.get('key')?.bytes.length).toBeLessThan(first.length), 5000)
  expect(spelled(brotliDecompressSync(store.get('key')?.bytes ?? new Uint8Array()))).toBe(words)
})

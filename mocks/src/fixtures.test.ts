import { expect, test } from 'vitest'

/** Each sample checks itself against its schema as it is made, so loading every file proves them all. */
const rooms = import.meta.glob<Record<string, unknown>>('./fixtures/*.ts', { eager: true })
const handlers = import.meta.glob<Record<string, unknown>>('./handlers/*.ts', { eager: true })

test.each(Object.entries(rooms))('%s holds only valid samples', (_, exports) => {
  const makers = Object.values(exports).filter((make) => typeof make === 'function' && make.length === 0) as (() => unknown)[]
  const samples = [...makers.map((make) => make()), ...Object.values(exports).filter((sample) => typeof sample === 'object')]
  expect(samples.length).toBeGreaterThan(0)
})

test('every noun with handlers is among the default answers', async () => {
  const { handlers: all } = await import('./handlers.ts')
  const known = new Set<unknown>(all)
  for (const [file, exports] of Object.entries(handlers))
    for (const list of Object.values(exports) as unknown[][]) expect(list.every((one) => known.has(one)), file).toBe(true)
})

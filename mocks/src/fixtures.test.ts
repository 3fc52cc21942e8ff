import { expect, test } from 'vitest'

/** Each sample checks itself against its schema as it is made, so loading every file proves them all. */
const rooms = import.meta.glob<Record<string, unknown>>('./fixtures/*.ts', { eager: true })
const handlers = import.meta.glob<Record<string, unknown>>('./handlers/*.ts', { eager: true })

test.each(Object.entries(rooms))('%s holds only valid samples', (_, exports) => {
  for (const make of Object.values(exports)) if (typeof make === 'function' && make.length === 0) expect(make()).toBeDefined()
})

test('every noun with handlers is among the default answers', async () => {
  const { handlers: all } = await import('./handlers.ts')
  const known = new Set<unknown>(all)
  for (const [file, exports] of Object.entries(handlers))
    for (const list of Object.values(exports) as unknown[][]) expect(list.every((one) => known.has(one)), file).toBe(true)
})

import type { RequestHandler } from 'msw'

/** The default happy answers of every noun: what every story starts from. */
export const handlers: RequestHandler[] = Object.values(
  import.meta.glob<RequestHandler[]>('./handlers/*.ts', { eager: true, import: 'handlers' }),
).flat()

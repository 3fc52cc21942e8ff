import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Of a refused write: true where a unique key refused it; any other reason is thrown on. */
export function isDuplicate(error: unknown): true {
  const { code } = ((error instanceof DrizzleQueryError && error.cause) || {}) as { code?: string }
  if (code !== '23505') throw error
  return true
}

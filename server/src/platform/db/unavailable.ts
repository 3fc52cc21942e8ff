import { DrizzleQueryError } from 'drizzle-orm/errors'

/** What Node calls on a socket, and no file. */
const onSockets = ['connect', 'getaddrinfo', 'read', 'write']

/**
 * SQLSTATE: connection exceptions, insufficient resources, shutting down or starting up, a primary that is one no more, a
 * standby that has to get on with its log, and whatever ran into one of our bounds (a statement, a lock, an idle
 * transaction). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlState = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006|40001)$/

/** Messages of pg and PGlite without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect$|Query read timeout$|Client (was closed|has encountered a connection error) and is not queryable$|Cannot use a pool after calling end|PGlite is closed)/

/** Whether an error means that the database is away, too busy or too slow, and not that the query was wrong. */
export function isUnavailable(error: unknown): boolean {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  if (reason instanceof AggregateError) return reason.errors.some(isUnavailable)
  if (!(reason instanceof Error)) return false
  const { code = '', syscall = '', message } = reason as NodeJS.ErrnoException
  return onSockets.includes(syscall) || sqlState.test(code) || words.test(message)
}

import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * What a log may say of an error. A failed query names its parameters, and PostgreSQL the row that was in the way:
 * people's addresses and names. Kept are the statement, PostgreSQL's code and constraint, and where it happened.
 */
export function describeError(error: Error) {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error)
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { type: 'DrizzleQueryError', query: error.query, code, constraint, stack: frames?.join('\n') }
}

/** The server's log: JSON lines without people's data or secrets. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: ['*.password', '*.cookie', '*.authorization'],
      serializers: { err: describeError },
    },
    destination ?? pino.destination(1),
  )

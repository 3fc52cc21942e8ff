import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Mail servers name in their answers whom a mail was for. */
export const withoutAddresses = (text: string) =>
  text.replace(/(?<![^\s<>"'(),;:])[^\s<>"'(),;:@]+@[^\s<>"'(),;:]+/g, '[address]')

/**
 * What a log may hold of an error. A failed query names its parameters, and PostgreSQL the row that was in the way:
 * people's addresses and names. Left are the statement, PostgreSQL's code and constraint, and where it happened.
 */
function describeError(error: Error) {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error)
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { type: 'DrizzleQueryError', query: error.query, code, constraint, stack: frames?.join('\n') }
}

type Entry = { level: number; msg?: string; err?: { query?: string; stack?: string } }

/** An entry of the log as text. Without a message (a request) it is empty. */
function textOf({ level, msg, err }: Entry): string {
  if (!msg) return ''
  const { warn, error } = pino.levels.values as { warn: number; error: number }
  const label = level >= error ? 'Error: ' : level >= warn ? 'Warning: ' : ''
  return [`${label}${msg}`, err?.query, err?.stack].filter(Boolean).join('\n') + '\n'
}

const asText = (destination: DestinationStream): DestinationStream => ({
  write: (line) => {
    const text = textOf(JSON.parse(line) as Entry)
    if (text) destination.write(text)
  },
})

/** Lines are written many at once, on another thread, and all that are left when the process ends. */
const inBatches = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 })

/** The server's log, without people's data or secrets: JSON lines for machines, or sentences for a person at a terminal. */
export function openLog(
  { logLevel: level, logFormat }: { logLevel: string; logFormat: 'json' | 'text' },
  destination: DestinationStream = logFormat === 'text' ? pino.destination(1) : inBatches(),
): Logger {
  return pino(
    {
      level,
      redact: ['*.password', '*.cookie', '*.authorization'],
      serializers: { err: describeError },
    },
    logFormat === 'text' ? asText(destination) : destination,
  )
}

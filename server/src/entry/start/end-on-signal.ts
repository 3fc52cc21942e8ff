import type { Logger } from 'pino'

/** All of it; Docker kills after ten seconds. */
const mostMs = 9500

/**
 * Ends the process with 0 once `close` has let requests and jobs finish and closed the database; with 1 where that fails
 * or takes too long. A second signal does not wait.
 */
export function endOnSignal(log: Pick<Logger, 'info' | 'error'>, close: (signal: NodeJS.Signals) => Promise<void>) {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    // Without a message: a person who presses Ctrl-C knows.
    log.info({ signal })
    setTimeout(() => process.exit(1), mostMs).unref()
    close(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stop')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

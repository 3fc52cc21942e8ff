import type { Logger } from 'pino'
import type { Database } from './open.ts'

/** What everybody reads and few change, as this process has it in memory. */
export type Memory<Rows> = {
  /** One state of the database, whole: a newer one replaces it, and it never changes itself. */
  rows: () => Rows
  /** Reads what has changed. Whoever changes it awaits this after the commit, so that their next request sees it. */
  refresh: () => Promise<void>
}

/** How soon a change is known where PostgreSQL, or a pooler before it, tells nobody. */
const pollMs = 3000

type Stored<Rows> = {
  /** The version that is committed. */
  readVersion: () => Promise<number>
  /** Reads all of it, in one transaction. */
  load: () => Promise<Rows>
}

/** Loads it. `refresh` loads it again where its version is another. */
export async function openMemory<Rows extends { version: number }>({
  readVersion,
  load,
}: Stored<Rows>): Promise<Memory<Rows>> {
  let rows = await load()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const read = async () => {
    if ((await readVersion()) !== rows.version) rows = await load()
  }
  const refresh = (): Promise<void> => {
    if (!running)
      return (running = read().finally(() => {
        running = undefined
      }))
    // What runs may have read before the change: one more, for all who wait meanwhile.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return refresh()
      })
    return next
  }
  return { rows: () => rows, refresh }
}

/**
 * Refreshes a memory when the database tells of a change on this channel, and on PostgreSQL every few seconds besides.
 * Returns how to stop.
 */
export function follow(
  { refresh }: Pick<Memory<unknown>, 'refresh'>,
  { listen, isEmbedded }: Pick<Database, 'listen' | 'isEmbedded'>,
  { channel, log }: { channel: string; log: Pick<Logger, 'warn'> },
): () => Promise<void> {
  // Without its database the shop answers nobody, and says so elsewhere.
  const hear = () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'memory'))
  // The embedded database has this process alone, and always tells it.
  const timer = isEmbedded ? undefined : setInterval(hear, pollMs).unref()
  const stop = listen(channel, hear)
  return async () => {
    clearInterval(timer)
    await stop()
  }
}

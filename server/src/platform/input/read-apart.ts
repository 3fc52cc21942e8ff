import { join } from 'node:path'
import { Piscina } from 'piscina'
import { serverFolder } from '../config/server-folder.ts'
import { fewAtOnce } from '../limits/few-at-once.ts'

/** Reads bytes that somebody sent: one of those in readers.ts. */
type Reader = (content: Uint8Array) => Promise<unknown>

/** Ten times what the largest honest file takes on a slow machine. */
const longestMs = 5000
/** The largest honest file takes half of it. */
const maxMegabytes = 80
const atOnce = 2

const inTurn = fewAtOnce({ atOnce, inLine: 20 })
let threads: Piscina | undefined

/** The thread's entry: from source, or of the bundle. */
const filename = join(serverFolder, import.meta.filename.endsWith('.ts') ? 'src/readers.ts' : 'dist/readers.js')

/** Threads begin with the first file, and end a while after the last. */
function open() {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 8 },
  })
  // Of a thread that ends without work; one with work fails its work.
  pool.on('error', () => {})
  return pool
}

/** A file that takes too long to read, or too much memory. */
export class Unreadable extends Error {}

/**
 * Reads what somebody sent in a thread of its own, bounded in time and memory, so that nothing in it can stop the
 * server: `readApart<typeof readLines>('readLines', file)`. Throws `Unreadable`, or a `Failure` of 503 where too many
 * files wait.
 */
export function readApart<Read extends Reader>(
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<Awaited<ReturnType<Read>>> {
  return inTurn(async () => {
    threads ??= open()
    try {
      return await threads.run(content, { name, signal: AbortSignal.timeout(longestMs) })
    } catch (error) {
      const { name: kind, code } = error as NodeJS.ErrnoException
      if (kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new Unreadable(name, { cause: error })
      throw error
    }
  })
}

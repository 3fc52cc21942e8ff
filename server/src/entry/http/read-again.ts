import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '../../platform/db/unavailable.ts'

/** In milliseconds: what one waits before each repetition, and after how long one repeats nothing any more. */
const rests = [50, 500]
const mostMs = 3000

/**
 * Reads, and again where the database went away: after a change of the primary the first use of each old connection
 * fails. For what changes nothing.
 */
export async function readAgain<Read>(read: () => Promise<Read>): Promise<Read> {
  const end = performance.now() + mostMs
  for (const rest of rests)
    try {
      return await read()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error
      await sleep(rest)
    }
  return read()
}

import { Failure } from '@shop/contract/failure'
import pLimit from 'p-limit'

/**
 * Runs costly work, `atOnce` at a time; the next waits in line. Where the line is full it is refused (503,
 * Retry-After): whoever sends more than the shop can do at a time has to wait, and everybody else is answered
 * meanwhile.
 */
export function fewAtOnce({ atOnce, inLine }: { atOnce: number; inLine: number }) {
  const limit = pLimit(atOnce)
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= inLine)
      throw new Failure(503, { message: 'We are busy with other files just now. Please try again in a moment.' })
    return limit(work)
  }
}

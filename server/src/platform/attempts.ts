import { Failure } from '@shop/contract/failure'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Db } from '../db/open.ts'
import { attempts } from './tables.ts'
import type { Secrets } from './secrets.ts'

type Limit = {
  /** Names the limit's rows; one name, one count. */
  name: string
  points: number
  perSeconds: number
  /** What is said to whoever has to wait. */
  message: string
}

/** For passwords and codes: ten tries in a quarter of an hour. */
export const tenTries = {
  points: 10,
  perSeconds: 15 * 60,
  message: 'Too many attempts. Please wait a quarter of an hour and try again.',
}

/**
 * Counts attempts at something worth guessing, whatever process of the shop they come to. `about` is the account, the
 * address or the caller; the database keeps only its keyed hash.
 */
export function attemptLimit(db: Db, secrets: Secrets, { name, points, perSeconds, message }: Limit) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: attempts,
    keyPrefix: name,
    points,
    duration: perSeconds,
    clearExpiredByTimeout: false,
  })
  const keyOf = (about: string) => secrets.tokenOf('attempt', about)
  return {
    /** Throws 429 once there were too many. */
    count: async (about: string) => {
      await limiter.consume(keyOf(about)).catch((refused: unknown) => {
        if (refused instanceof Error) throw refused
        throw new Failure(429, { message })
      })
    },
    /** Takes one count back: that attempt was no guess. */
    giveBack: async (about: string) => void (await limiter.reward(keyOf(about))),
    forget: async (about: string) => void (await limiter.delete(keyOf(about))),
  }
}

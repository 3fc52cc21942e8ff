import { Failure } from '@shop/contract/failure'
import { RateLimiterDrizzle, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/open.ts'
import { attempts } from '../../schema/attempts.ts'
import type { Secrets } from '../config/secrets.ts'

type Limit = {
  /** Names the limit's rows; one name, one count. */
  name: string
  points: number
  perSeconds: number
  /** The message for whoever has to wait. */
  message: string
}

/** For passwords and codes: ten tries in a quarter of an hour. */
export const tenTries = {
  points: 10,
  perSeconds: 15 * 60,
  message: 'Too many attempts. Please wait a quarter of an hour and try again.',
}

/**
 * A count in the database, which all processes of the shop share. `about` is the account, the address or the caller;
 * the database stores only its keyed hash.
 */
export function sharedCount(db: Db, secrets: Secrets, { name, points, perSeconds }: Omit<Limit, 'message'>) {
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
    /** Adds to the count, and returns all that was counted in this time and how long it still lasts. */
    add: (about: string, count = 1): Promise<RateLimiterRes> => limiter.penalty(keyOf(about), count),
    /** Takes one count back. */
    giveBack: async (about: string) => void (await limiter.reward(keyOf(about))),
    forget: async (about: string) => void (await limiter.delete(keyOf(about))),
  }
}

/** Counts attempts at something worth guessing, whatever process of the shop they come to. */
export function attemptLimit(db: Db, secrets: Secrets, { message, ...limit }: Limit) {
  const { add, ...rest } = sharedCount(db, secrets, limit)
  return {
    /** Throws 429 once there were too many. */
    count: async (about: string) => {
      if ((await add(about)).consumedPoints > limit.points) throw new Failure(429, { message })
    },
    /** `giveBack`: that attempt was no guess. */
    ...rest,
  }
}

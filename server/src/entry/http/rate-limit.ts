import { Failure } from '@shop/contract/failure'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { sharedCount } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'
import { clientAddress, isFromWithin } from './client-address.ts'

type Limit = {
  /** One name, one count. */
  name: string
  points: number
  perSeconds: number
  /** Each request is counted in the database before it is answered, for what is worth guessing. */
  isExact?: boolean
}

/** A process reports this share of a limit to the others at once: with each process, that much more may pass. */
const sharedParts = 20

/**
 * At most `points` requests in `perSeconds` from one address; more are refused (429, Retry-After). Each process counts in
 * memory, and adds what it counted to a count in the database part by part, without a request that waits for it
 * (docs/decisions/0055). The embedded database has one process.
 */
export function limitRequests(
  { config, db, secrets, log }: Pick<Services, 'config' | 'db' | 'secrets' | 'log'>,
  { isExact = false, ...limit }: Limit,
): (c: Context) => Promise<void> {
  const own = new RateLimiterMemory({ points: limit.points, duration: limit.perSeconds })
  const all = config.databaseUrl ? sharedCount(db, secrets, limit) : null
  const part = isExact ? 1 : Math.ceil(limit.points / sharedParts)

  /** Counts what all processes together have; an address that is over the limit waits in this one too. */
  const share = async (address: string) => {
    const counted = await all?.add(address, part)
    if (!counted || counted.consumedPoints <= limit.points || !counted.msBeforeNext) return null
    await own.block(address, counted.msBeforeNext / 1000)
    return counted
  }

  const count = async (address: string): Promise<RateLimiterRes | null> => {
    const counted = await own.consume(address).catch((refused: RateLimiterRes) => refused)
    if (counted.consumedPoints > limit.points) return counted
    if (counted.consumedPoints % part !== 0) return null
    if (isExact) return share(address)
    // A database that does not answer holds up nobody: until it does, each process counts for itself.
    void share(address).catch((error: unknown) => log.error({ err: error }, 'limits'))
    return null
  }

  return async (c) => {
    const refused = isFromWithin(c) ? null : await count(clientAddress(config, c))
    if (!refused) return
    c.header('retry-after', String(Math.ceil(refused.msBeforeNext / 1000)))
    throw new Failure(429, { message: 'Too many requests. Please wait a moment and try again.' })
  }
}

export const rateLimit = (...limited: Parameters<typeof limitRequests>): MiddlewareHandler => {
  const limit = limitRequests(...limited)
  return async (c, next) => {
    await limit(c)
    return next()
  }
}

import { timingSafeEqual } from 'node:crypto'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { attemptLimit, tenTries } from '../platform/attempts.ts'
import { hashToken } from '../platform/secrets.ts'
import type { Services } from '../services.ts'
import { clientAddress } from './security.ts'

/** A file of 10,000 samples has some 12 MB. */
const maxFileBytes = 32 * 1024 * 1024

/** Lets only the laboratory through: 404 in a shop without a key, 401 without the right one, and 429 after ten wrong ones. */
export function laboratoryKey({ config, db, secrets }: Services): MiddlewareHandler {
  const wrongKeys = attemptLimit(db, secrets, { name: 'lab-key', ...tenTries })
  return async (c, next) => {
    if (!config.labApiKey) throw new Failure(404, { message: messages.somethingWentWrong })
    const [, key = ''] = c.req.header('authorization')?.match(/^Bearer (\S+)$/) ?? []
    if (!isSame(key, config.labApiKey)) {
      await wrongKeys.count(clientAddress(config, c))
      throw new Failure(401, { message: 'The key of the laboratory is missing or wrong.' })
    }
    c.header('cache-control', 'no-store')
    return next()
  }
}

/** In constant time, whatever the lengths. */
const isSame = (given: string, key: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(key)))

/** The laboratory's files are larger than any form. */
export const laboratoryBodyLimit = bodyLimit({
  maxSize: maxFileBytes,
  onError: () => {
    throw new Failure(413, { message: `A file may have at most ${maxFileBytes / 1024 / 1024} MB: split it.` })
  },
})

import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { BucketAway } from '../../platform/files/files.ts'

/** What the caller learns of an error: a refusal as it is, anything else as 500, or 503 while database or bucket are away. */
export function asFailure(error: unknown, log: Pick<Logger, 'error'>, c: Context): Failure {
  if (error instanceof Failure) return error
  log.error({ err: error, route: c.req.routePath }, 'unexpected')
  const isAway = isUnavailable(error) || error instanceof BucketAway
  return new Failure(isAway ? 503 : 500, { message: messages.somethingWentWrong })
}

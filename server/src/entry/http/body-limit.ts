import type { Call } from '@shop/contract/call'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

export const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Refuses what is larger (413). A stated length is Node's to enforce; only a body without one is read to be measured. */
export function bodyLimitOf(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new Failure(413, { message: messages.somethingWentWrong })
  }
  const measured = bodyLimit({ maxSize, onError })
  return (c, next) => {
    const length = c.req.header('content-length')
    const isMeasured = length === undefined || c.req.header('transfer-encoding') !== undefined
    if (isMeasured && c.req.method !== 'GET') return measured(c, next)
    return Number(length ?? 0) > maxSize ? onError() : next()
  }
}

/** Where a call takes more than a form has; each has a limit of its own. */
export const largeBodyPaths = (calls: Record<string, Call>): string[] => [
  ...new Set(Object.values(calls).flatMap(({ maxBodyBytes, path }) => (maxBodyBytes ? honoPath(path) : []))),
]

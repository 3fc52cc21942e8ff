import type { Call } from '@shop/contract/call'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { bodyLimit } from 'hono/body-limit'

export const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

export const bodyLimitOf = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Failure(413, { message: messages.somethingWentWrong })
    },
  })

/** Where a call takes more than a form has; each has a limit of its own. */
export const largeBodyPaths = (calls: Record<string, Call>): string[] => [
  ...new Set(Object.values(calls).flatMap(({ maxBodyBytes, path }) => (maxBodyBytes ? honoPath(path) : []))),
]

import type { Call } from '@shop/contract/call'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from './handler.ts'

/**
 * Answers guests' calls of these names from a standby, which is a moment behind, and from the primary where no standby
 * answers. Whoever is signed in may have written what they read.
 */
export function staleReads<Calls extends Record<string, Call>>(
  services: Services,
  make: (services: Services) => Handlers<Calls>,
  names: readonly (keyof Calls)[],
): Handlers<Calls> {
  const handlers = make(services)
  if (!services.replica) return handlers
  const behind = make({ ...services, db: services.replica })
  const answerOf = <Name extends keyof Calls>(name: Name): Handlers<Calls>[Name] => {
    const handle = handlers[name]
    return (input) =>
      input.user
        ? handle(input)
        : behind[name](input).catch((error: unknown) => {
            if (!isUnavailable(error)) throw error
            return handle(input)
          })
  }
  return { ...handlers, ...Object.fromEntries(names.map((name) => [name, answerOf(name)])) }
}

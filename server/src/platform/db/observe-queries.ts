import type { Observe } from '../telemetry/telemetry.ts'
import { isUnavailable } from './unavailable.ts'

type Query = (statement: string | { text: string }, ...rest: unknown[]) => unknown

/**
 * Observes each statement that a client, a pool or a transaction is asked for by a promise. What a pool asks of its
 * clients it asks by callbacks, and is counted once.
 */
export function observeQueries(client: { query: unknown }, observe: Observe) {
  const query = (client.query as Query).bind(client)
  const observed: Query = (statement, ...rest) => {
    if (typeof rest.at(-1) === 'function') return query(statement, ...rest)
    const text = typeof statement === 'string' ? statement : statement.text
    return observe({ kind: 'statement', text, isUnavailable }, async () => query(statement, ...rest))
  }
  client.query = observed
}

import { LRUCache } from 'lru-cache'

/** As often a text is sent before it has a name: one that lists so many ids may never come again. */
const often = 3
/** Each connection's server holds the plan of each. */
const mostNamed = 400

/**
 * Names the statements that are sent again and again: PostgreSQL then reads and plans each once for a connection.
 * Undefined for a text that has none.
 */
export function statementNames(): (text: string) => string | undefined {
  const sent = new LRUCache<string, number>({ max: 2000 })
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= mostNamed) return name
    const times = (sent.get(text) ?? 0) + 1
    sent.set(text, times)
    if (times < often) return undefined
    sent.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}

import pg from 'pg'

/**
 * Refuses what pg 9 will refuse: a second query on a connection that still runs one. pg 8 has it wait, and warns only of
 * the third. A transaction's queries share one connection; those of a pool are given one each.
 */
const running = new WeakMap<pg.Client, number>()
const change = (client: pg.Client, by: number) => running.set(client, (running.get(client) ?? 0) + by)
const { query } = pg.Client.prototype as { query: (...input: unknown[]) => unknown }

function watched(this: pg.Client, ...input: unknown[]) {
  const [statement] = input as [string | { text?: string }]
  const text = typeof statement === 'string' ? statement : statement.text
  // A transaction that fails for this is rolled back while its first query still runs.
  if (running.get(this) && text !== 'rollback') throw new Error('Two queries at once on one connection')
  const answer = query.apply(this, input)
  if (!(answer instanceof Promise)) return answer
  change(this, 1)
  return answer.finally(() => change(this, -1))
}

// Each file of a worker comes past here again, and one watch is enough.
if (query.name !== watched.name) pg.Client.prototype.query = watched as typeof pg.Client.prototype.query

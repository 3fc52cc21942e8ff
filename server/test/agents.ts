import { sql } from 'drizzle-orm'
import { collectionAgents } from '../src/schema/collection-agent.ts'
import type { Shop } from './shop.ts'

/** Puts an approved agent's entry in, as an account's own; returns its number. */
export async function addAgent(shop: Shop, userId: string): Promise<number> {
  const [row] = await shop.db
    .insert(collectionAgents)
    .values({
      id: sql`(select coalesce(max(id), 0) + 1 from ${collectionAgents})`,
      name: 'Ada Byron',
      kind: 'agent',
      place: 'Hobart',
      postalCode: '7000',
      state: 'TAS',
      country: 'AU',
      userId,
    })
    .returning()
  if (!row) throw new Error('No agent was made')
  return row.id
}

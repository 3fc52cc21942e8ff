import type { AgentListing, AgentListingBody } from '@shop/contract/collection-agent'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { missing } from '../../platform/input/refusal.ts'

const { userId: _, ...listing } = getTableColumns(collectionAgents)

/** The entry of an account; null where it is no agent's. */
export async function ownListing(db: Db, userId: string): Promise<AgentListing | null> {
  const [own] = await db.select(listing).from(collectionAgents).where(eq(collectionAgents.userId, userId)).limit(1)
  return own ?? null
}

/** Throws 404 for whoever is no agent, or not any more. */
export async function updateListing(db: Db, userId: string, body: AgentListingBody): Promise<AgentListing> {
  const { state, address, phone, openingTimes, ...rest } = body
  const [changed] = await db
    .update(collectionAgents)
    .set({
      ...rest,
      state: state || null,
      address: address || null,
      phone: phone || null,
      openingTimes: openingTimes || null,
    })
    .where(eq(collectionAgents.userId, userId))
    .returning(listing)
  if (!changed) throw missing()
  return changed
}

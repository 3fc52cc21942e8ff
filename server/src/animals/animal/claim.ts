import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { activations } from '../../schema/activation.ts'
import { animals } from '../../schema/animal.ts'

/**
 * Gives an account the animals whose kits were activated for its address by somebody who was not logged in. Only for
 * an address that is known to be the user's: at its confirmation, and at every login.
 */
export async function claimAnimals(tx: Db, { id: userId, email }: { id: string; email: string }) {
  const claimed = await tx
    .update(animals)
    .set({ userId, claimEmail: null })
    .where(and(eq(animals.claimEmail, email), isNull(animals.userId)))
    .returning({ id: animals.id })
  if (!claimed.length) return
  await tx
    .update(activations)
    .set({ userId })
    .where(and(eq(activations.email, email), isNull(activations.userId), isNotNull(activations.activatedAt)))
}

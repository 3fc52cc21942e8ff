import { eq, or, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../platform/db/open.ts'
import { compare, type Outcome } from './outcome.ts'
import { parentageRequests } from '../../schema/parentage.ts'

/** Which comparisons an animal takes part in. */
export const isComparisonOf = (animalId: string) =>
  or(
    eq(parentageRequests.offspringId, animalId),
    eq(sql`${parentageRequests.outcome}->'dam'->>'id'`, animalId),
    eq(sql`${parentageRequests.outcome}->'sire'->>'id'`, animalId),
  )

const nothingLeft = ({ offspring, dam, sire }: Outcome, name: string): Outcome => ({
  offspring,
  dam,
  sire,
  verdict: 'inconclusive',
  meaning: `The laboratory has withdrawn the DNA profile of ${name} that this rested on: it was of another animal’s swab. Please compare again when its new swab is read.`,
  panel: null,
  markersCompared: 0,
  mismatches: [],
  powerOfExclusion: null,
})

/**
 * Corrects comparisons that rest on a withdrawn or superseded profile of this animal: each states what is left. Call it
 * after the profile was.
 */
export async function withdrawOutcomes(tx: Db, animalId: string) {
  const rows = await tx.select().from(parentageRequests).where(isComparisonOf(animalId))
  for (const { id, outcome } of rows) {
    const again = await compare(tx, outcome)
    const name = [outcome.offspring, outcome.dam, outcome.sire].find((one) => one?.id === animalId)?.name ?? ''
    const left = again?.outcome ?? nothingLeft(outcome, name)
    if (!isDeepStrictEqual(left, outcome))
      await tx.update(parentageRequests).set({ outcome: left }).where(eq(parentageRequests.id, id))
  }
}

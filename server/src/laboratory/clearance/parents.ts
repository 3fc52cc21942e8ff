import { and, desc, eq } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { isFit } from '../../reference/genetics/parentage.ts'
import { compare } from '../../results/parentage/outcome.ts'
import { parentageRequests } from '../../schema/parentage.ts'

type AnimalRow = typeof animals.$inferSelect
/** The dam and the sire that an animal's DNA fits, and the animal's sample that was compared. */
export type FittingParents = { dam: AnimalRow; sire: AnimalRow; barcode: string; isSampleData: boolean }

/** A request for more pairs than this of one animal is a search for a match. */
const mostPairs = 20

/** The pairs that anybody with the right to had compared with this animal, each once, the newest first. */
async function comparedPairs(tx: Db, offspringId: string): Promise<{ damId: string; sireId: string }[]> {
  const rows = await tx
    .select({ outcome: parentageRequests.outcome })
    .from(parentageRequests)
    .where(eq(parentageRequests.offspringId, offspringId))
    .orderBy(desc(parentageRequests.createdAt))
  const pairs = rows.flatMap(({ outcome: { dam, sire } }) =>
    dam && sire ? [[`${dam.id} ${sire.id}`, { damId: dam.id, sireId: sire.id }] as const] : [],
  )
  return [...new Map(pairs).values()].slice(0, mostPairs)
}

const findParent = async (tx: Db, id: string, gender: AnimalRow['gender']) => {
  const [parent] = await tx
    .select()
    .from(animals)
    .where(and(eq(animals.id, id), eq(animals.gender, gender)))
  return parent ?? null
}

const named = ({ id, petName }: AnimalRow) => ({ id, name: petName })

async function tryPair(
  tx: Db,
  offspring: AnimalRow,
  pair: { damId: string; sireId: string },
): Promise<FittingParents | null> {
  const [dam, sire] = [await findParent(tx, pair.damId, 'female'), await findParent(tx, pair.sireId, 'male')]
  const found = dam && sire && (await compare(tx, { offspring: named(offspring), dam: named(dam), sire: named(sire) }))
  if (!found || !isFit(found.outcome, found.outcome)) return null
  const [own] = found.profiles
  const isSampleData = own?.sample.isSampleData ?? false
  // Made-up profiles and real ones do not mix.
  const isOfOneKind = found.profiles.every(({ sample }) => sample.isSampleData === isSampleData)
  return own && isOfOneKind ? { dam, sire, barcode: own.barcode, isSampleData } : null
}

/**
 * The one pair of parents that an animal's DNA fits, by the profiles that count today, or why there is none. Two pairs
 * that both fit settle nothing, nor does a pair that the pedigree contradicts.
 */
export async function fittingParents(tx: Db, offspring: AnimalRow): Promise<FittingParents | string> {
  const { petName, damId, sireId } = offspring
  const fitting: FittingParents[] = []
  for (const pair of await comparedPairs(tx, offspring.id)) {
    const found = await tryPair(tx, offspring, pair)
    if (found) fitting.push(found)
  }
  const [only, ...others] = fitting
  if (!only) return `The DNA no longer fits the parents that were named for ${petName}.`
  if (others.length) return `The DNA of ${petName} fits more than one pair of parents that were named.`
  if ((damId ?? only.dam.id) !== only.dam.id || (sireId ?? only.sire.id) !== only.sire.id)
    return `Other parents were written down for ${petName}.`
  return only
}

import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { recordNews, type SampleNews } from '../laboratory/notify.ts'
import { closeOutdatedReports } from '../../results/report/register.ts'
import { results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { queueDependants } from '../../results/parentage/dependants.ts'
import { fittingParents } from './parents.ts'
import { clearances } from '../../schema/clearance.ts'
import { type ClearLine, testedItself, wantedOf } from './wanted.ts'
import type { clearanceQueue } from '../../results/parentage/queues.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'

type AnimalRow = typeof animals.$inferSelect
type Standing = Pick<typeof results.$inferSelect, 'id' | 'barcode' | 'productId' | 'generations' | 'reason'>
type Change = typeof clearances.$inferInsert

/** The lines that hold because of the parents. */
const standingOf = (tx: Db, animalId: string): Promise<Standing[]> =>
  tx
    .select({
      id: results.id,
      barcode: results.barcode,
      productId: results.productId,
      generations: results.generations,
      reason: results.reason,
    })
    .from(results)
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .where(and(eq(samples.animalId, animalId), eq(results.basis, 'parentage'), isNull(results.supersededAt)))

type Pair = { damId: string; sireId: string }

/** Whether the current lines were found by these parents. */
async function isFoundBy(tx: Db, animalId: string, pair: Pair): Promise<boolean> {
  const [last] = await tx
    .select({ damId: clearances.damId, sireId: clearances.sireId })
    .from(clearances)
    .innerJoin(samples, eq(samples.barcode, clearances.barcode))
    .where(and(eq(samples.animalId, animalId), eq(clearances.kind, 'found')))
    .orderBy(desc(clearances.createdAt))
    .limit(1)
  return last?.damId === pair.damId && last.sireId === pair.sireId
}

/** Why lines fall, in words that the animal's owner reads, with those that fall for it. */
async function reasonsToFall(tx: Db, offspring: AnimalRow, falling: Standing[], parents: string | null) {
  const own = await testedItself(tx, offspring)
  const tested = falling.filter(({ productId }) => own.has(productId))
  const others = falling.filter(({ productId }) => !own.has(productId))
  return [
    { lines: tested, reason: `${offspring.petName} is tested itself.` },
    { lines: others, reason: parents ?? 'A parent no longer counts as clear, or what it was known by has changed.' },
  ].filter(({ lines }) => lines.length > 0)
}

/**
 * Brings what an animal is clear of by its parents up to what is known of them, in the caller's transaction. The
 * animal's row is its lock. Answers what changed; again it changes nothing.
 */
export async function renewClearance(tx: Db, animalId: string, createdAt = new Date()): Promise<Change[]> {
  const [offspring] = await tx.select().from(animals).where(eq(animals.id, animalId)).for('no key update')
  if (!offspring) return []
  const standing = await standingOf(tx, animalId)
  const parents = await fittingParents(tx, offspring)
  const [barcode, wanted] =
    typeof parents === 'string'
      ? ['', new Map<number, ClearLine>()]
      : [parents.barcode, await wantedOf(tx, offspring, parents)]
  const pair = typeof parents === 'string' ? null : { damId: parents.dam.id, sireId: parents.sire.id }
  const isSamePair = pair !== null && (await isFoundBy(tx, animalId, pair))
  const isSame = (row: Standing) =>
    isSamePair && row.barcode === barcode && row.generations === wanted.get(row.productId)?.generations
  const falling = standing.filter((row) => !isSame(row))
  const kept = new Set(standing.filter(isSame).map(({ productId }) => productId))
  const found = [...wanted.values()].filter(({ productId }) => !kept.has(productId))

  const run = randomUUID()
  const why = typeof parents === 'string' ? parents : null
  const changes: Change[] = [
    ...(await reasonsToFall(tx, offspring, falling, why)).flatMap(({ lines, reason }) =>
      [...Map.groupBy(lines, (line) => line.barcode)].map(([of, group]): Change => ({
        barcode: of,
        kind: 'withdrawn',
        run,
        createdAt,
        productIds: group.map(({ productId }) => productId),
        reason,
      })),
    ),
    ...[...Map.groupBy(found, ({ reason }) => reason)].map(([reason, lines]): Change => ({
      barcode,
      kind: 'found',
      run,
      createdAt,
      ...pair,
      productIds: lines.map(({ productId }) => productId),
      reason,
    })),
  ]
  if (falling.length)
    await tx
      .update(results)
      .set({ supersededAt: createdAt })
      .where(
        inArray(
          results.id,
          falling.map(({ id }) => id),
        ),
      )
  if (found.length)
    await tx
      .insert(results)
      .values(found.map((line) => ({ ...line, barcode, basis: 'parentage' as const, testedAt: createdAt, createdAt })))
  if (changes.length) await tx.insert(clearances).values(changes)
  return changes
}

/** Of a sample that had both, what was withdrawn is the news. */
const newsOf = (changes: Change[]): SampleNews[] =>
  [...Map.groupBy(changes, ({ barcode }) => barcode)].map(([barcode, group]) => ({
    barcode,
    news: group.some(({ kind }) => kind === 'withdrawn') ? 'withdrawn' : 'by-parentage',
    importId: null,
  }))

/**
 * Renews an animal's clearances. Where something changed, it closes reports that state what no longer holds, mails its
 * readers, renews its life plan and queues its own offspring. All in one transaction.
 */
export const followClearance = (
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { animalId }: DataOf<typeof clearanceQueue>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const changes = await renewClearance(tx, animalId)
    const [first] = changes
    if (!first) return
    await closeOutdatedReports(tx, animalId)
    await recordNews(tx, { jobs }, first.run, newsOf(changes))
    await queueDependants(tx, { jobs }, [animalId])
  })

import { species } from '@shop/contract/constants'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { findAnimal, type Reader } from '../../animals/animal/access.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { isSameContent } from '../../platform/values/same-content.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { changesBetween } from './changes.ts'
import { contentOf, type PlanContent } from './content.ts'
import { nextStageOn } from './stage.ts'
import { birthOf, planSubjectOf } from './subject.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'
import { lifePlanMailQueue, lifePlanQueue } from './queues.ts'
import { missing } from '../../platform/input/refusal.ts'

type AnimalRow = typeof animals.$inferSelect
type PlanRow = typeof lifePlans.$inferSelect
/** A row with its content as it was stored. */
export type VersionRow = Omit<typeof lifePlanVersions.$inferSelect, 'content'> & { content: PlanContent }
const toVersion = (row: typeof lifePlanVersions.$inferSelect) => row as unknown as VersionRow

/** Newest first. */
export async function versionsOf(db: Db, lifePlanId: string): Promise<VersionRow[]> {
  const rows = await db
    .select()
    .from(lifePlanVersions)
    .where(eq(lifePlanVersions.lifePlanId, lifePlanId))
    .orderBy(desc(lifePlanVersions.number))
  return rows.map(toVersion)
}

/** A version for whoever may read its animal, and whether it is the newest; for all others it is missing. */
export async function findVersionFor(
  db: Db,
  id: string,
  user: Reader,
): Promise<{ version: VersionRow; newestId: string }> {
  const [found] = isUuid(id)
    ? await db
        .select({ lifePlanId: lifePlans.id, animalId: lifePlans.animalId })
        .from(lifePlanVersions)
        .innerJoin(lifePlans, eq(lifePlans.id, lifePlanVersions.lifePlanId))
        .where(eq(lifePlanVersions.id, id))
    : []
  if (!found?.animalId) throw missing()
  await findAnimal(db, found.animalId, user)
  const versions = await versionsOf(db, found.lifePlanId)
  const version = versions.find((one) => one.id === id.toLowerCase())
  const [newest] = versions
  if (!version || !newest) throw missing()
  return { version, newestId: newest.id }
}

/** The plan that an animal has; null where nobody bought one. */
export async function planOf(db: Db, animalId: string): Promise<PlanRow | null> {
  const [plan] = await db.select().from(lifePlans).where(eq(lifePlans.animalId, animalId))
  return plan ?? null
}

/** Stores a new version where the newest differs; it is mailed of what the owner did not change themselves. */
async function storeVersion(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { plan, content, isTold }: { plan: PlanRow; content: PlanContent; isTold: boolean },
) {
  const [last] = await versionsOf(tx, plan.id)
  // What the laboratory withdrew is not made again from the same results, unless they were read again.
  const stated = (of: PlanContent) => (last?.withdrawnAt ? [of.findings, of.shares, of.basis.testedAt] : of)
  if (last && isSameContent(stated(last.content), stated(content))) return
  const { changes, isNews } = last ? changesBetween(last.content, content) : { changes: [], isNews: true }
  const [made] = await tx
    .insert(lifePlanVersions)
    .values({ lifePlanId: plan.id, number: (last?.number ?? 0) + 1, content, changes })
    .returning({ id: lifePlanVersions.id })
  if (made && isNews && !(isTold && last)) await jobs.send(lifePlanMailQueue, { versionId: made.id }, tx)
}

/** The animal's row is the lock of its plan. */
async function lockAnimal(tx: Db, animalId: string): Promise<AnimalRow | null> {
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId)).for('no key update')
  return animal ?? null
}

/**
 * Brings an animal's life plan up to what is known of it: a new version where its results, its details, its stage of
 * life or our sources differ from the newest. Repeated, or twice at once, it changes nothing. `isTold` where another
 * mail states what changed.
 */
export const renewLifePlan = (
  db: Db,
  services: Pick<Services, 'jobs'>,
  animalId: string,
  { now = new Date(), isTold = false }: { now?: Date; isTold?: boolean } = {},
): Promise<void> =>
  db.transaction(async (tx) => {
    const animal = await lockAnimal(tx, animalId)
    const plan = animal && (await planOf(tx, animalId))
    if (!plan || animal.speciesId !== species.canine) return
    const subject = await planSubjectOf(tx, animal, now)
    if (subject) await storeVersion(tx, services, { plan, content: contentOf(subject), isTold })
    const born = birthOf(animal)
    const renewAt = subject && born && nextStageOn(born, subject.size, now)
    await tx.update(lifePlans).set({ renewAt }).where(eq(lifePlans.id, plan.id))
  })

/** Withdraws an animal's plan, for the reason its laboratory gave; its owner is mailed. */
export async function withdrawLifePlan(tx: Db, { jobs }: Pick<Services, 'jobs'>, animalId: string, reason: string) {
  const plan = (await lockAnimal(tx, animalId)) && (await planOf(tx, animalId))
  const [last] = plan ? await versionsOf(tx, plan.id) : []
  if (!last) return
  const [withdrawn] = await tx
    .update(lifePlanVersions)
    .set({ withdrawnAt: new Date(), withdrawnReason: reason })
    .where(and(eq(lifePlanVersions.id, last.id), isNull(lifePlanVersions.withdrawnAt)))
    .returning({ id: lifePlanVersions.id })
  if (withdrawn) await jobs.send(lifePlanMailQueue, { versionId: withdrawn.id }, tx)
}

/** Has the plans renewed whose animals have entered another stage of life. */
export async function renewDuePlans(db: Db, { jobs }: Pick<Services, 'jobs'>, now = new Date()) {
  const due = await db.select({ animalId: lifePlans.animalId }).from(lifePlans).where(lte(lifePlans.renewAt, now))
  for (const { animalId } of due) if (animalId) await jobs.send(lifePlanQueue, { animalId })
}

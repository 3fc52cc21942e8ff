import { and, asc, eq, gt } from 'drizzle-orm'
import { type Person, readersOf } from '../../animals/animal/people.ts'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { lifePlans } from '../../schema/life-plan.ts'
import { queueDependants } from '../../results/parentage/dependants.ts'
import { closeOutdatedReports } from '../../results/report/register.ts'
import type { Services } from '../../platform/services.ts'
import { verdictChangesOf, type Tested } from './changes.ts'
import { releaseMails, verdictChanges } from '../../schema/catalogue-release.ts'
import { lifePlanQueue } from '../../results/life-plan/queues.ts'
import { catalogueReleaseQueue, releaseMailQueue } from './queues.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'

/** So many animals are looked at in one transaction: the embedded database serves nobody else meanwhile. */
const animalsAtOnce = 25
const mailsAtOnce = 100

type Step = DataOf<typeof catalogueReleaseQueue>

/**
 * What a release of the catalogue does to earlier documents, step by step: it closes reports that state another verdict
 * or reading, renews life plans, and then mails everybody once. Each step queues the next in its own transaction, so a
 * crash repeats one step at most, and a repeated step changes nothing.
 */
export const followRelease = (services: Services, step: Step) =>
  services.db.transaction((tx) => (step.step === 'animals' ? lookAtAnimals : queueMails)(tx, services, step))

async function lookAtAnimals(tx: Db, { jobs }: Services, { sha256, after }: Step) {
  const page = await tx
    .select({ id: animals.id, gender: animals.gender, isDesexed: animals.isDesexed, breedId: animals.breedId })
    .from(animals)
    .where(after ? gt(animals.id, after) : undefined)
    .orderBy(asc(animals.id))
    .limit(animalsAtOnce)
  const changed = await changedBy(tx, sha256, page)
  for (const animalId of changed) {
    await closeOutdatedReports(tx, animalId)
    if (await tx.$count(lifePlans, eq(lifePlans.animalId, animalId)))
      await jobs.send(lifePlanQueue, { animalId, isTold: true }, tx)
    await note(tx, sha256, await readersOf(tx, animalId))
  }
  await queueDependants(tx, { jobs }, changed)
  const isLast = page.length < animalsAtOnce
  await jobs.send(
    catalogueReleaseQueue,
    isLast ? { sha256, step: 'mails', after: null } : { sha256, step: 'animals', after: page.at(-1)?.id ?? null },
    tx,
  )
}

/** Stores which results of these animals a release changes; returns the animals. */
async function changedBy(tx: Db, sha256: string, page: Tested[]): Promise<string[]> {
  const changes = await verdictChangesOf(tx, sha256, page)
  if (changes.length)
    await tx
      .insert(verdictChanges)
      .values(changes.map(({ animalId: _, ...row }) => ({ sha256, ...row })))
      .onConflictDoNothing()
  return [...new Set(changes.map(({ animalId }) => animalId))]
}

async function note(tx: Db, sha256: string, people: Person[]) {
  if (people.length)
    await tx
      .insert(releaseMails)
      .values(people.map(({ to, userId }) => ({ sha256, email: to, userId })))
      .onConflictDoNothing()
}

async function queueMails(tx: Db, { jobs }: Services, { sha256, after }: Step) {
  const page = await tx
    .select({ id: releaseMails.id })
    .from(releaseMails)
    .where(and(eq(releaseMails.sha256, sha256), after ? gt(releaseMails.id, after) : undefined))
    .orderBy(asc(releaseMails.id))
    .limit(mailsAtOnce)
  for (const { id } of page) await jobs.send(releaseMailQueue, { releaseMailId: id }, tx)
  if (page.length === mailsAtOnce)
    await jobs.send(catalogueReleaseQueue, { sha256, step: 'mails', after: page.at(-1)?.id ?? null }, tx)
}

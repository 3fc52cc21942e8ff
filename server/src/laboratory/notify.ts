import { and, asc, eq, exists, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/open.ts'
import { ownersOf, type Person, readersOf } from '../animal/people.ts'
import { lifePlans } from '../life-plan/tables.ts'
import { labImports } from './tables.ts'
import { breedMixes, dnaProfiles, resultNotices, results } from '../result/tables.ts'
import { samples, sampleStageTimes } from '../sample/tables.ts'
import { users } from '../user/tables.ts'
import type { JobData } from '../platform/jobs.ts'
import { labMail, type LabNews } from './mail.ts'
import type { Services } from '../services.ts'

/** So many samples of a file become jobs in one transaction. */
const pageSize = 100

/** Has the life plans renewed of animals whose samples have news. */
async function renewPlansOf(tx: Db, { jobs }: Pick<Services, 'jobs'>, page: { animalId: string | null }[]) {
  const ids = [...new Set(page.map(({ animalId }) => animalId).filter((animalId) => animalId !== null))]
  const planned = await tx
    .select({ animalId: lifePlans.animalId })
    .from(lifePlans)
    .where(inArray(lifePlans.animalId, ids))
  for (const { animalId } of planned) if (animalId) await jobs.send('life-plan', { animalId }, tx)
}

/** Sends the mails that an advance asks for, and renews the life plans of what was reported by it. */
export async function notifyOfAdvance(tx: Db, { jobs }: Pick<Services, 'jobs'>, mails: JobData['lab-mail'][]) {
  for (const mail of mails) await jobs.send('lab-mail', mail, tx)
  const reported = mails.filter(({ kind }) => kind === 'results').map(({ barcode }) => barcode)
  if (!reported.length) return
  const animalsOfThem = await tx
    .select({ animalId: samples.animalId })
    .from(samples)
    .where(anyOf(samples.barcode, reported))
  await renewPlansOf(tx, { jobs }, animalsOfThem)
}

/** Queues a mail for each sample that a file reported or changed, page by page: a retry never mails a page twice. */
export async function notifyOfImport({ db, jobs }: Services, { importId, after }: JobData['lab-import']) {
  const changedIn = (table: typeof results | typeof dnaProfiles | typeof breedMixes) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.barcode, samples.barcode), eq(table.importId, importId))),
    )
  const page = await db
    .select({ barcode: samples.barcode, animalId: samples.animalId })
    .from(samples)
    .innerJoin(
      sampleStageTimes,
      and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
    )
    .innerJoin(labImports, eq(labImports.id, importId))
    .where(
      and(
        or(changedIn(results), changedIn(dnaProfiles), changedIn(breedMixes)),
        // What a later file completed is mailed with that one.
        lte(sampleStageTimes.at, labImports.importedAt),
        after ? gt(samples.barcode, after) : undefined,
      ),
    )
    .orderBy(asc(samples.barcode))
    .limit(pageSize)
  await db.transaction(async (tx) => {
    for (const { barcode } of page) await jobs.send('lab-mail', { kind: 'results', barcode, importId }, tx)
    await renewPlansOf(tx, { jobs }, page)
    if (page.length === pageSize) await jobs.send('lab-import', { importId, after: page.at(-1)?.barcode ?? null }, tx)
  })
}

/** Writes to everybody whom a sample's news concerns; for results it is recorded who was notified. */
export async function sendLabMail({ db, config, mailer }: Services, { kind, barcode, importId }: JobData['lab-mail']) {
  const [sample] = await db.select().from(samples).where(eq(samples.barcode, barcode))
  if (!sample) return
  const { animalId, isSampleData } = sample
  const news = kind === 'results' ? await resultNews(db, barcode, importId) : kind
  const about = [kind, barcode, ...(importId ? [importId] : [])].join('-')
  const people = await peopleOf(db, sample, kind)
  for (const person of people) {
    const { userId, ...to } = person
    const isNotified = kind === 'results' && (await wasNotified(db, barcode, importId, to.to))
    if (isNotified) continue
    const isUnknown = news === 'received' && !sample.activatedAt
    await mailer.send(
      labMail(config.publicUrl, {
        ...to,
        news: isUnknown ? 'not-activated' : news,
        about,
        barcode,
        animalId,
        isSampleData,
      }),
    )
    if (kind === 'results')
      await db.insert(resultNotices).values({ barcode, importId, userId, email: to.to }).onConflictDoNothing()
  }
}

/** Results concern whom the animal is shared with too; a kit that nobody has activated whose balance it is in. */
async function peopleOf(
  db: Db,
  { animalId, userId }: Pick<typeof samples.$inferSelect, 'animalId' | 'userId'>,
  kind: JobData['lab-mail']['kind'],
): Promise<Person[]> {
  if (!animalId) return buyerOf(db, userId)
  return kind === 'results' ? readersOf(db, animalId) : ownersOf(db, animalId)
}

/** In whose balance a kit is that nobody has activated. */
async function buyerOf(db: Db, userId: string | null): Promise<Person[]> {
  const [buyer] = userId ? await db.select({ to: users.email }).from(users).where(eq(users.id, userId)) : []
  return buyer ? [{ ...buyer, petName: null, as: 'owner', userId }] : []
}

const wasNotified = async (db: Db, barcode: string, importId: string | null, email: string) =>
  (await db.$count(
    resultNotices,
    and(
      eq(resultNotices.barcode, barcode),
      eq(resultNotices.email, email),
      importId ? eq(resultNotices.importId, importId) : undefined,
    ),
  )) > 0

/** Whether these results are the first, corrected, or more than before. */
async function resultNews(db: Db, barcode: string, importId: string | null): Promise<LabNews> {
  const [file] = importId ? await db.select().from(labImports).where(eq(labImports.id, importId)) : []
  const [reported] = await db
    .select({ at: sampleStageTimes.at })
    .from(sampleStageTimes)
    .where(and(eq(sampleStageTimes.barcode, barcode), eq(sampleStageTimes.stage, 'reported')))
  if (!file || !reported || reported.at >= file.importedAt) return 'reported'
  for (const table of [results, dnaProfiles, breedMixes])
    if (
      await db.$count(
        table,
        and(eq(table.barcode, barcode), isNotNull(table.supersededAt), eq(table.supersededAt, file.importedAt)),
      )
    )
      return 'corrected'
  return 'added'
}

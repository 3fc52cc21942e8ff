import { verdictLabel } from '@shop/contract/verdict'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { animalsOf, type Reader } from '../animal/access.ts'
import { animals } from '../animal/tables.ts'
import { geneGroupOf } from '../catalogue/gene-groups.ts'
import type { Db } from '../db/open.ts'
import { within } from '../genetics/gene-copy.ts'
import { lifePlans } from '../life-plan/tables.ts'
import { accountParts, type MailCopy } from '../mail/content.ts'
import type { JobData } from '../platform/jobs.ts'
import { products } from '../product/tables.ts'
import { results } from '../result/tables.ts'
import { samples } from '../sample/tables.ts'
import type { Services } from '../services.ts'
import { users } from '../user/tables.ts'
import { releaseMails, verdictChanges } from './tables.ts'

/** A kennel of hundreds reads the rest on its pages. */
const animalsInMail = 50

/** An animal and what changed of it, a line each. Whose it is not reads no text of its owner's: its sample names it (0017). */
type Changed = { id: string; name: string; isOwn: boolean; isSampleData: boolean; changes: string[] }

/** Tells somebody of a release, once: the row goes with its mail. */
export async function sendReleaseMail({ db, config, mailer }: Services, { releaseMailId }: JobData['release-mail']) {
  const [found] = await db
    .select({ mail: releaseMails, user: { id: users.id, email: users.email } })
    .from(releaseMails)
    .leftJoin(users, eq(users.id, releaseMails.userId))
    .where(eq(releaseMails.id, releaseMailId))
  if (!found) return
  const { mail, user } = found
  const key = `release-${releaseMailId}`
  if (user) {
    const changed = await changedFor(db, mail.sha256, user)
    // Whoever gave the last of them away meanwhile is told nothing.
    if (changed.length) {
      const hasPlan = await hasLifePlan(db, changed)
      await mailer.send({ key, to: user.email, ...copyOf(config.publicUrl, changed, hasPlan) })
    }
  } else await mailer.send({ key, to: mail.email, ...copyWithoutAccount(config.publicUrl) })
  await db.delete(releaseMails).where(eq(releaseMails.id, releaseMailId))
}

/** What the release changed of the animals that this user can read, by animal. */
async function changedFor(db: Db, sha256: string, user: Reader): Promise<Changed[]> {
  const isOfRelease = eq(verdictChanges.sha256, sha256)
  const concerned = db
    .select({ id: samples.animalId })
    .from(verdictChanges)
    .innerJoin(results, eq(results.id, verdictChanges.resultId))
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .where(isOfRelease)
  const readable = await animalsOf(db, user, inArray(animals.id, concerned)).orderBy(
    asc(animals.petName),
    asc(animals.id),
  )
  const ids = readable.map(({ id }) => id)
  const rows = await db
    .select({
      animalId: samples.animalId,
      barcode: samples.barcode,
      isSampleData: samples.isSampleData,
      test: products.name,
      before: verdictChanges.before,
      after: verdictChanges.after,
      beforeReading: verdictChanges.beforeReading,
      afterReading: verdictChanges.afterReading,
      productId: results.productId,
    })
    .from(verdictChanges)
    .innerJoin(results, eq(results.id, verdictChanges.resultId))
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .innerJoin(products, eq(products.id, results.productId))
    .where(and(isOfRelease, inArray(samples.animalId, ids)))
    .orderBy(asc(samples.barcode), asc(products.name))
  const byAnimal = Map.groupBy(rows, ({ animalId }) => animalId)
  return readable.map(({ id, petName, rights }) => {
    const group = byAnimal.get(id) ?? []
    return {
      id,
      name: rights === 'owner' ? petName : `An animal that is shared with you (sample ${group[0]?.barcode})`,
      isOwn: rights === 'owner',
      isSampleData: group.some(({ isSampleData }) => isSampleData),
      // The tests of one gene say the same.
      changes: [...new Set(group.map(changeText))],
    }
  })
}

type Change = Pick<typeof verdictChanges.$inferSelect, 'before' | 'after' | 'beforeReading' | 'afterReading'>

function changeText({
  test,
  productId,
  before,
  after,
  beforeReading,
  afterReading,
}: Change & { test: string; productId: number }): string {
  if (beforeReading && afterReading)
    return `${geneGroupOf(productId)?.name ?? test}: ${within(beforeReading)} before, ${within(afterReading)} now`
  return `${test}: ${verdictLabel(before).toLowerCase()} before, ${verdictLabel(after).toLowerCase()} now`
}

const hasLifePlan = async (db: Db, changed: Changed[]) =>
  (await db.$count(
    lifePlans,
    inArray(
      lifePlans.animalId,
      changed.map(({ id }) => id),
    ),
  )) > 0

const intro =
  'What is known of some genetic tests was corrected, and with it what their results mean. The genotypes were not read again: they are what they were.'

function copyOf(publicUrl: string, changed: Changed[], hasPlan: boolean): MailCopy {
  const [only] = changed
  const rest = changed.length - animalsInMail
  return {
    subject:
      changed.length === 1 && only?.isOwn
        ? `What ${only.name}’s results mean has changed`
        : 'What some results mean has changed',
    parts: [
      intro,
      ...changed
        .slice(0, animalsInMail)
        .flatMap((one) => [
          [one.name, ...one.changes].join('\n'),
          { label: 'Read the results', href: `${publicUrl}/my/animals/${one.id}/health` },
        ]),
      ...(rest > 0 ? [`And ${rest} more animals:`, { label: 'Your animals', href: `${publicUrl}/my/my-animals` }] : []),
      'Reports and certificates that state a former verdict are no longer valid: whoever checks their number reads why. New ones are made on the animal’s page.',
      ...(hasPlan ? ['Life plans that rest on these results are renewed.'] : []),
      ...(changed.some(({ isSampleData }) => isSampleData)
        ? ['This is sample data of a demonstration: no animal was tested.']
        : []),
    ],
  }
}

/** To an address that somebody typed, and that nobody has confirmed, goes that there is something to read. */
const copyWithoutAccount = (publicUrl: string): MailCopy => ({
  subject: 'What some results mean has changed',
  parts: [intro, 'This concerns results that you can read here.', ...accountParts(publicUrl)],
})

import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { type Person, readersOf } from '../../animals/animal/people.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import type { Db } from '../../platform/db/open.ts'
import { isComparisonOf } from '../../results/parentage/withdraw.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { animalsWithReportsOn } from '../../results/report/register.ts'
import { samples, sampleStageTimes } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { labNotices } from '../../schema/laboratory.ts'

/**
 * Whoever read what depends on a sample: `former` may read it no longer, or never read more than a relative's report.
 */
export type Recipient = Omit<Person, 'as'> & { as: Person['as'] | 'former' }

const former = (rows: { to: string; userId: string | null }[]) =>
  rows.map((row): Recipient => ({ ...row, petName: null, as: 'former' }))

/** Who was mailed its results, or could read them until a share ended. */
const notified = (db: Db, barcode: string) =>
  db
    .selectDistinct({ to: labNotices.email, userId: users.id })
    .from(labNotices)
    .leftJoin(users, eq(users.email, labNotices.email))
    .where(and(eq(labNotices.barcode, barcode), inArray(labNotices.news, ['reported', 'corrected', 'added'])))

/** Who gave the animal away after its results were there. */
const formerOwners = (db: Db, barcode: string) =>
  db
    .selectDistinct({ to: users.email, userId: users.id })
    .from(samples)
    .innerJoin(
      sampleStageTimes,
      and(eq(sampleStageTimes.barcode, samples.barcode), eq(sampleStageTimes.stage, 'reported')),
    )
    .innerJoin(animalTransfers, eq(animalTransfers.animalId, samples.animalId))
    .innerJoin(users, eq(users.id, animalTransfers.fromUserId))
    .where(
      and(
        eq(samples.barcode, barcode),
        eq(animalTransfers.state, 'accepted'),
        or(gt(animalTransfers.closedAt, sampleStageTimes.at), isNull(animalTransfers.closedAt)),
      ),
    )

/** Who compared the animal with another. */
const comparers = (db: Db, animalId: string) =>
  db
    .selectDistinct({ to: users.email, userId: users.id })
    .from(parentageRequests)
    .innerJoin(users, eq(users.id, parentageRequests.userId))
    .where(isComparisonOf(animalId))

/**
 * Everybody who was mailed a sample’s results, or has a report that rests on them: each once, at their nearest to it.
 */
export async function recipientsOf(db: Db, barcode: string, animalId: string): Promise<Recipient[]> {
  const relatives = (await animalsWithReportsOn(db, barcode)).filter((id) => id !== animalId)
  const people: Recipient[] = [
    ...(await readersOf(db, animalId)),
    ...former(await notified(db, barcode)),
    ...former(await formerOwners(db, barcode)),
    ...former(await comparers(db, animalId)),
  ]
  for (const id of relatives) people.push(...former(await readersOf(db, id)))
  return [...new Map(people.toReversed().map((one) => [one.to, one])).values()].toReversed()
}

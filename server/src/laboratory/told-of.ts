import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { type Person, readersOf } from '../animal/people.ts'
import { animalTransfers } from '../animal-transfer/tables.ts'
import type { Db } from '../db/open.ts'
import { isComparisonOf } from '../parentage/withdraw.ts'
import { parentageRequests } from '../parentage/tables.ts'
import { animalsWithReportsOn } from '../report/register.ts'
import { samples, sampleStageTimes } from '../sample/tables.ts'
import { users } from '../user/tables.ts'
import { labNotices } from './tables.ts'

/** Whoever read what hangs on a sample: `former` may read it no longer, or never read more than a paper of a relative. */
export type Told = Omit<Person, 'as'> & { as: Person['as'] | 'former' }

const former = (rows: { to: string; userId: string | null }[]) =>
  rows.map((row): Told => ({ ...row, petName: null, as: 'former' }))

/** Who was told of its results, or could read them until a share ended. */
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

/** Everybody who was told of a sample’s results, or holds a paper that rests on them: each once, at their nearest to it. */
export async function toldOf(db: Db, barcode: string, animalId: string): Promise<Told[]> {
  const relatives = (await animalsWithReportsOn(db, barcode)).filter((id) => id !== animalId)
  const people: Told[] = [
    ...(await readersOf(db, animalId)),
    ...former(await notified(db, barcode)),
    ...former(await formerOwners(db, barcode)),
    ...former(await comparers(db, animalId)),
  ]
  for (const id of relatives) people.push(...former(await readersOf(db, id)))
  return [...new Map(people.toReversed().map((one) => [one.to, one])).values()].toReversed()
}

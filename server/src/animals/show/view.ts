import type { DeskShow, Show } from '@shop/contract/show'
import { and, asc, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { showEntries, shows } from '../../schema/show.ts'

const maxListed = 200

/** For `where`: it waits for the desk's decision, or for what is sent to it. */
export const isOpenShow = or(eq(shows.state, 'waiting'), and(eq(shows.state, 'confirmed'), isNull(shows.sentAt)))

/** Shows with their secretaries. */
export const findShows = (db: Db, where: SQL | undefined, ...order: SQL[]) =>
  db
    .select({ show: shows, secretary: users })
    .from(shows)
    .innerJoin(users, eq(users.id, shows.userId))
    .where(where)
    .orderBy(...order)
    .limit(maxListed)
export type FoundShow = Awaited<ReturnType<typeof findShows>>[number]

const fieldsOf = ({ show }: FoundShow) => {
  const { userId: _user, decidedAt: _at, decidedBy: _by, reason: _reason, createdAt: _made, ...rest } = show
  const { sentAt, sentWhat, tracking, ...fields } = rest
  return { ...fields, sent: sentAt && { what: sentWhat ?? '', tracking, at: sentAt.toISOString() } }
}

/** With the samples that their secretaries listed, and where these are; of what was found in them nothing. */
export async function toShows(db: Db, found: FoundShow[]): Promise<Show[]> {
  const ids = found.map(({ show }) => show.id)
  const rows = ids.length
    ? await db
        .select({
          showId: showEntries.showId,
          entry: {
            id: showEntries.id,
            label: showEntries.label,
            barcode: showEntries.barcode,
            stage: samples.stage,
          },
        })
        .from(showEntries)
        .innerJoin(samples, eq(samples.barcode, showEntries.barcode))
        .where(inArray(showEntries.showId, ids))
        .orderBy(asc(showEntries.createdAt), asc(showEntries.barcode))
    : []
  const entriesOf = Map.groupBy(rows, ({ showId }) => showId)
  return found.map((one) => ({
    ...fieldsOf(one),
    reason: one.show.state === 'refused' ? one.show.reason : null,
    entries: (entriesOf.get(one.show.id) ?? []).map(({ entry }) => entry),
  }))
}

export async function toDesk(db: Db, found: FoundShow[]): Promise<DeskShow[]> {
  const ids = found.map(({ show }) => show.id)
  const counts = ids.length
    ? await db
        .select({ showId: showEntries.showId, entries: count() })
        .from(showEntries)
        .where(inArray(showEntries.showId, ids))
        .groupBy(showEntries.showId)
    : []
  const countOf = new Map(counts.map(({ showId, entries }) => [showId, entries]))
  return found.map((one) => ({
    ...fieldsOf(one),
    secretary: one.secretary.email,
    entryCount: countOf.get(one.show.id) ?? 0,
  }))
}

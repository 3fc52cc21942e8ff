import { asc, eq, sql } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { showEntries, shows } from '../../schema/show.ts'

export const collectShows: Collect = async (db, { id: userId }) => ({
  shows: await db
    .select({
      name: shows.name,
      club: shows.club,
      place: shows.place,
      firstDay: shows.firstDay,
      lastDay: shows.lastDay,
      contactName: shows.contactName,
      contactPhone: shows.contactPhone,
      deliverTo: shows.deliverTo,
      state: shows.state,
      sentWhat: shows.sentWhat,
      samples: sql<string[]>`array(select ${showEntries.barcode} from ${showEntries}
        where ${showEntries.showId} = ${shows.id} order by 1)`,
    })
    .from(shows)
    .where(eq(shows.userId, userId))
    .orderBy(asc(shows.firstDay)),
})

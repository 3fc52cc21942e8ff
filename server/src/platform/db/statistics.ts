import { sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/** Has the database count its rows again; the embedded one never does so by itself. */
export const gatherStatistics = async (db: Db): Promise<void> => void (await db.execute(sql`analyze`))

import { ilike } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { clubs } from '../../schema/club.ts'

/** The club of that name, however it is capitalised. */
export const findClub = async (tx: Db, name: string) =>
  (
    await tx
      .select()
      .from(clubs)
      .where(ilike(clubs.name, name.replace(/[\\%_]/g, '\\$&')))
      .limit(1)
  )[0]

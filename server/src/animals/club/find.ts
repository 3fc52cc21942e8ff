import { foldedName } from '@shop/contract/text'
import { eq } from 'drizzle-orm'
import { foldedColumn } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { clubs } from '../../schema/club.ts'

/** The club of that name, however it is written. */
export const findClub = async (tx: Db, name: string) =>
  (
    await tx
      .select()
      .from(clubs)
      .where(eq(foldedColumn(clubs.name), foldedName(name)))
      .limit(1)
  )[0]

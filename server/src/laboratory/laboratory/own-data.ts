import { asc, eq } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { labNotices } from '../../schema/laboratory.ts'

export const collectLabNotices: Collect = async (db, { email }) => ({
  labNotices: await db
    .select({ barcode: labNotices.barcode, news: labNotices.news, toldAt: labNotices.toldAt })
    .from(labNotices)
    .where(eq(labNotices.email, email))
    .orderBy(asc(labNotices.toldAt), asc(labNotices.barcode)),
})

export const eraseLabNotices: Erase = (tx, { email }) => tx.delete(labNotices).where(eq(labNotices.email, email))

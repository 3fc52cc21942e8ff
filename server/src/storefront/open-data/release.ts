import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { openDataReleases } from '../../schema/open-data.ts'

type Release = typeof openDataReleases.$inferSelect

export const missingRelease = () => new Failure(404, { message: messages.somethingWentWrong })

/** Throws 404 before the first release. */
export async function latestRelease(db: Db): Promise<Release> {
  const [release] = await db.select().from(openDataReleases).orderBy(desc(openDataReleases.createdAt)).limit(1)
  if (!release) throw missingRelease()
  return release
}

/** A release by its name. Throws 404 for one that never was. */
export async function findRelease(db: Db, name: string): Promise<Release> {
  const [release] = await db.select().from(openDataReleases).where(eq(openDataReleases.name, name))
  if (!release) throw missingRelease()
  return release
}

import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { openDataReleases } from '../../schema/open-data.ts'
import { missing } from '../../platform/input/refusal.ts'

type Release = typeof openDataReleases.$inferSelect

/** Throws 404 before the first release. */
export async function latestRelease(db: Db): Promise<Release> {
  const [release] = await db.select().from(openDataReleases).orderBy(desc(openDataReleases.createdAt)).limit(1)
  if (!release) throw missing()
  return release
}

/** When the catalogue's data last changed; undefined before the first release. */
export async function lastReleasedAt(db: Db): Promise<Date | undefined> {
  const [release] = await db
    .select({ at: openDataReleases.createdAt })
    .from(openDataReleases)
    .orderBy(desc(openDataReleases.createdAt))
    .limit(1)
  return release?.at
}

/** A release by its name. Throws 404 for one that never was. */
export async function findRelease(db: Db, name: string): Promise<Release> {
  const [release] = await db.select().from(openDataReleases).where(eq(openDataReleases.name, name))
  if (!release) throw missing()
  return release
}

import { eq } from 'drizzle-orm'
import { readGeneGroups } from '../../reference/catalogue/gene-groups.ts'
import type { Catalogue } from '../../reference/catalogue/rows.ts'
import type { Db } from '../../platform/db/open.ts'
import { openDataOf } from './make.ts'
import { openDataReleases } from '../../schema/open-data.ts'

/** Of a SHA-256, in addresses: enough to distinguish releases. */
const nameLength = 12

export const isPublished = async (db: Db, sha256: string): Promise<boolean> =>
  (await db.$count(openDataReleases, eq(openDataReleases.sha256, sha256))) > 0

/** Stores a release of the catalogue as the tables that anyone may download. Repeated, it changes nothing. */
export async function publishOpenData(tx: Db, sha256: string, catalogue: Catalogue) {
  await tx
    .insert(openDataReleases)
    .values({
      name: sha256.slice(0, nameLength),
      sha256,
      tables: openDataOf(
        catalogue,
        readGeneGroups(() => {}),
      ),
    })
    .onConflictDoNothing()
}

import type { Conflict } from '@shop/contract/conflict'
import type { DnaProfile } from '@shop/contract/result'
import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { panelNames } from '../../reference/genetics/panels.ts'
import { conflictOverProfile, profileConflicts } from './conflicts.ts'
import { dnaProfiles } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { isVerified } from './identity.ts'
import { isReported, type SampleRow } from './lines.ts'

export type ProfileRow = typeof dnaProfiles.$inferSelect & { sample: SampleRow }

/** The panel that most registries require comes first; one that is not known comes last. */
const rankOf = ({ panel }: Pick<ProfileRow, 'panel'>) =>
  panelNames.includes(panel) ? panelNames.indexOf(panel) : panelNames.length

/**
 * The profiles that count, of reported samples, and that no other sample contradicts: by panel, then the newest first.
 */
export async function standingProfiles(db: Db, where: SQL): Promise<ProfileRow[]> {
  const rows = (await currentProfiles(db, where)).filter(({ settlementId }) => settlementId === null)
  const open = await profileConflicts(
    db,
    rows.flatMap(({ sample }) => sample.animalId ?? []),
  )
  return rows.filter(({ barcode }) => !conflictOverProfile(open, barcode))
}

/** `standingProfiles`, and those that are contradicted or set aside for another sample. */
export async function currentProfiles(db: Db, where: SQL): Promise<ProfileRow[]> {
  const rows = await db
    .select({ profile: getTableColumns(dnaProfiles), sample: getTableColumns(samples) })
    .from(dnaProfiles)
    .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
    .where(and(isNull(dnaProfiles.supersededAt), isReported, where))
  return rows
    .map(({ profile, sample }) => ({ ...profile, sample }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.testedAt.getTime() - a.testedAt.getTime())
}

export const toDnaProfile = (
  { sample, ...row }: ProfileRow,
  animal: { chipNumber: string | null },
  conflict: Conflict | null = null,
): DnaProfile => ({
  barcode: row.barcode,
  panel: row.panel,
  markers: row.markers,
  laboratory: row.laboratory,
  date: row.testedAt.toISOString(),
  isIdentityVerified: isVerified(sample, animal),
  isSampleData: sample.isSampleData,
  conflict,
  diversity: null,
})

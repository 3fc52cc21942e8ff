import type { Conflict } from '@shop/contract/conflict'
import type { DnaProfile } from '@shop/contract/result'
import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { panelNames } from '../../reference/genetics/panels.ts'
import { conflictOverProfile, type OpenConflict, profileConflictRows, profileConflictsIn } from './conflicts.ts'
import { dnaProfiles } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { isVerified } from './identity.ts'
import { isReported, type SampleRow } from './lines.ts'

export type ProfileRow = typeof dnaProfiles.$inferSelect & { sample: SampleRow }

/** The panel that most registries require comes first; one that is not known comes last. */
const rankOf = ({ panel }: Pick<ProfileRow, 'panel'>) =>
  panelNames.includes(panel) ? panelNames.indexOf(panel) : panelNames.length

/** By panel, then the newest first. */
export const inPanelOrder = <Row extends Pick<ProfileRow, 'panel' | 'testedAt'>>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => rankOf(a) - rankOf(b) || b.testedAt.getTime() - a.testedAt.getTime())

/** Profiles that no later file superseded, of reported samples, to be read: `profilesIn` takes them. */
export const profileRows = (where: SQL) =>
  rowsOf({ profile: getTableColumns(dnaProfiles), sample: getTableColumns(samples) }, (select) =>
    select
      .from(dnaProfiles)
      .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
      .where(and(isNull(dnaProfiles.supersededAt), isReported, where)),
  )

type ProfileRows = ReturnType<typeof profileRows>['_']['type']

/** The profiles that are read, those too that are contradicted or were set aside for another sample: `inPanelOrder`. */
export const profilesIn = (rows: ProfileRows): ProfileRow[] =>
  inPanelOrder(rows.map(({ profile, sample }) => ({ ...profile, sample })))

/** Those of them that count. */
export const standingProfilesIn = (rows: ProfileRows, open: readonly OpenConflict[]): ProfileRow[] =>
  profilesIn(rows).filter(({ settlementId, barcode }) => settlementId === null && !conflictOverProfile(open, barcode))

/** `profilesIn` of what passes `where`. */
export async function currentProfiles(db: Db, where: SQL): Promise<ProfileRow[]> {
  const { profiles } = await readTogether(db, { profiles: profileRows(where) })
  return profilesIn(profiles)
}

/** Of these animals the profiles that count, `inPanelOrder`, and where their samples have those of different animals. */
export async function standingProfiles(
  db: Db,
  animalIds: readonly string[],
): Promise<{ profiles: ProfileRow[]; conflicts: OpenConflict[] }> {
  if (!animalIds.length) return { profiles: [], conflicts: [] }
  const read = await readTogether(db, {
    profiles: profileRows(anyOf(samples.animalId, animalIds)),
    conflicts: profileConflictRows(animalIds),
  })
  const conflicts = profileConflictsIn(read.conflicts)
  return { profiles: standingProfilesIn(read.profiles, conflicts), conflicts }
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

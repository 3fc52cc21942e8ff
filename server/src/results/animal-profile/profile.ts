import type { AnimalProfile } from '@shop/contract/animal'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { animalColumns, type AnimalRow, animalsOf, type Reader } from '../../animals/animal/access.ts'
import { breedNamer, byPetName, detailRows, pedigreeName, withDetails } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { type ReadOf, readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { animals } from '../../schema/animal.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { dnaProfiles } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { reportRows, toReport } from '../report/register.ts'
import { animalConflictRows, type AnimalConflicts, conflictsIn } from '../result/animal-conflicts.ts'
import { newestMixRows } from '../result/breed-mix.ts'
import { toConflict } from '../result/conflicts.ts'
import { inPanelOrder } from '../result/dna-profile.ts'
import { isReported } from '../result/lines.ts'

/** All that the page of an animal shows, to be read. What only its owner sees is read for them alone. */
function profileRows(db: Db, user: Reader, row: AnimalRow) {
  const { id, userId, damId, sireId } = row
  const isOwn = row.rights === 'owner' ? undefined : sql`false`
  const parentIds = [damId, sireId].filter((parentId) => parentId !== null)
  return {
    details: detailRows([row]),
    conflicts: animalConflictRows(id),
    mixes: newestMixRows(id),
    /** Contradicted ones too, which their page marks. */
    profiles: rowsOf(
      { barcode: dnaProfiles.barcode, panel: dnaProfiles.panel, testedAt: dnaProfiles.testedAt },
      (select) =>
        select
          .from(dnaProfiles)
          .innerJoin(samples, eq(samples.barcode, dnaProfiles.barcode))
          .where(and(eq(samples.animalId, id), isNull(dnaProfiles.supersededAt), isReported)),
    ),
    /** Whether its owner compared it with a parent, and something came of it. */
    isCompared: sql<boolean>`exists (select 1 from ${parentageRequests} where ${and(
      eq(parentageRequests.offspringId, id),
      userId === null ? sql`false` : eq(parentageRequests.userId, userId),
      ne(sql`${parentageRequests.outcome}->>'verdict'`, 'not_comparable'),
    )})`,
    /** Parents and offspring that this user may see. */
    relatives: rowsOf(animalColumns(user), () =>
      animalsOf(db, user, or(eq(animals.damId, id), eq(animals.sireId, id), inArray(animals.id, parentIds))).orderBy(
        ...byPetName,
      ),
    ),
    /** The litter that its owner bred it in; whoever bought it bred none. */
    litters: rowsOf({ id: litters.id, dateOfBirth: litters.dateOfBirth }, (select) =>
      select
        .from(litterOffspring)
        .innerJoin(litters, eq(litters.id, litterOffspring.litterId))
        .where(and(isOwn, eq(litterOffspring.animalId, id), eq(litters.userId, user.id))),
    ),
    shares: rowsOf({ email: animalShares.email, rights: animalShares.rights }, (select) =>
      select
        .from(animalShares)
        .where(and(isOwn, eq(animalShares.animalId, id)))
        .orderBy(asc(animalShares.createdAt), asc(animalShares.email)),
    ),
    reports: reportRows(id),
  }
}
type Read = ReadOf<ReturnType<typeof profileRows>>

/**
 * Its breeds by an estimate that nothing contradicts, else by its owner's entry: of a mix without estimate nothing is
 * known.
 */
function breedsOf(
  { breedId, isMixedBreed }: AnimalRow,
  { mixes: [newest], details }: Read,
  conflicts: AnimalConflicts,
) {
  const found = newest && !conflicts.overMix(newest.mix) ? newest : null
  const said = breedId === null || isMixedBreed ? [] : [{ breedId, percent: 100 }]
  // What was assigned to no breed comes last, the rest by size.
  const shares = (found?.mix.shares ?? said).toSorted(
    (a, b) => Number(a.breedId === null) - Number(b.breedId === null) || b.percent - a.percent,
  )
  const breedOf = breedNamer(found?.named ?? details.breeds)
  return {
    breeds: shares.map(({ breedId: of, percent }) => ({ breed: breedOf(of), percent })),
    breedMix: found
      ? {
          laboratory: found.mix.laboratory,
          panelVersion: found.mix.panelVersion,
          markersRead: found.mix.markersRead,
          date: found.mix.testedAt.toISOString(),
          isSampleData: found.isSampleData,
        }
      : null,
  }
}

/** A parent with its id where this user may see it too, else by the name that was written down. */
function parentIn({ relatives }: Read, id: string | null, name: string | null) {
  const seen = relatives.find((one) => one.id === id)
  if (seen) return { id: seen.id, name: pedigreeName(seen) }
  return name ? { id: null, name } : null
}

/** An animal with all that its page shows, for a user who may see it. */
export async function profileOf(db: Db, user: Reader, row: AnimalRow): Promise<AnimalProfile> {
  const read = await readTogether(db, profileRows(db, user, row))
  const [animal] = withDetails([row], read.details)
  if (!animal) throw new Error('An animal was not described')
  const conflicts = conflictsIn(read.conflicts)
  return {
    ...animal,
    ...breedsOf(row, read, conflicts),
    profiledBarcodes: [...new Set(inPanelOrder(read.profiles).map(({ barcode }) => barcode))],
    isCompared: read.isCompared,
    conflicts: conflicts.open.map(toConflict),
    dam: parentIn(read, row.damId, row.damName),
    sire: parentIn(read, row.sireId, row.sireName),
    litter: read.litters[0] ?? null,
    offspring: read.relatives
      .filter(({ damId, sireId }) => damId === row.id || sireId === row.id)
      .map((one) => ({ id: one.id, name: pedigreeName(one) })),
    sharedWith: read.shares,
    reports: read.reports.map((report) => toReport(report)),
  }
}

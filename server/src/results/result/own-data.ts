import { asc, eq, inArray } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { openConflicts, toConflict } from './conflicts.ts'
import { animals } from '../../schema/animal.ts'
import { breedMixes, conflictSettlements, dnaProfiles, results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'

/** What the laboratory read, line by line, and what was read before: lines are never changed. */
export const collectFindings: Collect = async (db, { id: userId }) => {
  const theirs = db
    .select({ barcode: samples.barcode })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(eq(animals.userId, userId))
  const lab = (table: typeof results | typeof dnaProfiles | typeof breedMixes) => ({
    barcode: table.barcode,
    laboratory: table.laboratory,
    panelVersion: table.panelVersion,
    testedAt: table.testedAt,
    supersededAt: table.supersededAt,
    settlementId: table.settlementId,
  })
  return {
    results: await db
      .select({
        ...lab(results),
        productId: results.productId,
        genotype: results.genotype,
        basis: results.basis,
        generations: results.generations,
        reason: results.reason,
      })
      .from(results)
      .where(inArray(results.barcode, theirs))
      .orderBy(asc(results.barcode), asc(results.productId), asc(results.createdAt)),
    dnaProfiles: await db
      .select({ ...lab(dnaProfiles), panel: dnaProfiles.panel, markers: dnaProfiles.markers })
      .from(dnaProfiles)
      .where(inArray(dnaProfiles.barcode, theirs))
      .orderBy(asc(dnaProfiles.barcode), asc(dnaProfiles.createdAt)),
    breedMixes: await db
      .select({ ...lab(breedMixes), shares: breedMixes.shares, markersRead: breedMixes.markersRead })
      .from(breedMixes)
      .where(inArray(breedMixes.barcode, theirs))
      .orderBy(asc(breedMixes.barcode), asc(breedMixes.createdAt)),
  }
}

/** In what samples of the user's animals contradict each other, and what the laboratory settled of it. */
export const collectConflicts: Collect = async (db, { id: userId }) => {
  const theirs = await db.select({ id: animals.id }).from(animals).where(eq(animals.userId, userId))
  const ids = theirs.map(({ id }) => id)
  return {
    conflicts: (await openConflicts(db, ids)).map(({ animalId, ...conflict }) => ({
      animalId,
      ...toConflict({ animalId, ...conflict }),
    })),
    conflictSettlements: await db
      .select()
      .from(conflictSettlements)
      .where(inArray(conflictSettlements.animalId, ids))
      .orderBy(asc(conflictSettlements.settledAt)),
  }
}

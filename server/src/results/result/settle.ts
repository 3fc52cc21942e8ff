import { randomUUID } from 'node:crypto'
import { Failure } from '@shop/contract/failure'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { samples } from '../../schema/sample.ts'
import { type OpenConflict, openConflicts, toConflict } from './conflicts.ts'
import { breedMixes, conflictSettlements, dnaProfiles, results, stands } from '../../schema/result.ts'

type Settlement = typeof conflictSettlements.$inferSelect
/** The laboratory's decision: which sample counts (or counted) in this, who decided, and why. */
export type Decision = { barcode: string; about: string; by: string; reason: string }
/** `isRepeat` where it was decided already, and nothing has changed. */
export type Decided = { settlement: Settlement; isRepeat: boolean }

const tables = { genotype: results, dna_profile: dnaProfiles, breed_mix: breedMixes } as const

/** The sample's animal, its row locked: what is settled of an animal, imported for it and certified of it takes turns. */
async function lockAnimalOf(tx: Db, barcode: string): Promise<string> {
  const [sample] = await tx.select({ animalId: samples.animalId }).from(samples).where(eq(samples.barcode, barcode))
  if (!sample?.animalId) throw new Failure(404, { message: `The sample “${barcode}” is not known, or not activated.` })
  await tx.select({ id: animals.id }).from(animals).where(eq(animals.id, sample.animalId)).for('no key update')
  return sample.animalId
}

/** The newest settlement for this sample. */
async function lastSettlement(tx: Db, animalId: string, { barcode, about }: Decision): Promise<Settlement | undefined> {
  const [found] = await tx
    .select()
    .from(conflictSettlements)
    .where(
      and(
        eq(conflictSettlements.animalId, animalId),
        eq(conflictSettlements.barcode, barcode),
        eq(conflictSettlements.about, about),
      ),
    )
    .orderBy(desc(conflictSettlements.settledAt))
    .limit(1)
  return found
}

/** Different DNA profiles are of different animals: everything that was read in the other samples is set aside. */
async function setAside(tx: Db, { kind, readings }: OpenConflict, { id, barcode }: Settlement) {
  const side = readings.find((reading) => reading.barcode === barcode)?.side
  const others = readings.filter((reading) => reading.side !== side)
  const set = { settlementId: id }
  if (kind !== 'dna_profile') {
    const table = tables[kind]
    const ids = others.map((reading) => reading.id)
    await tx.update(table).set(set).where(inArray(table.id, ids))
    return
  }
  const barcodes = others.map((reading) => reading.barcode)
  for (const table of Object.values(tables))
    await tx
      .update(table)
      .set(set)
      .where(and(inArray(table.barcode, barcodes), stands(table)))
}

/**
 * Settles a conflict between samples of an animal: the named one counts. Repeated, it changes nothing. Throws 404 where
 * they do not contradict each other in this.
 */
export async function settleConflict(tx: Db, decision: Decision): Promise<Decided> {
  const { barcode, about, by, reason } = decision
  const animalId = await lockAnimalOf(tx, barcode)
  const open = await openConflicts(tx, [animalId])
  const conflict = open.find(
    (one) => one.about === about && one.readings.some((reading) => reading.barcode === barcode),
  )
  if (!conflict) {
    const before = await lastSettlement(tx, animalId, decision)
    if (before && !before.takenBackAt) return { settlement: before, isRepeat: true }
    throw new Failure(404, { message: `No other sample contradicts ${barcode} in “${about}”.` })
  }
  const { kind, name, readings } = toConflict(conflict)
  const [settlement] = await tx
    .insert(conflictSettlements)
    .values({ animalId, kind, about, name, barcode, readings, settledBy: by, reason, settledAt: new Date() })
    .returning()
  if (!settlement) throw new Error('The settlement was not kept')
  await setAside(tx, conflict, settlement)
  return { settlement, isRepeat: false }
}

/**
 * Takes a settlement back: the readings that it set aside count again, and contradict the chosen one. Repeated, it
 * changes nothing. Throws 404 where no settlement chose this sample.
 */
export async function reopenConflict(tx: Db, decision: Decision): Promise<Decided> {
  const animalId = await lockAnimalOf(tx, decision.barcode)
  const settlement = await lastSettlement(tx, animalId, decision)
  if (!settlement)
    throw new Failure(404, { message: `Nothing is settled for ${decision.barcode} in “${decision.about}”.` })
  const [taken] = await tx
    .update(conflictSettlements)
    .set({
      takenBackAt: new Date(),
      takenBackBy: decision.by,
      takenBackReason: decision.reason,
      takenBackRun: randomUUID(),
    })
    .where(and(eq(conflictSettlements.id, settlement.id), isNull(conflictSettlements.takenBackAt)))
    .returning()
  if (!taken) return { settlement, isRepeat: true }
  await restore(tx, taken)
  return { settlement: taken, isRepeat: false }
}

/** Makes what it set aside count again; returns the barcodes. */
async function restore(tx: Db, { id }: Settlement): Promise<string[]> {
  const barcodes: string[] = []
  for (const table of Object.values(tables)) {
    const restored = await tx
      .update(table)
      .set({ settlementId: null })
      .where(eq(table.settlementId, id))
      .returning({ barcode: table.barcode, supersededAt: table.supersededAt })
    barcodes.push(...restored.filter(({ supersededAt }) => supersededAt === null).map(({ barcode }) => barcode))
  }
  return barcodes
}

/**
 * Takes back every settlement for a sample that is being withdrawn: the others' readings count again. Returns whose,
 * and under which run their news is sent. Hold the animal's row locked.
 */
export async function endSettlementsFor(
  tx: Db,
  { barcode, reason, now }: { barcode: string; reason: string; now: Date },
): Promise<{ run: string; barcodes: string[] }> {
  const run = randomUUID()
  const taken = await tx
    .update(conflictSettlements)
    .set({
      takenBackAt: now,
      takenBackReason: `Sample ${barcode}, which stood, was withdrawn. ${reason}`,
      takenBackRun: run,
    })
    .where(and(eq(conflictSettlements.barcode, barcode), isNull(conflictSettlements.takenBackAt)))
    .returning()
  const barcodes: string[] = []
  for (const settlement of taken) barcodes.push(...(await restore(tx, settlement)))
  return { run, barcodes: [...new Set(barcodes)] }
}

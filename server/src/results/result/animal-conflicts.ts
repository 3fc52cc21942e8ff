import type { Conflict } from '@shop/contract/conflict'
import type { Db } from '../../platform/db/open.ts'
import {
  conflictOver,
  conflictOverMix,
  conflictOverProfile,
  type OpenConflict,
  openConflicts,
  settlementsOf,
  toConflict,
  toSettled,
} from './conflicts.ts'
import type { dnaProfiles, results } from '../../schema/result.ts'

type ResultRow = Pick<typeof results.$inferSelect, 'barcode' | 'productId' | 'settlementId'>
type Row = Pick<typeof dnaProfiles.$inferSelect, 'barcode' | 'settlementId'>

/** What samples of an animal contradict each other in, and how that was settled, for its pages and documents. */
export async function conflictsOf(db: Db, animalId: string) {
  const open = await openConflicts(db, [animalId])
  const settled = await settlementsOf(db, [animalId])
  const isIn = ({ readings }: Pick<Conflict, 'readings'>, barcode: string) =>
    readings.some((reading) => reading.barcode === barcode)
  const overRow = ({ settlementId }: Row, conflict: OpenConflict | undefined): Conflict | null => {
    const settlement = settled.find(({ id }) => id === settlementId)
    if (settlement) return toSettled(settlement)
    return conflict ? toConflict(conflict) : null
  }
  return {
    open,
    /** Open ones first, of one sample. */
    ofSample: (barcode: string): Conflict[] =>
      [...open.map(toConflict), ...settled.map(toSettled)].filter((conflict) => isIn(conflict, barcode)),
    /** What contradicts a result, or did until it was settled; null where nothing did. */
    over: (row: ResultRow): Conflict | null => {
      const conflict = row.settlementId === null ? conflictOver(open, row) : undefined
      if (conflict) return toConflict(conflict)
      const settlement = settled.find(({ id, kind, about, readings }) =>
        row.settlementId
          ? id === row.settlementId
          : kind === 'genotype' && about === String(row.productId) && isIn({ readings }, row.barcode),
      )
      return settlement ? toSettled(settlement) : null
    },
    /** The conflict over a DNA profile or a breed mix. */
    overProfile: (row: Row) => overRow(row, conflictOverProfile(open, row.barcode)),
    overMix: (row: Row) => overRow(row, conflictOverMix(open, row.barcode)),
  }
}

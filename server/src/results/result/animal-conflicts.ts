import type { Conflict } from '@shop/contract/conflict'
import type { ReadOf } from '../../platform/db/rows-of.ts'
import {
  conflictOver,
  conflictOverMix,
  conflictOverProfile,
  conflictRows,
  type OpenConflict,
  openIn,
  settlementRows,
  toConflict,
  toSettled,
} from './conflicts.ts'
import type { dnaProfiles, results } from '../../schema/result.ts'

type ResultRow = Pick<typeof results.$inferSelect, 'barcode' | 'productId' | 'settlementId'>
type Row = Pick<typeof dnaProfiles.$inferSelect, 'barcode' | 'settlementId'>

/** What was read and settled of an animal, to be read: `conflictsIn` takes it. */
export const animalConflictRows = (animalId: string) => ({
  ...conflictRows([animalId]),
  settled: settlementRows([animalId]),
})

/** What samples of an animal contradict each other in, and how that was settled, for its pages and documents. */
export function conflictsIn({ settled, ...read }: ReadOf<ReturnType<typeof animalConflictRows>>) {
  const open = openIn(read)
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

export type AnimalConflicts = ReturnType<typeof conflictsIn>

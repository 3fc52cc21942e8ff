import { asc, eq, getTableColumns } from 'drizzle-orm'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { contradict, type Entry, type Reading, type NotifiedOf } from './history-readings.ts'
import { conflictSettlements } from '../../schema/result.ts'

type Settlement = typeof conflictSettlements.$inferSelect

/** From when on a reading counted, and until when. */
const since = ({ createdAt, reportedAt, importedAt }: Reading): number =>
  reportedAt ? Math.max(...[createdAt, reportedAt, importedAt ?? createdAt].map((at) => at.getTime())) : Infinity
const until = ({ supersededAt }: Reading): number => supersededAt?.getTime() ?? Infinity

/** Whether this reading was set aside for another sample at that time. */
const isSetAside = (settlements: Settlement[], { kind, about, barcode, createdAt }: Reading, at: number): boolean =>
  settlements.some(
    (one) =>
      (one.kind === 'dna_profile' || (one.kind === kind && one.about === about)) &&
      one.barcode !== barcode &&
      one.readings.some((reading) => reading.barcode === barcode) &&
      createdAt <= one.settledAt &&
      one.settledAt.getTime() <= at &&
      at < (one.takenBackAt?.getTime() ?? Infinity),
  )

type Contradiction = { at: number; own: Reading; other: Reading }

/** When and by which other sample each reading of this one was contradicted. */
const contradictions = (readings: Reading[], settlements: Settlement[], barcode: string): Contradiction[] =>
  readings
    .filter((own) => own.barcode === barcode)
    .flatMap((own) =>
      readings.flatMap((other): Contradiction[] => {
        if (other.barcode === barcode || !contradict(own, other)) return []
        const at = Math.max(since(own), since(other))
        const isLater = at >= Math.min(until(own), until(other)) || at === Infinity
        return isLater || [own, other].some((reading) => isSetAside(settlements, reading, at))
          ? []
          : [{ at, own, other }]
      }),
    )

const nothingRead = { laboratory: null, panelVersion: null, collector: null }

function settlementEntries(settlement: Settlement, barcode: string, told: NotifiedOf): Entry[] {
  const { id, name, readings } = settlement
  const textOf = (code: string) => readings.find((reading) => reading.barcode === code)?.text ?? null
  const change = { name, before: textOf(barcode), after: textOf(settlement.barcode), barcode: settlement.barcode }
  const entry = { ...nothingRead, changes: [change], resultCount: 1 }
  const toldBy = (run: string | null) => told((notice) => notice.run === run)
  const { takenBackAt, takenBackBy, takenBackReason } = settlement
  return [
    {
      ...entry,
      id: `${id}-settled`,
      date: settlement.settledAt.toISOString(),
      kind: 'settled',
      reason: settlement.reason,
      by: settlement.settledBy,
      told: toldBy(id),
    },
    ...(takenBackAt
      ? [
          {
            ...entry,
            id: `${id}-reopened`,
            date: takenBackAt.toISOString(),
            kind: 'reopened' as const,
            reason: takenBackReason,
            by: takenBackBy,
            told: toldBy(settlement.takenBackRun),
          },
        ]
      : []),
  ]
}

/** What was ever settled of an animal, the oldest first, to be read: `conflictEntries` takes it. */
export const everSettledRows = (animalId: string) =>
  rowsOf(getTableColumns(conflictSettlements), (select) =>
    select
      .from(conflictSettlements)
      .where(eq(conflictSettlements.animalId, animalId))
      .orderBy(asc(conflictSettlements.settledAt)),
  )

type History = { barcode: string; readings: Reading[]; settlements: Settlement[]; told: NotifiedOf }

/** In what other samples of the animal contradicted this one, the oldest first, and what became of it. */
export function conflictEntries({ barcode, readings, settlements, told }: History): Entry[] {
  const found = contradictions(readings, settlements, barcode)
  const arisen = [...Map.groupBy(found, ({ at }) => at)].map(([at, group]): Entry => {
    const last = group.flatMap(({ own, other }) => [own, other]).filter((reading) => since(reading) === at)
    return {
      ...nothingRead,
      id: `${barcode}-conflict-${at}`,
      date: new Date(at).toISOString(),
      kind: 'conflicting',
      reason: null,
      by: null,
      changes: group.map(({ own, other }) => ({
        name: own.name,
        before: own.text,
        after: other.text,
        barcode: other.barcode,
      })),
      resultCount: new Set(group.map(({ own }) => own.key)).size,
      told: told((notice) =>
        last.some(
          ({ barcode: code, importId }) =>
            notice.news === 'conflicting' && notice.barcode === code && notice.importId === importId,
        ),
      ),
    }
  })
  const settled = settlements
    .filter((one) => one.readings.some((reading) => reading.barcode === barcode))
    .flatMap((one) => settlementEntries(one, barcode, told))
  return [...arisen, ...settled].toSorted((a, b) => a.date.localeCompare(b.date))
}

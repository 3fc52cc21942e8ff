import { readBarcode } from '@shop/contract/codes'
import type { ResultHistory } from '@shop/contract/result'
import { and, eq, getTableColumns, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { missing } from '../../platform/input/refusal.ts'
import { labNotices, type LabNews } from '../../schema/laboratory.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { clearanceEntries, clearanceRows } from './history-clearances.ts'
import { conflictEntries, everSettledRows } from './history-conflicts.ts'
import { changeOf, type Entry, type Reading, type NotifiedOf, readingRows, readingsIn } from './history-readings.ts'
import { identityEntries, identityRows, withdrawalEntries } from './history-sample.ts'

type Reader = Pick<User, 'id' | 'email'>

/** That a sample has come or failed is no news of its results. */
const isResultNews = notInArray(labNotices.news, ['received', 'not-activated', 'failed'])
/** What a file brought, and not what followed from it or was decided later. */
const ofFiles: readonly LabNews[] = ['reported', 'corrected', 'added', 'conflicting']

/** Who once read it, or holds a relative's document, is not revealed. */
const isNamed = ne(labNotices.as, 'former')

/** One import is one entry; rows that came without a file belong together when they were written together. */
const entryOf = ({ importId, createdAt }: Reading) => importId ?? createdAt.toISOString()

/** Whom the reader may see named: its owner everybody, whom it is shared with only themselves and "the owner". */
function namesFor(emails: string[], animal: AnimalRow, reader: Reader, ownerEmail: string | undefined): string[] {
  const named = emails.map((email) => {
    if (email === reader.email) return 'you'
    if (animal.rights === 'owner') return email
    return email === ownerEmail ? 'the owner' : null
  })
  const isYou = (name: string) => name === 'you'
  return [...new Set(named.filter((name) => name !== null))].toSorted((a, b) => Number(isYou(b)) - Number(isYou(a)))
}

/** What was read of the sample, file by file, the oldest first, with what it was before. */
function readEntries(readings: Reading[], barcode: string, told: NotifiedOf): Entry[] {
  const latest = new Map<string, Reading>()
  return [...Map.groupBy(readings, entryOf)].map(([id, group], index): Entry => {
    const [first] = group as [Reading, ...Reading[]]
    const pairs = group.map((reading) => ({ reading, before: latest.get(reading.key) }))
    for (const reading of group) latest.set(reading.key, reading)
    return {
      id,
      date: (first.importedAt ?? first.createdAt).toISOString(),
      kind: index === 0 ? 'reported' : pairs.some(({ before }) => before) ? 'corrected' : 'added',
      reason: first.importReason,
      laboratory: first.laboratory,
      panelVersion: first.panelVersion,
      by: null,
      collector: null,
      changes: index ? pairs.flatMap(({ reading, before }) => changeOf(reading, before)) : [],
      resultCount: group.length,
      told: told(
        (notice) => notice.barcode === barcode && notice.importId === first.importId && ofFiles.includes(notice.news),
      ),
    }
  })
}

function historyRows({ id, userId }: AnimalRow, barcode: string) {
  const isTheirs = eq(samples.animalId, id)
  return {
    samples: rowsOf(getTableColumns(samples), (select) =>
      select.from(samples).where(and(isTheirs, eq(samples.barcode, barcode))),
    ),
    readings: readingRows(id),
    notices: rowsOf(getTableColumns(labNotices), (select) =>
      select
        .from(labNotices)
        .where(
          and(
            sql`${labNotices.barcode} in (select ${samples.barcode} from ${samples} where ${isTheirs})`,
            isResultNews,
            isNotNull(labNotices.toldAt),
            isNamed,
          ),
        ),
    ),
    owners: rowsOf({ email: users.email }, (select) =>
      select.from(users).where(userId === null ? sql`false` : eq(users.id, userId)),
    ),
    cleared: clearanceRows(barcode),
    identities: identityRows(barcode),
    settlements: everSettledRows(id),
  }
}

/**
 * Of one of an animal's samples, the newest first: the first report, what was added and what was read again of tests,
 * DNA profile and breed mix, what followed from the parents, what another sample of the animal contradicted, and how the
 * laboratory settled it. Another animal's sample is missing.
 */
export async function resultHistory(
  db: Db,
  { animal, typed, reader }: { animal: AnimalRow; typed: string; reader: Reader },
): Promise<ResultHistory> {
  const barcode = readBarcode(typed)
  const read = await readTogether(db, historyRows(animal, barcode))
  const [sample] = read.samples
  if (!sample) throw missing()
  const readings = readingsIn(read.readings)
  const own = readings.filter((reading) => reading.barcode === barcode)
  const told: NotifiedOf = (isAbout) =>
    namesFor(
      read.notices.filter(isAbout).map(({ email }) => email),
      animal,
      reader,
      read.owners[0]?.email,
    )
  const entries = [
    ...readEntries(own, barcode, told),
    ...clearanceEntries(read.cleared, barcode, told),
    ...identityEntries(read.identities, barcode, told),
    ...conflictEntries({ barcode, readings, settlements: read.settlements, told }),
  ]
  const fall = withdrawalEntries(sample, own, told)
  // What was read comes before what follows from it at the same moment.
  return { barcode, entries: [...fall, ...entries.toSorted((a, b) => a.date.localeCompare(b.date)).toReversed()] }
}

import type { ResultHistory } from '@shop/contract/result'
import { and, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { labImports, labNotices, type LabNews } from '../../schema/laboratory.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { clearanceEntries } from './history-clearances.ts'
import { conflictEntries } from './history-conflicts.ts'
import { changeOf, type Entry, type Reading, type NotifiedOf, readingsOfAnimal } from './history-readings.ts'
import { identityEntries, withdrawalEntries } from './history-sample.ts'
import type { SampleRow } from './lines.ts'

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

type File = typeof labImports.$inferSelect

/** What was read of the sample, file by file, the oldest first, with what it was before. */
function readEntries(readings: Reading[], imports: File[], barcode: string, told: NotifiedOf): Entry[] {
  const latest = new Map<string, Reading>()
  return [...Map.groupBy(readings, entryOf)].map(([id, group], index): Entry => {
    const [first] = group as [Reading, ...Reading[]]
    const file = imports.find((one) => one.id === first.importId)
    const pairs = group.map((reading) => ({ reading, before: latest.get(reading.key) }))
    for (const reading of group) latest.set(reading.key, reading)
    return {
      id,
      date: (file?.importedAt ?? first.createdAt).toISOString(),
      kind: index === 0 ? 'reported' : pairs.some(({ before }) => before) ? 'corrected' : 'added',
      reason: file?.reason ?? null,
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

/**
 * Newest first: the first report, what was added and what was read again of tests, DNA profile and breed mix, what
 * followed from the parents, what another sample of the animal contradicted, and how the laboratory settled it.
 */
export async function resultHistory(
  db: Db,
  { animal, sample, reader }: { animal: AnimalRow; sample: SampleRow; reader: Reader },
): Promise<ResultHistory> {
  const { barcode } = sample
  const all = await readingsOfAnimal(db, animal.id)
  const own = all.filter((reading) => reading.barcode === barcode)
  const importIds = [...new Set(own.flatMap(({ importId }) => importId ?? []))]
  const imports = importIds.length ? await db.select().from(labImports).where(inArray(labImports.id, importIds)) : []
  const ofAnimal = db.select({ barcode: samples.barcode }).from(samples).where(eq(samples.animalId, animal.id))
  const notices = await db
    .select()
    .from(labNotices)
    .where(and(inArray(labNotices.barcode, ofAnimal), isResultNews, isNotNull(labNotices.toldAt), isNamed))
  const [owner] = animal.userId
    ? await db.select({ email: users.email }).from(users).where(eq(users.id, animal.userId))
    : []
  const told: NotifiedOf = (isAbout) =>
    namesFor(
      notices.filter(isAbout).map(({ email }) => email),
      animal,
      reader,
      owner?.email,
    )
  const entries = [
    ...readEntries(own, imports, barcode, told),
    ...(await clearanceEntries(db, barcode, told)),
    ...(await identityEntries(db, barcode, told)),
    ...(await conflictEntries(db, { animalId: animal.id, barcode, readings: all, told })),
  ]
  const fall = withdrawalEntries(sample, own, told)
  // What was read comes before what follows from it at the same moment.
  return { barcode, entries: [...fall, ...entries.toSorted((a, b) => a.date.localeCompare(b.date)).toReversed()] }
}

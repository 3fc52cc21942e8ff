import type { ResultHistory } from '@shop/contract/result'
import { and, asc, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { AnimalRow } from '../animal/access.ts'
import { clearances } from '../clearance/tables.ts'
import type { Db } from '../db/open.ts'
import { labImports, labNotices, type LabNews } from '../laboratory/tables.ts'
import { products } from '../product/tables.ts'
import { results } from './tables.ts'
import { sampleIdentities, samples } from '../sample/tables.ts'
import { users } from '../user/tables.ts'
import type { User } from '../visitor/visitor.ts'
import { isReported, type SampleRow } from './lines.ts'

type Entry = ResultHistory['entries'][number]
type Row = typeof results.$inferSelect & { product: { id: number; name: string } }
type Reader = Pick<User, 'id' | 'email'>

/** That a sample has come or failed is no news of its results. */
const isResultNews = notInArray(labNotices.news, ['received', 'not-activated', 'failed'])

/** Who once read it, or holds a paper of a relative, is nobody's business. */
const isNamed = ne(labNotices.as, 'former')

/** One import is one entry; rows that came without a file belong together when they were written together. */
const entryOf = ({ importId, createdAt }: Row) => importId ?? createdAt.toISOString()

/** Whom the reader may see named: its owner everybody, whom it is shared with only themselves and "the owner". */
function toldTo(emails: string[], animal: AnimalRow, reader: Reader, ownerEmail: string | undefined): string[] {
  const named = emails.map((email) => {
    if (email === reader.email) return 'you'
    if (animal.rights === 'owner') return email
    return email === ownerEmail ? 'the owner' : null
  })
  const isYou = (name: string) => name === 'you'
  return [...new Set(named.filter((name) => name !== null))].toSorted((a, b) => Number(isYou(b)) - Number(isYou(a)))
}

const byParentage = 'clear by parentage'
/** That the laboratory has read something. */
const isOfReading = (news: LabNews) => news === 'reported' || news === 'corrected' || news === 'added'

/** What became clear by the parents' results, and what no longer does. */
async function clearanceEntries(db: Db, barcode: string, toldOf: (run: string) => string[]): Promise<Entry[]> {
  const rows = await db.select().from(clearances).where(eq(clearances.barcode, barcode)).orderBy(clearances.createdAt)
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))]
  const named = ids.length
    ? await db.select({ id: products.id, name: products.name }).from(products).where(inArray(products.id, ids))
    : []
  return rows.map(({ id, run, kind, productIds, reason, createdAt }) => ({
    id,
    date: createdAt.toISOString(),
    kind: kind === 'found' ? ('by_parentage' as const) : ('withdrawn' as const),
    reason,
    laboratory: null,
    panelVersion: null,
    changes: named
      .filter((product) => productIds.includes(product.id))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((product) => ({
        product,
        before: kind === 'found' ? null : byParentage,
        after: kind === 'found' ? byParentage : null,
      })),
    collector: null,
    resultCount: productIds.length,
    told: toldOf(run),
  }))
}

/** That all of them fell, where they did. */
function withdrawalOf({ barcode, withdrawnAt, withdrawnReason }: SampleRow, rows: Row[], told: string[]): Entry[] {
  const last = rows.at(-1)
  if (!withdrawnAt || !last) return []
  return [
    {
      id: `withdrawn-${barcode}`,
      date: withdrawnAt.toISOString(),
      kind: 'sample_withdrawn',
      reason: withdrawnReason,
      laboratory: last.laboratory,
      panelVersion: last.panelVersion,
      changes: [],
      collector: null,
      resultCount: new Set(rows.map(({ product }) => product.id)).size,
      told,
    },
  ]
}

/** Who was stated to have taken the sample, each time that it changed. */
async function identityEntries(db: Db, barcode: string, toldOf: (importId: string) => string[]): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(sampleIdentities)
    .where(eq(sampleIdentities.barcode, barcode))
    .orderBy(sampleIdentities.createdAt)
  return rows.map(({ id, collector, reason, importId, createdAt }) => ({
    id,
    date: createdAt.toISOString(),
    kind: 'identity' as const,
    reason,
    laboratory: null,
    panelVersion: null,
    changes: [],
    collector,
    resultCount: 0,
    told: importId ? toldOf(importId) : [],
  }))
}

/** Newest first: the first report, what was added, and what was read again, with the genotypes before and after. */
export async function resultHistory(
  db: Db,
  { animal, sample, reader }: { animal: AnimalRow; sample: SampleRow; reader: Reader },
): Promise<ResultHistory> {
  const { barcode } = sample
  const found = await db
    .select({ result: results, product: { id: products.id, name: products.name } })
    .from(results)
    .innerJoin(products, eq(products.id, results.productId))
    .innerJoin(samples, eq(samples.barcode, results.barcode))
    .where(and(eq(results.barcode, barcode), eq(results.basis, 'tested'), isReported))
    .orderBy(asc(results.createdAt), asc(products.name))
  const rows: Row[] = found.map(({ result, product }) => ({ ...result, product }))
  const importIds = [...new Set(rows.map(({ importId }) => importId).filter((id) => id !== null))]
  const imports = importIds.length ? await db.select().from(labImports).where(inArray(labImports.id, importIds)) : []
  const notices = await db
    .select({ run: labNotices.run, importId: labNotices.importId, news: labNotices.news, email: labNotices.email })
    .from(labNotices)
    .where(and(eq(labNotices.barcode, barcode), isResultNews, isNotNull(labNotices.toldAt), isNamed))
  const [owner] = animal.userId
    ? await db.select({ email: users.email }).from(users).where(eq(users.id, animal.userId))
    : []

  const latest = new Map<number, Row>()
  const entries = [...Map.groupBy(rows, entryOf)].map(([id, group], index): Entry => {
    const [first] = group as [Row, ...Row[]]
    const file = imports.find((one) => one.id === first.importId)
    const pairs = group.map((row) => ({ row, before: latest.get(row.product.id) }))
    for (const row of group) latest.set(row.product.id, row)
    const changes = index
      ? pairs
          .filter(({ row, before }) => !before || before.genotype !== row.genotype)
          .map(({ row, before }) => ({
            product: row.product,
            before: before?.genotype ?? null,
            after: row.genotype,
          }))
      : []
    const told = notices
      .filter(({ importId, news }) => importId === first.importId && isOfReading(news))
      .map(({ email }) => email)
    return {
      id,
      date: (file?.importedAt ?? first.createdAt).toISOString(),
      kind: index === 0 ? 'reported' : pairs.some(({ before }) => before) ? 'corrected' : 'added',
      reason: file?.reason ?? null,
      laboratory: first.laboratory,
      panelVersion: first.panelVersion,
      changes,
      collector: null,
      resultCount: group.length,
      told: toldTo(told, animal, reader, owner?.email),
    }
  })
  const derived = await clearanceEntries(db, barcode, (run) => {
    const told = notices.filter((notice) => notice.run === run).map(({ email }) => email)
    return toldTo(told, animal, reader, owner?.email)
  })
  const identities = await identityEntries(db, barcode, (importId) => {
    const told = notices.filter((notice) => notice.importId === importId).map(({ email }) => email)
    return toldTo(told, animal, reader, owner?.email)
  })
  const all = [...entries, ...derived, ...identities].toSorted((a, b) => a.date.localeCompare(b.date))
  const toldOfFall = notices.filter(({ news }) => news === 'sample-withdrawn').map(({ email }) => email)
  const fall = withdrawalOf(sample, rows, toldTo(toldOfFall, animal, reader, owner?.email))
  return { barcode, entries: [...fall, ...all.toReversed()] }
}

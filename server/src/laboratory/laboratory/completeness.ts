import { and, eq, isNull, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Db } from '../../platform/db/open.ts'
import { fewestMarkers } from '../../reference/genetics/panels.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'
import type { LabSample } from './lab-sample.ts'

export type Completeness = {
  /** Ordered tests with a line, read or not; profile and breed mix count as one each. */
  answered: number
  /** Ordered tests without a line. */
  missing: number
  /** Tests whose marker failed, and a profile of which too little could be read. */
  unread: number
  /** The import that changed it last. */
  importId: string | null
}

/** How much of what was ordered for each sample has been answered. */
export async function completenessOf(tx: Db, list: LabSample[]): Promise<Map<string, Completeness>> {
  const barcodes = list.map(({ barcode }) => barcode)
  if (!barcodes.length) return new Map()
  const lines = await tx
    .select({
      barcode: results.barcode,
      productIds: sql<number[]>`array_agg(${results.productId})`,
      unread: sql<number>`count(*) filter (where ${results.genotype} is null)::int`,
      importId: sql<string | null>`(array_agg(${results.importId} order by ${results.createdAt} desc))[1]`,
    })
    .from(results)
    .where(and(anyOf(results.barcode, barcodes), isNull(results.supersededAt), eq(results.basis, 'tested')))
    .groupBy(results.barcode)
  const linesOf = new Map(lines.map((line) => [line.barcode, line]))
  const profiles = await current(tx, dnaProfiles, barcodes)
  const thin = await thinProfiles(tx, barcodes)
  const mixes = await current(tx, breedMixes, barcodes)
  return new Map(
    list.map(({ barcode, tests, hasProfile, hasMix }) => {
      const { productIds = [], unread = 0, importId = null } = linesOf.get(barcode) ?? {}
      const answers = [
        ...[...tests.keys()].map((id) => productIds.includes(id)),
        ...(hasProfile ? [profiles.has(barcode)] : []),
        ...(hasMix ? [mixes.has(barcode)] : []),
      ]
      const answered = answers.filter(Boolean).length
      const from = importId ?? profiles.get(barcode) ?? mixes.get(barcode) ?? null
      const failed = unread + (hasProfile && thin.has(barcode) ? 1 : 0)
      return [barcode, { answered, missing: answers.length - answered, unread: failed, importId: from }]
    }),
  )
}

/** Barcodes with a profile, or a breed mix, that counts, and the import it came from. */
async function current(tx: Db, table: typeof dnaProfiles | typeof breedMixes, barcodes: string[]) {
  const rows = await tx
    .select({ barcode: table.barcode, importId: table.importId })
    .from(table)
    .where(and(anyOf(table.barcode, barcodes), isNull(table.supersededAt)))
  return new Map(rows.map(({ barcode, importId }) => [barcode, importId]))
}

/** Barcodes of profiles that count, and of which too few markers were read to compare them with any other. */
async function thinProfiles(tx: Db, barcodes: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({
      barcode: dnaProfiles.barcode,
      panel: dnaProfiles.panel,
      read: sql<number>`jsonb_array_length(jsonb_path_query_array(${dnaProfiles.markers}, '$[*] ? (@.alleles.size() == 2 && !(@.name like_regex "^amel" flag "i"))'))`,
    })
    .from(dnaProfiles)
    .where(and(anyOf(dnaProfiles.barcode, barcodes), isNull(dnaProfiles.supersededAt)))
  return new Set(rows.flatMap(({ barcode, panel, read }) => (read < fewestMarkers(panel) ? [barcode] : [])))
}

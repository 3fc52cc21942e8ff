import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { byTest, fromStored, readGeneGroups, toStored } from '../../reference/catalogue/gene-groups.ts'
import { catalogueReleases } from '../../schema/catalogue.ts'
import type { Db } from '../../platform/db/open.ts'
import type { GeneGroup } from '../../reference/genetics/gene-group.ts'

const groupsNow = () => readGeneGroups(() => {})

/** Stores what a release states of genes that several tests read. Repeated, it changes nothing. */
export async function storeGeneGroups(tx: Db, sha256: string) {
  await tx
    .update(catalogueReleases)
    .set({ geneGroups: groupsNow().map(toStored) })
    .where(and(eq(catalogueReleases.sha256, sha256), isNull(catalogueReleases.geneGroups)))
}

/** What a pair of variants is called and how grave it is: other words for the same are no change. */
const factsOf = (group: GeneGroup | undefined) =>
  group && {
    members: group.members.map(({ productId, symbols, reads }) => ({ productId, symbols: [...symbols], reads })),
    rules: group.rules.map(({ pair, reading, status }) => ({ pair, reading, status })),
  }

/** When a release came, for the database to compare: a Date has no microseconds. */
export const releasedAt = (tx: Db, sha256: string) =>
  sql`(${tx.select({ at: catalogueReleases.createdAt }).from(catalogueReleases).where(eq(catalogueReleases.sha256, sha256))})`

type Regrouped = {
  /** The group that a test was read in before the release. */
  before: (productId: number) => GeneGroup | undefined
  /** The tests whose group reads otherwise now. */
  productIds: number[]
}

/** What a release changed of the genes that several tests read; nothing where no earlier release stored them. */
export async function regrouped(tx: Db, sha256: string): Promise<Regrouped> {
  const now = byTest(groupsNow())
  const [last] = await tx
    .select({ geneGroups: catalogueReleases.geneGroups })
    .from(catalogueReleases)
    .where(and(lt(catalogueReleases.createdAt, releasedAt(tx, sha256)), isNotNull(catalogueReleases.geneGroups)))
    .orderBy(desc(catalogueReleases.createdAt))
    .limit(1)
  if (!last?.geneGroups) return { before: (productId) => now.get(productId), productIds: [] }
  const before = byTest(last.geneGroups.map(fromStored))
  return {
    before: (productId) => before.get(productId),
    productIds: [...new Set([...before.keys(), ...now.keys()])].filter(
      (id) => !isDeepStrictEqual(factsOf(before.get(id)), factsOf(now.get(id))),
    ),
  }
}

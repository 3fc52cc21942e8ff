import type { AdvanceLine } from '@shop/contract/advance-result'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { linesInOrder, orderedTests, toResult } from '../../results/result/lines.ts'
import { results, stands } from '../../schema/result.ts'
import { together } from '../../results/result/gene-results.ts'
import type { FoundAdvance } from './state.ts'

/**
 * The tests that were read in this sample so far, as they are understood beside each other; of its animal's other samples
 * nothing is read, for those are the owner's.
 */
export async function readingsOf(db: Db, { sample, animal }: Pick<FoundAdvance, 'sample' | 'animal'>) {
  const { barcode } = sample
  const rows = await db
    .select({ result: getTableColumns(results), product: getTableColumns(products) })
    .from(results)
    .innerJoin(products, eq(products.id, results.productId))
    .where(and(eq(results.barcode, barcode), eq(results.basis, 'tested'), stands(results)))
  const alone = rows.map(({ result, product }) => toResult({ ...result, product, sample }, animal))
  const genotypes = new Map(
    alone.flatMap(({ product, genotype, status }) =>
      genotype === null || status === 'no_result' ? [] : [[product.id, genotype] as const],
    ),
  )
  const lines = together(genotypes, alone)
  const read = new Set(lines.map(({ product }) => product.id))
  const ordered = await orderedTests(db, [barcode])
  return {
    lines: linesInOrder(lines).map(
      ({ id, product, kind, gene, variant, genotype, status, meaning, caution, ...from }): AdvanceLine => ({
        id,
        product,
        kind,
        gene,
        variant,
        genotype,
        status,
        meaning,
        caution,
        laboratory: from.laboratory,
        date: from.date,
        panelVersion: from.panelVersion,
      }),
    ),
    waiting: ordered.filter(({ productId }) => !read.has(productId)).length,
  }
}

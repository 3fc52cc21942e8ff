import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { generationsClear } from '../../reference/genetics/clear-by-parentage.ts'
import { orderedTests, type ResultRow, standingRows, statusOf } from '../../results/result/lines.ts'
import { results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import type { FittingParents } from './parents.ts'

type AnimalRow = typeof animals.$inferSelect
export type ClearLine = {
  productId: number
  generations: number
  /** Why, in words that its owner reads. */
  reason: string
  laboratory: string
  panelVersion: string
}
/** How an animal is known to be clear: 0 generations where it was tested. */
type Clear = { generations: number; row: ResultRow }

const isRead = ({ basis, genotype }: ResultRow) => basis === 'tested' && genotype !== null

/** What an animal is clear of: by every reading, or, where there is no reading, by its own parents. */
function clearOf(rows: ResultRow[], animal: AnimalRow): Map<number, Clear> {
  const groups = [...Map.groupBy(rows, ({ productId }) => productId)]
  return new Map(
    groups.flatMap(([productId, group]): [number, Clear][] => {
      const readings = group.filter(isRead)
      const [tested] = readings
      const isClear = readings.every((row) => statusOf(row, animal) === 'clear')
      if (tested) return isClear ? [[productId, { generations: 0, row: tested }]] : []
      const derived = group.find(({ basis }) => basis === 'parentage')
      return derived ? [[productId, { generations: derived.generations ?? 1, row: derived }]] : []
    }),
  )
}

const listed = (texts: string[]) => [...new Set(texts)].toSorted().join(' and ')
const howClear = ({ petName }: AnimalRow, { generations }: Clear) =>
  generations === 0
    ? `${petName} was tested clear`
    : `${petName} is clear by parentage, ${generations === 1 ? 'one generation' : `${generations} generations`} back`

function reasonOf(
  parents: FittingParents,
  clear: { dam: Clear | undefined; sire: Clear | undefined },
  isSonOfX: boolean,
) {
  const said = [
    ...(clear.dam ? [howClear(parents.dam, clear.dam)] : []),
    ...(clear.sire && !isSonOfX ? [howClear(parents.sire, clear.sire)] : []),
  ]
  return `${said.join(', ')}${isSonOfX ? ', and a son has his one copy of the gene from his dam' : ''}. The DNA of all three fits.`
}

/** Of an animal whose DNA fits these parents: what it is clear of by them, by product, without what it is tested for itself. */
export async function wantedOf(tx: Db, offspring: AnimalRow, parents: FittingParents): Promise<Map<number, ClearLine>> {
  const { dam, sire, isSampleData } = parents
  const rowsOf = (animal: AnimalRow) =>
    standingRows(tx, and(eq(samples.animalId, animal.id), eq(samples.isSampleData, isSampleData)) as SQL)
  const damClear = clearOf(await rowsOf(dam), dam)
  const sireClear = clearOf(await rowsOf(sire), sire)
  const own = await testedItself(tx, offspring)
  const lines = [...damClear].flatMap(([productId, ofDam]): [number, ClearLine][] => {
    const ofSire = sireClear.get(productId)
    const { product } = ofDam.row
    const generations = generationsClear(product, offspring.gender, {
      dam: ofDam.generations,
      sire: ofSire?.generations ?? null,
    })
    if (generations === null || own.has(productId)) return []
    const isSonOfX = generationsClear(product, offspring.gender, { dam: 0, sire: null }) !== null
    const rows = [ofDam.row, ...(ofSire && !isSonOfX ? [ofSire.row] : [])]
    return [
      [
        productId,
        {
          productId,
          generations,
          reason: reasonOf(parents, { dam: ofDam, sire: ofSire }, isSonOfX),
          laboratory: listed(rows.map(({ laboratory }) => laboratory)),
          panelVersion: listed(rows.map(({ panelVersion }) => panelVersion)),
        },
      ],
    ]
  })
  return new Map(lines)
}

/** Tests that gave a reading of the animal itself, and those ordered that the laboratory has not answered yet. */
export async function testedItself(tx: Db, { id }: Pick<AnimalRow, 'id'>): Promise<Set<number>> {
  const taken = await tx.select({ barcode: samples.barcode }).from(samples).where(eq(samples.animalId, id))
  const barcodes = taken.map(({ barcode }) => barcode)
  const answered = await tx
    .select({ productId: results.productId, genotype: results.genotype })
    .from(results)
    .where(and(inArray(results.barcode, barcodes), eq(results.basis, 'tested'), isNull(results.supersededAt)))
  const read = answered.filter(({ genotype }) => genotype !== null)
  const known = new Set(answered.map(({ productId }) => productId))
  const awaited = (await orderedTests(tx, barcodes)).filter(({ productId }) => !known.has(productId))
  return new Set([...read, ...awaited].map(({ productId }) => productId))
}

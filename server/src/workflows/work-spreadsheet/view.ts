import type { WorkLine, WorkSheet } from '@shop/contract/work-spreadsheet'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import type { Db } from '../../platform/db/open.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { products } from '../../schema/product.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { checkLines, type CheckedLine, isBreedRequiredFor, sheetColumns, type SheetRow } from './check.ts'
import { fieldsFor } from './columns.ts'
import { workLines, workSheets } from '../../schema/work-spreadsheet.ts'
import { missing } from '../../platform/input/refusal.ts'

export const findSheets = (db: Db, where: SQL | undefined): Promise<SheetRow[]> =>
  db
    .select(sheetColumns)
    .from(workSheets)
    .innerJoin(products, eq(products.id, workSheets.productId))
    .where(where)
    .orderBy(sql`${workSheets.createdAt} desc`, asc(workSheets.id))

/** One's own sheet; another's is missing. Locked, nobody else changes it until the transaction ends. */
export async function findSheet(
  tx: Db,
  id: string,
  user: Pick<User, 'id'>,
  { isLocked = false } = {},
): Promise<SheetRow> {
  if (!isUuid(id)) throw missing()
  const isTheirs = and(eq(workSheets.id, id), eq(workSheets.userId, user.id))
  if (isLocked) await tx.select({ id: workSheets.id }).from(workSheets).where(isTheirs).for('update')
  const [sheet] = await findSheets(tx, isTheirs)
  if (!sheet) throw missing()
  return sheet
}

const stateOf = ({ line, faults }: CheckedLine): WorkLine['state'] =>
  line.doneAt ? 'done' : faults.length || line.refused ? 'attention' : 'ready'

/** The lines of a sheet, with the animals that those which are done became. */
export async function checkedLines(db: Db, sheet: SheetRow, user: Pick<User, 'id' | 'type'>) {
  const rows = await db
    .select({ line: getTableColumns(workLines), animalName: animals.petName, ownerId: animals.userId })
    .from(workLines)
    .leftJoin(animals, eq(animals.id, workLines.animalId))
    .where(eq(workLines.sheetId, sheet.id))
    .orderBy(asc(workLines.row), asc(workLines.id))
  const became = new Map(
    rows.flatMap(({ line, animalName, ownerId }) =>
      line.animalId && animalName !== null && ownerId === user.id
        ? [[line.id, { id: line.animalId, name: animalName }] as const]
        : [],
    ),
  )
  const checked = await checkLines(
    db,
    sheet,
    rows.map(({ line }) => line),
    user,
  )
  return checked.map((one) => ({ ...one, state: stateOf(one), animal: became.get(one.line.id) ?? one.animal }))
}

/** A sheet with its lines in their current form. */
export async function toWorkSheet(db: Db, sheet: SheetRow, user: Pick<User, 'id' | 'type'>): Promise<WorkSheet> {
  const lines = await checkedLines(db, sheet, user)
  const countOf = (state: WorkLine['state']) => lines.filter((line) => line.state === state).length
  const counts = { attention: countOf('attention'), ready: countOf('ready'), done: countOf('done') }
  const { id, fileName, productId, productName, speciesId, state, createdAt, submittedAt, lookAt } = sheet
  return {
    id,
    fileName,
    product: { id: productId, name: productName },
    state,
    createdAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    lineCount: lines.length,
    doneCount: counts.done,
    fields: fieldsFor({ speciesId, isVet: user.type === 'vet' }),
    species: speciesId === null ? null : toSpecies(speciesId),
    isBreedRequired: isBreedRequiredFor(productId),
    lookAt,
    counts,
    lines: lines.map(({ line, faults, state: of, animal }) => ({
      id: line.id,
      row: line.row,
      version: line.version,
      values: line.values,
      state: of,
      errors: of === 'done' ? [] : faults.length ? faults : (line.refused ?? []),
      animal,
    })),
  }
}

import { createHash } from 'node:crypto'
import { eachPaper } from '@shop/contract/animal-papers'
import { species } from '@shop/contract/constants'
import type { WorkStart, WorkValues } from '@shop/contract/work-spreadsheet'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { blankValues } from './columns.ts'

type Row = typeof animals.$inferSelect & { breedName: string | null }

const yesOrNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'Yes' : 'No')

/** An animal's line as somebody would have typed it. */
const cellsOf = (animal: Row, barcode: string): WorkValues => ({
  ...blankValues(),
  barcode,
  petName: animal.petName,
  species: animal.speciesId === species.feline ? 'Cat' : 'Dog',
  gender: animal.gender === 'female' ? 'Female' : 'Male',
  isDesexed: yesOrNo(animal.isDesexed),
  breed: animal.breedName ?? '',
  isMixedBreed: animal.isMixedBreed ? 'Yes' : '',
  // Of a guess only the year is known.
  dateOfBirth: animal.dateOfBirth?.slice(0, animal.dateOfBirthPrecision === 'exact' ? 10 : 4) ?? '',
  ...eachPaper((paper) => animal[paper] ?? ''),
})

/** A sheet with a line for each of these animals, in their order. Another's animal is missing. */
export async function sheetFor(tx: Db, user: Pick<User, 'id'>, { productId, name, lines }: WorkStart) {
  const ids = lines.map(({ animalId }) => animalId)
  const rows = await tx
    .select({ ...getTableColumns(animals), breedName: breeds.name })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(and(inArray(animals.id, ids), eq(animals.userId, user.id)))
  const own = new Map(rows.map((row) => [row.id, row]))
  if (new Set(ids).size < ids.length || own.size < ids.length) throw missing()
  const [product] = await tx.select({ speciesId: products.speciesId }).from(products).where(eq(products.id, productId))
  if (product?.speciesId && rows.some(({ speciesId }) => speciesId !== product.speciesId))
    throw refusal({ productId: 'This kit is for the other species. Please choose another.' })
  return {
    productId,
    fileName: name,
    sha256: createHash('sha256')
      .update(JSON.stringify([name, lines.map(({ animalId, barcode }) => [animalId, barcode])]))
      .digest('hex'),
    lines: lines.flatMap(({ animalId, barcode }, index) => {
      const animal = own.get(animalId)
      return animal ? [{ row: index + 2, animalId, values: cellsOf(animal, barcode) }] : []
    }),
  }
}

import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { isInBalance } from '../../animals/sample/balance.ts'
import { samples } from '../../schema/sample.ts'
import { maxWorkLines } from '@shop/contract/work-spreadsheet'
import type { User } from '../../people/visitor/visitor.ts'
import { readBreedIndex } from './breeds.ts'
import { fieldsFor } from './columns.ts'
import type { Template } from './write-file.ts'
import { missing } from '../../platform/input/refusal.ts'

/** The template for a product, with the kits of it that wait in the account. 404 where none does. */
export async function templateFor(db: Db, productId: number, user: User): Promise<Template> {
  const kits = await db
    .select({ barcode: samples.barcode, name: products.name, speciesId: products.speciesId })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(and(isInBalance(user.id), eq(samples.productId, productId)))
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
    .limit(maxWorkLines)
  const [first] = kits
  if (!first) throw missing()
  const { name: productName, speciesId } = first
  const breeds = [...(await readBreedIndex(db))]
    .filter(([of]) => speciesId === null || of === speciesId)
    .flatMap(([, { list }]) => list.map(({ name }) => name))
  return {
    productName,
    speciesId,
    fields: fieldsFor({ speciesId, isVet: user.type === 'vet' }),
    barcodes: kits.map(({ barcode }) => barcode),
    breeds,
  }
}

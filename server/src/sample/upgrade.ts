import type { CartItem } from '@shop/contract/cart'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq } from 'drizzle-orm'
import { findAnimal, missingAnimal, type Reader } from '../animal/access.ts'
import { barcodeIn } from '../platform/barcode.ts'
import type { Db } from '../db/open.ts'
import { samples, sampleTests } from './tables.ts'
import { users } from '../user/tables.ts'
import { testsOf } from '../product/test-contents.ts'

type Wanted = { barcode: string; animalId?: string; product: { id: number; speciesId: number | null } }

/** The sample an upgrade is for, and its animal: its owner's to buy, and theirs who have all rights. For all others it is missing. */
export async function findUpgradable(db: Db, user: Reader | null, { barcode, animalId, product }: Wanted) {
  const [sample] = await db
    .select()
    .from(samples)
    .where(eq(samples.barcode, barcodeIn(barcode)))
  if (!user || !sample?.animalId || (animalId && animalId !== sample.animalId)) throw missingAnimal()
  const animal = await findAnimal(db, sample.animalId, user, 'full')
  if (product.speciesId !== null && product.speciesId !== animal.speciesId)
    throw new Failure(428, {
      message: messages.failedToAddItemToCart,
      errors: { productId: 'This test is for another species.' },
    })
  return { sample, animal }
}

/**
 * Adds the tests of a paid item to the sample it names; a sample that was reported goes back to the laboratory. False
 * where its buyer may not (or no longer) have this sample tested. Again, it changes nothing.
 */
export async function addUpgrade(tx: Db, userId: string | null, { product, metaData, contents }: CartItem) {
  const [user] = userId
    ? await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
    : []
  const { barcode = '', animalId } = metaData
  const wanted = { barcode, animalId, product: { id: product.id, speciesId: product.species?.id ?? null } }
  const found = await findUpgradable(tx, user ?? null, wanted).catch((refused: unknown) => {
    if (refused instanceof Failure) return null
    throw refused
  })
  if (!found) return false
  const { sample, animal } = found
  const tests = await testsOf(
    tx,
    { productId: product.id, customProductIds: contents.map(({ id }) => id) },
    { ...animal, barcode: sample.barcode },
  )
  if (!tests.length) return true
  const added = await tx
    .insert(sampleTests)
    .values(tests.map(({ id }) => ({ barcode: sample.barcode, productId: id })))
    .onConflictDoNothing()
    .returning({ productId: sampleTests.productId })
  // The time of the report stays: what was reported can be read meanwhile.
  if (added.length)
    await tx
      .update(samples)
      .set({ stage: 'genotyping' })
      .where(and(eq(samples.barcode, sample.barcode), eq(samples.stage, 'reported')))
  return true
}

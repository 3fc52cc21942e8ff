import type { Activation } from '@shop/contract/activation'
import { fullBreedTestKitIds } from '@shop/contract/constants'
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { findTestable } from './product.ts'
import { type ActivationRow, refuseField } from './row.ts'
import { swabKitId } from '../../reference/catalogue/kits.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { isKitFree, isKitOffered, isUnused } from '../../animals/sample/balance.ts'
import { toSpecies } from '../../storefront/breed/species.ts'

/** What is tested, and in which species; null serves both. */
export type Tested = { productId: number; customProductIds: number[] | null; name: string; speciesId: number | null }
export type Swab = Tested & { barcode: string }

/** What an activation tests, and who has paid or will pay for it. */
export type Kit = {
  view: NonNullable<Activation['kit']>
  /** Null until it is chosen. */
  tested: Tested | null
}

/** A swab with a barcode and no tests of its own. */
export const isPlain = ({ productId }: Swab) => productId === swabKitId

const readSwabs = (db: Db, barcodes: string[], where?: SQL): Promise<Swab[]> =>
  db
    .select({
      barcode: samples.barcode,
      productId: samples.productId,
      customProductIds: samples.customProductIds,
      name: products.name,
      speciesId: products.speciesId,
    })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(and(inArray(samples.barcode, barcodes), where))

/** Swabs or kits that are free to be used, in the order requested; else a refusal on `field` that names the barcode. */
export async function readFree(db: Db, barcodes: string[], field: string): Promise<Swab[]> {
  const known = await readSwabs(db, barcodes)
  const free = await readSwabs(db, barcodes, isKitFree)
  const voided = await readSwabs(db, barcodes, isNotNull(samples.voidedAt))
  const offered = await readSwabs(db, barcodes, and(isUnused, isKitOffered))
  return barcodes.map((barcode) => {
    const swab = free.find((candidate) => candidate.barcode === barcode)
    if (swab) return swab
    if (voided.some((candidate) => candidate.barcode === barcode))
      throw refuseField(field, `The kit ${barcode} was refunded, so it can be activated no more.`)
    if (offered.some((candidate) => candidate.barcode === barcode))
      throw refuseField(
        field,
        `The kit ${barcode} is on offer to somebody. It can be activated once they have accepted it, or its giver has taken the offer back.`,
      )
    throw refuseField(
      field,
      known.some((candidate) => candidate.barcode === barcode)
        ? `The barcode ${barcode} has been used already. Every kit is activated once.`
        : `We do not know the barcode ${barcode}. Please compare it with the label on your kit, character by character.`,
    )
  })
}

async function testedIn(db: Db, { type, record }: ActivationRow, swab: Swab): Promise<Tested | null> {
  if (type === 'redeem') return isPlain(swab) ? null : swab
  return record.selectedProduct ? findTestable(db, record.selectedProduct.id, 'selectedProduct') : null
}

/** Whom a kit was ordered for, for whoever ordered it. */
async function orderedFor(db: Db, barcode: string, { userId }: ActivationRow): Promise<string | null> {
  if (!userId) return null
  const [line] = await db
    .select({ itemId: samples.orderItemId, snapshot: orders.snapshot })
    .from(samples)
    .innerJoin(orders, eq(orders.id, samples.orderId))
    .where(and(eq(samples.barcode, barcode), eq(samples.userId, userId), eq(orders.userId, userId)))
  return line?.snapshot.items.find(({ id }) => id === line.itemId)?.metaData.animalName ?? null
}

/** The kit as far as it is known: null before the barcode step. */
export async function kitOf(db: Db, row: ActivationRow): Promise<Kit | null> {
  const barcode = row.kitBarcode ?? row.barcodes?.[0]
  const [swab] = barcode ? await readSwabs(db, [barcode]) : []
  if (!swab) return null
  const tested = await testedIn(db, row, swab)
  return {
    view: {
      barcode: swab.barcode,
      product: { id: swab.productId, name: swab.name },
      species: tested?.speciesId ? toSpecies(tested.speciesId) : null,
      isPrepaid: row.type === 'redeem' && tested !== null,
      isBreedRequired: fullBreedTestKitIds.some((id) => id === tested?.productId),
      animalName: await orderedFor(db, swab.barcode, row),
    },
    tested,
  }
}

import type { Activation } from '@shop/contract/activation'
import { messages } from '@shop/contract/messages'
import { and, asc, eq } from 'drizzle-orm'
import { isPlain, kitOf, readFree, type Swab } from './kit.ts'
import { findTestable } from './product.ts'
import { type ActivationChanges, type ActivationRow, applied, fieldMissing, refuseField } from './row.ts'
import { readBarcode } from '@shop/contract/codes'
import type { Db } from '../../platform/db/open.ts'
import { breeds } from '../../schema/breed.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { isInBalance } from '../../animals/sample/balance.ts'

const noKit = { selectedTestKit: undefined, selectedProduct: undefined }
/** Nothing is chosen that depends on the kit. */
const noChoice = { ...noKit, excludeProducts: undefined, upgradeProducts: undefined }

type BarcodeStep = { barcodes: string[]; type: NonNullable<Activation['type']> }

/** The barcode step: one swab, or two of one animal. A kit that is paid for pays for itself, whatever was chosen. */
export async function checkBarcodes(tx: Db, row: ActivationRow, step: BarcodeStep): Promise<ActivationChanges> {
  const barcodes = step.barcodes.map(readBarcode)
  if (new Set(barcodes).size < barcodes.length) throw refuseField('barcodes', messages.barcodeSame)
  const [first, second] = await readFree(tx, barcodes, 'barcodes')
  if (!first) throw fieldMissing('barcodes')
  if (second && !isPlain(second) && second.productId !== first.productId)
    throw refuseField(
      'barcodes',
      `The barcode ${second.barcode} belongs to another kind of kit. Please activate that kit on its own.`,
    )
  const type = isPlain(first) ? step.type : 'redeem'
  const isSame = row.barcodes?.[0] === first.barcode && row.type === type
  return {
    barcodes,
    type,
    ...(!isSame && { kitBarcode: isPlain(first) ? null : first.barcode, record: noChoice }),
  }
}

type KitStep = { barcode: string } & Pick<Activation, 'selectedTestKit' | 'selectedProduct' | 'selectedBreed'>

/** The kit step: what is tested, and which kit pays for it. */
export async function chooseKit(
  tx: Db,
  row: ActivationRow,
  step: KitStep,
  user: User | null,
): Promise<ActivationChanges> {
  const [swab] = row.barcodes ? await readFree(tx, row.barcodes, 'barcodes') : []
  if (!swab) throw fieldMissing('barcodes')
  const choice = await choiceOf(tx, row, swab, step, user)
  if (!step.selectedBreed) return choice
  const kit = await kitOf(tx, applied(row, choice))
  const selectedBreed = await namedBreed(tx, step.selectedBreed.id, kit?.tested?.speciesId, 'selectedBreed')
  return { ...choice, record: { ...choice.record, selectedBreed } }
}

async function choiceOf(
  tx: Db,
  { type, barcodes }: ActivationRow,
  swab: Swab,
  step: KitStep,
  user: User | null,
): Promise<ActivationChanges> {
  const typed = readBarcode(step.barcode)
  const isOwn = barcodes?.includes(typed) === true
  if (type === 'redeem' && isPlain(swab) && !isOwn) {
    const [kit] = await readFree(tx, [typed], 'barcode')
    if (kit && isPlain(kit))
      throw refuseField('barcode', 'This is a swab without tests. Please enter a kit whose tests are paid for.')
    return { kitBarcode: typed, record: noKit }
  }
  if (!isOwn) throw refuseField('barcode', `Please enter the barcode of your own kit: ${swab.barcode}.`)
  if (type === 'step')
    return { kitBarcode: null, record: { ...noKit, selectedProduct: await chosenProduct(tx, step.selectedProduct) } }
  if (!isPlain(swab)) return { kitBarcode: swab.barcode, record: noKit }
  const { barcode, ...selectedTestKit } = await oldestOfBalance(tx, step.selectedTestKit?.id, user)
  return { kitBarcode: barcode, record: { ...noKit, selectedTestKit } }
}

async function chosenProduct(tx: Db, selected: Activation['selectedProduct']) {
  if (!selected) throw fieldMissing('selectedProduct')
  const { productId, name } = await findTestable(tx, selected.id, 'selectedProduct')
  return { id: productId, name }
}

/** The kit of the user's balance that has waited longest. */
async function oldestOfBalance(tx: Db, productId: number | undefined, user: User | null) {
  if (!productId) throw fieldMissing('selectedTestKit')
  const [kit] = user
    ? await tx
        .select({ id: products.id, name: products.name, barcode: samples.barcode })
        .from(samples)
        .innerJoin(products, eq(products.id, samples.productId))
        .where(and(isInBalance(user.id), eq(samples.productId, productId)))
        .orderBy(asc(samples.createdAt), asc(samples.barcode))
        .limit(1)
    : []
  if (!kit) throw refuseField('selectedTestKit', 'You have no kit of this kind left. Please choose another.')
  return kit
}

/** A breed of our list by its number, of that species where one is known; else a refusal on `field`. */
export async function namedBreed(tx: Db, id: number, speciesId: number | null | undefined, field: string) {
  const [breed] = await tx
    .select({ id: breeds.id, name: breeds.name })
    .from(breeds)
    .where(and(eq(breeds.id, id), speciesId ? eq(breeds.speciesId, speciesId) : undefined))
  if (!breed) throw refuseField(field, 'This breed is not in our list for this animal. Please choose another.')
  return breed
}

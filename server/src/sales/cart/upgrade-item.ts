import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Db } from '../../platform/db/open.ts'
import { addedBy, findUpgradable, refuseUpgrade, testsFor } from '../../animals/sample/upgradable.ts'
import { forAnAnimal } from '../../animals/sample/upgrade.ts'
import type { ItemMeta } from '../../schema/cart.ts'
import type { Adding, Kind } from './kind.ts'
import { limitForSample, plainProduct, refuseMixedUpgrades } from './product-item.ts'

/** Throws 428 for what the sample cannot give, and 409 for what the cart has. */
async function add(tx: Db, { lines, product, body, user }: Adding): Promise<ItemMeta> {
  const { barcode, animalId } = body.metaData ?? {}
  refuseMixedUpgrades(lines, true)
  if (barcode === undefined) throw refuseUpgrade(forAnAnimal)
  const upgradable = await findUpgradable(tx, user, { barcode, animalId })
  const { sample, animal } = upgradable
  limitForSample({ barcode }, body.quantity)
  const added = await addedBy(tx, upgradable, product)
  const inCart = new Set<number>()
  for (const { item, product: other } of lines) {
    if (item.subject !== sample.barcode) continue
    const tests = await testsFor(tx, upgradable, other.id)
    if (other.id !== product.id && tests.every((test) => added.includes(test)))
      throw refuseUpgrade(
        `This holds ${other.name}, which is in your cart for this sample. Please take that out first.`,
      )
    for (const test of tests) inCart.add(test)
  }
  if (added.every((id) => inCart.has(id))) throw new Failure(409, { message: messages.itemAlreadyInCart })
  return { isUpgradeTests: true, barcode: sample.barcode, animalId: animal.id, animalName: animal.petName }
}

/** Tests for a sample that the laboratory has. */
export const upgrade: Kind = {
  ...plainProduct,
  has: ({ product, item }) => product.isUpgrade || item.metaData.isUpgradeTests === true,
  add,
  group: 'upgrade',
  isOrderedAhead: false,
}

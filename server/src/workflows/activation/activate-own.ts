import type { Person } from '@shop/contract/activation'
import type { Pet } from '@shop/contract/animal'
import type { Db } from '../../platform/db/open.ts'
import { tieLifePlan } from '../../results/life-plan/open.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { handIn } from './hand-in.ts'
import { checkBarcodes, chooseKit } from './kit-choice.ts'
import { type ActivationRow, applied, beginActivation, type Customer, saveActivation } from './row.ts'

export type OwnKit = { barcode: string; pet: Pet; person: Person }

/**
 * All steps of an activation at once, for a paid kit of a signed-in user: returns the animal it became. Throws what the
 * steps refuse, each on its own field.
 */
export async function activateOwn(
  tx: Db,
  services: Services,
  { barcode, pet, person }: OwnKit,
  customer: Customer & { user: User },
): Promise<string> {
  const { user } = customer
  const begun = await beginActivation(tx, user.email, user)
  let row: ActivationRow = applied(begun, await checkBarcodes(tx, begun, { barcodes: [barcode], type: 'redeem' }))
  row = applied(row, await chooseKit(tx, row, { barcode }, user))
  row = await saveActivation(tx, row, {})
  const body = { email: user.email, barcodes: [barcode], pet, person }
  const { activated } = await handIn(tx, row, asBody(body), customer)
  if (!activated) throw new Error('No kit was activated')
  await tieLifePlan(tx, services, activated)
  return activated.animalId
}

/** What a step may add is left out. */
const asBody = (body: { email: string; barcodes: string[]; pet: Pet; person: Person }) => ({
  ...body,
  id: undefined,
  activatedProducuId: undefined,
  selectedBreed: undefined,
  coupon: undefined,
  excludeProducts: undefined,
  selectedTestKit: undefined,
  selectedProduct: undefined,
  collectionAgent: undefined,
  payment: undefined,
  upgradeProducts: undefined,
})

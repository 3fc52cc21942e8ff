import type { Activation } from '@shop/contract/activation'
import { eq } from 'drizzle-orm'
import { putDueCart } from './due.ts'
import { kitOf } from './kit.ts'
import { checkExtraTests } from './product.ts'
import { type ActivationChanges, type ActivationRow, applied, type Customer, fieldMissing, refuseField } from './row.ts'
import { chooseCoupons } from '../../sales/coupon/coupon.ts'
import type { Db } from '../../platform/db/open.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { type Test, testsOf } from '../../storefront/product/test-contents.ts'

type StoredRecord = ActivationRow['record']
type Excluded = NonNullable<Activation['excludeProducts']>
/** What is left out of it does not change; an empty coupon and an agent of null are removed. */
type Review = {
  coupon?: string
  excludeProducts?: Excluded
  upgradeProducts?: number[]
  collectionAgent?: Activation['collectionAgent'] | null
}

/** What the kit will test in this animal, before anything is left out; empty until kit and animal are known. */
export async function activationTests(db: Db, row: ActivationRow): Promise<Test[]> {
  const kit = await kitOf(db, row)
  const { pet, selectedBreed } = row.record
  const speciesId = kit?.tested?.speciesId ?? pet?.species?.id
  const breed = pet ? pet.breed : selectedBreed
  if (!kit?.tested || !speciesId || (kit.view.isBreedRequired && !breed)) return []
  return testsOf(db, kit.tested, {
    speciesId,
    breedId: breed?.id ?? null,
    isMixedBreed: pet?.isMixedBreed === true,
  })
}

/** Tests left out and bought besides, as far as they still fit what is tested: another kit or breed forgets them. */
export function fitting({ excludeProducts, upgradeProducts = [] }: StoredRecord, tests: Test[]) {
  const among = (ids: number[], kind?: Test['kind']) =>
    ids.filter((id) => tests.some((test) => test.id === id && (!kind || test.kind === kind)))
  return {
    excludeProducts: {
      trait: among(excludeProducts?.trait ?? [], 'trait'),
      disease: among(excludeProducts?.disease ?? [], 'disease'),
    },
    upgradeProducts: upgradeProducts.filter((id) => !among([id]).length),
  }
}

/** What the sample is tested for in the end. */
export function testedIds(record: StoredRecord, tests: Test[]): number[] {
  const { excludeProducts, upgradeProducts } = fitting(record, tests)
  const isLeftOut = new Set([...excludeProducts.trait, ...excludeProducts.disease])
  return [...tests.map(({ id }) => id).filter((id) => !isLeftOut.has(id)), ...upgradeProducts]
}

/** Excluded and added tests, the stored ones or the given ones; each must fit what is tested. */
async function checkTests(tx: Db, { record }: ActivationRow, given: Review, tests: Test[]) {
  const upgradeProducts = given.upgradeProducts && [...new Set(given.upgradeProducts)]
  const chosen = fitting(
    {
      excludeProducts: given.excludeProducts ?? record.excludeProducts,
      upgradeProducts: upgradeProducts ?? record.upgradeProducts,
    },
    tests,
  )
  if (given.excludeProducts && !isSame(chosen.excludeProducts, given.excludeProducts))
    throw refuseField('excludeProducts', 'One of these tests is not in this kit. Please choose again.')
  if (upgradeProducts && chosen.upgradeProducts.length < upgradeProducts.length)
    throw refuseField('upgradeProducts', 'One of these tests is in your kit already. Please choose again.')
  if (chosen.upgradeProducts.length)
    await checkExtraTests(tx, chosen.upgradeProducts, record.pet?.species?.id ?? 0, 'upgradeProducts')
  if (!testedIds(chosen, tests).length) throw refuseField('excludeProducts', 'Please leave at least one test in.')
  return chosen
}

/** The review: exclusions, further tests, coupon and agent, checked; and a cart with what is due. */
export async function review(
  tx: Db,
  row: ActivationRow,
  given: Review,
  visitor: Customer,
): Promise<ActivationChanges & { record: StoredRecord }> {
  if (!row.barcodes) throw fieldMissing('barcodes')
  if (!row.record.pet) throw fieldMissing('pet')
  const tests = await activationTests(tx, row)
  if (!tests.length) throw fieldMissing(row.type === 'step' ? 'selectedProduct' : 'selectedTestKit')
  const { coupon, collectionAgent } = given
  const record: StoredRecord = {
    ...(await checkTests(tx, row, given, tests)),
    ...(coupon !== undefined && { coupon: (await chooseCoupons(tx, [coupon]))[0] }),
    ...(collectionAgent !== undefined && { collectionAgent: await namedAgent(tx, collectionAgent) }),
  }
  const cartId = await putDueCart(tx, applied(row, { record }), visitor)
  return { record, cartId }
}

const isSame = (one: Excluded, other: Excluded) =>
  one.trait.length === other.trait.length && one.disease.length === other.disease.length

async function namedAgent(tx: Db, agent: Activation['collectionAgent'] | null) {
  if (!agent) return undefined
  const [known] = await tx
    .select({ id: collectionAgents.id, name: collectionAgents.name })
    .from(collectionAgents)
    .where(eq(collectionAgents.id, agent.id))
  if (!known) throw refuseField('collectionAgent', 'We do not know this collection agent. Please choose another.')
  return known
}

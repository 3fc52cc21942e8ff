import type { ItemAdd } from '@shop/contract/cart'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { findAnimal } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { fittingKitsIn, isLifePlan, refusalFor } from '../../results/life-plan/eligibility.ts'
import { products } from '../../schema/product.ts'
import { users } from '../../schema/user.ts'
import { findUser, type User } from '../../people/visitor/visitor.ts'
import type { CartRow } from './row.ts'
import { cartItems, type ItemMeta } from '../../schema/cart.ts'

type Line = { item: typeof cartItems.$inferSelect; product: typeof products.$inferSelect }

const needsAKit =
  'A life plan is made from results. Put a Geno Pet or a full breed profile kit into the cart for each plan, or order the plan from the page of a dog that was tested.'
const notYours = 'This dog is no longer yours to order for. Please take its life plan out of your cart.'

const refuse = (errors: Record<string, string>) => new Failure(428, { message: messages.failedToAddItemToCart, errors })

export const refuseSecondPlan = () => refuse({ quantity: 'One plan is enough for a dog.' })

/** What a cart keeps of a life plan: the animal it is for, if one is named. Throws 404 for another's, 428 where it cannot be had. */
export async function lifePlanMeta(tx: Db, { metaData, quantity }: ItemAdd, user: User | null): Promise<ItemMeta> {
  if (!metaData?.animalId) return {}
  if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  const animal = await findAnimal(tx, metaData.animalId, user, 'full')
  const refusal = await refusalFor(tx, animal)
  if (refusal) throw refuse({ productId: refusal })
  if (quantity > 1) throw refuseSecondPlan()
  return { animalId: animal.id, animalName: animal.petName }
}

async function problemOfNamed(db: Db, userId: string | null, animalId: string): Promise<string | null> {
  const user = userId ? await findUser(db, eq(users.id, userId)) : null
  const animal = user && (await findAnimal(db, animalId, user, 'full').catch(() => null))
  return animal ? refusalFor(db, animal) : notYours
}

/**
 * Why life plans of a cart cannot be ordered as it is, by the id of their line: each is for a dog that has a fitting
 * sample, or comes with a kit of the same cart.
 */
export async function lifePlanProblems(db: Db, userId: string | null, lines: Line[]): Promise<Map<string, string>> {
  const plans = lines.filter(({ product }) => isLifePlan(product))
  const problems = new Map<string, string>()
  let kits = lines
    .filter(({ item }) => !item.metaData.barcode)
    .reduce((sum, { item, product }) => sum + fittingKitsIn(product) * item.quantity, 0)
  for (const { item } of plans) {
    const { animalId } = item.metaData
    const problem = animalId
      ? await problemOfNamed(db, userId, animalId)
      : (kits -= item.quantity) < 0
        ? needsAKit
        : null
    if (problem) problems.set(item.id, problem)
  }
  return problems
}

/** Throws 428 on `field` when a change leaves a life plan in the cart that cannot be ordered. */
export async function refuseUnfitPlans(tx: Db, cart: CartRow, userId: string | null, field: 'productId' | 'quantity') {
  const lines = await tx
    .select({ item: cartItems, product: products })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cart.id))
  const [problem] = (await lifePlanProblems(tx, userId, lines)).values()
  if (problem) throw refuse({ [field]: problem })
}

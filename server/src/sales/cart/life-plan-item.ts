import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { findAnimal } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { fittingKitsIn, isLifePlan, refusalFor } from '../../results/life-plan/eligibility.ts'
import { users } from '../../schema/user.ts'
import { findUser } from '../../people/visitor/visitor.ts'
import type { ItemMeta } from '../../schema/cart.ts'
import type { Adding, Kind, Line } from './kind.ts'
import { plainProduct } from './product-item.ts'

const needsAKit =
  'A life plan is made from results. Put a Geno Pet or a full breed profile kit into the cart for each plan, or order the plan from the page of a dog that was tested.'
const notYours = 'This dog is no longer yours to order for. Please take its life plan out of your cart.'

function limit({ animalId }: ItemMeta, quantity: number) {
  if (animalId && quantity > 1) throw refusal({ quantity: 'One plan is enough for a dog.' })
}

/** What a cart stores of it: the animal it is for, if one is named. Throws 404 for another's, 428 where it cannot be had. */
async function add(tx: Db, { body: { metaData, quantity }, user }: Adding): Promise<ItemMeta> {
  if (!metaData?.animalId) return {}
  if (!user) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  const animal = await findAnimal(tx, metaData.animalId, user, 'full')
  const reason = await refusalFor(tx, animal)
  if (reason) throw refusal({ productId: reason })
  limit(metaData, quantity)
  return { animalId: animal.id, animalName: animal.petName }
}

async function problemOfNamed(db: Db, userId: string | null, animalId: string): Promise<string | null> {
  const user = userId ? await findUser(db, eq(users.id, userId)) : null
  const animal = user && (await findAnimal(db, animalId, user, 'full').catch(() => null))
  return animal ? refusalFor(db, animal) : notYours
}

/** Each is for a dog that has a fitting sample, or comes with a kit of the same cart. */
async function problems(db: Db, userId: string | null, lines: Line[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let kits = lines
    .filter(({ item }) => !item.metaData.barcode)
    .reduce((sum, { item, product }) => sum + fittingKitsIn(product) * item.quantity, 0)
  for (const { item } of lines.filter(({ product }) => isLifePlan(product))) {
    const { animalId } = item.metaData
    const problem = animalId
      ? await problemOfNamed(db, userId, animalId)
      : (kits -= item.quantity) < 0
        ? needsAKit
        : null
    if (problem) found.set(item.id, problem)
  }
  return found
}

/** A care plan for a dog that was tested, or beside the kits that it needs. */
export const lifePlan: Kind = {
  ...plainProduct,
  has: ({ product }) => isLifePlan(product),
  add,
  limit,
  problems,
  isCheckedAtOnce: true,
  goesWithAll: true,
}

import type { CartItem } from '@shop/contract/cart'
import { Failure } from '@shop/contract/failure'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findAnimal } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { orders } from '../../schema/order.ts'
import type { Services } from '../../platform/services.ts'
import { samples } from '../../schema/sample.ts'
import { products } from '../../schema/product.ts'
import { users } from '../../schema/user.ts'
import { isFittingSample, isLifePlan, refusalFor } from './eligibility.ts'
import { lifePlans } from '../../schema/life-plan.ts'
import { lifePlanQueue } from './queues.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'userId' | 'snapshot'>

/** The animal that a paid line names, where its buyer may still have a plan made for it. */
async function animalOf(tx: Db, userId: string | null, { metaData }: CartItem): Promise<string | null> {
  const [user] = userId
    ? await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
    : []
  if (!user || !metaData.animalId) return null
  const animal = await findAnimal(tx, metaData.animalId, user, 'full').catch((refused: unknown) => {
    if (refused instanceof Failure) return null
    throw refused
  })
  return animal && (await refusalFor(tx, animal)) === null ? animal.id : null
}

/**
 * Opens the life plans of a paid order: for the animal that a line names, or for the first one whose kit of this order
 * is activated. Once: again, it changes nothing.
 */
export async function openLifePlans(tx: Db, { jobs, log }: Pick<Services, 'jobs' | 'log'>, order: Order) {
  if (await tx.$count(lifePlans, eq(lifePlans.orderId, order.id))) return
  for (const item of order.snapshot.items.filter(({ product }) => isLifePlan(product)))
    for (let place = 0; place < item.quantity; place++) {
      const animalId = await animalOf(tx, order.userId, item)
      const opened = { orderId: order.id, orderItemId: item.id, place, userId: order.userId }
      // Of two orders for one animal the second finds its place taken, and its plan stays without an animal.
      const made = await tx
        .insert(lifePlans)
        .values({ ...opened, animalId })
        .onConflictDoNothing()
        .returning({ id: lifePlans.id })
      const isTaken = !made.length && animalId !== null
      if (isTaken) await tx.insert(lifePlans).values(opened).onConflictDoNothing()
      if (item.metaData.animalId && (isTaken || !animalId))
        log.error({ number: order.number }, 'a life plan was paid for an animal that cannot have one: please refund it')
      if (made.length && animalId) await jobs.send(lifePlanQueue, { animalId }, tx)
    }
}

/** Gives an animal whose kit was just activated the life plan that was bought with the kit, if one is left. */
export async function tieLifePlan(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { barcodes, animalId }: { barcodes: string[]; animalId: string },
) {
  const left = tx
    .select({ id: lifePlans.id })
    .from(lifePlans)
    .innerJoin(samples, eq(samples.orderId, lifePlans.orderId))
    .innerJoin(products, eq(products.id, samples.productId))
    .where(
      and(
        inArray(samples.barcode, barcodes),
        isFittingSample,
        // A kit that was handed on takes no plan of its giver's along.
        sql`${samples.userId} is not distinct from ${lifePlans.userId}`,
        isNull(lifePlans.animalId),
      ),
    )
    .orderBy(asc(lifePlans.orderItemId), asc(lifePlans.place))
    .limit(1)
    // Of two kits activated at once each takes a plan of its own.
    .for('update', { of: lifePlans, skipLocked: true })
  const [tied] = await tx
    .update(lifePlans)
    .set({ animalId })
    .where(
      and(
        inArray(lifePlans.id, left),
        sql`not exists (select 1 from ${lifePlans} as other where other.animal_id = ${animalId})`,
      ),
    )
    .returning({ id: lifePlans.id })
  if (tied) await jobs.send(lifePlanQueue, { animalId }, tx)
}

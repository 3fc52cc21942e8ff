import { ourCategories } from '@shop/contract/constants'
import { Failure, type FieldErrors } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { toolCalls } from '@shop/contract/tool'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { attemptLimit } from '../platform/attempts.ts'
import type { Db } from '../db/open.ts'
import { products } from '../product/tables.ts'
import { samples } from '../sample/tables.ts'
import { users } from '../user/tables.ts'
import { sendNotice } from '../mail/notice.ts'
import { isFree, isInBalance } from '../sample/balance.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

const refuse = (errors: FieldErrors) => new Failure(428, { message: messages.failedToTransferMultipacks, errors })

/** A pack is opened when it is bought: what is left of it are kits. */
const categoryOfKits = (categoryId: number) =>
  categoryId === ourCategories.multiPack ? ourCategories.testKit : categoryId

/** Locks so many kits of a user's balance; those that another window is activating are not among them. */
async function lockKits(tx: Db, userId: string, categoryId: number, quantity: number): Promise<string[]> {
  const rows = await tx
    .select({ barcode: samples.barcode })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(and(isInBalance(userId), eq(products.categoryId, categoryOfKits(categoryId))))
    .orderBy(asc(samples.createdAt), asc(samples.barcode))
    .limit(quantity)
    .for('update', { of: samples, skipLocked: true })
  if (rows.length < quantity)
    throw refuse({
      quantity: rows.length
        ? `You have ${rows.length} of these kits left to give.`
        : 'You have none of these kits left to give.',
    })
  return rows.map(({ barcode }) => barcode)
}

export function multipackHandlers(services: Services): Pick<Handlers<typeof toolCalls>, 'transferMultipack'> {
  const { db, secrets } = services
  // Whether the kits leave tells who has an account: whoever wants to know that of many addresses is slowed down.
  const senders = attemptLimit(db, secrets, {
    name: 'multipack',
    points: 10,
    perSeconds: 60 * 60,
    message: 'You have sent kits to several addresses. Please wait an hour and try again.',
  })
  return {
    transferMultipack: async ({ body: { quantity, categoryId, ...body }, user }) => {
      const email = body.email.toLowerCase()
      if (email === user.email) throw refuse({ email: 'This is your own address: the kits are yours already.' })
      await senders.count(user.id)
      await db.transaction(async (tx) => {
        // Transfers of one user take turns: of two at once the second sees what the first has left.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
        const barcodes = await lockKits(tx, user.id, categoryId, quantity)
        const [receiver] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
        if (!receiver)
          throw refuse({
            email: 'We cannot bring kits to this address. Ask its owner which address their account has.',
          })
        await tx
          .update(samples)
          .set({ userId: receiver.id })
          .where(and(inArray(samples.barcode, barcodes), isFree))
        await sendNotice(services, 'kits-received', email, tx)
      })
      return {
        message: quantity === 1 ? 'The kit is in its new balance.' : `The ${quantity} kits are in their new balance.`,
      }
    },
  }
}

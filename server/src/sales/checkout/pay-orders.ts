import type { OrderPaymentBody } from '@shop/contract/checkout'
import { eq } from 'drizzle-orm'
import { toOrder } from '../order/view.ts'
import { orders } from '../../schema/order.ts'
import { findCheckout, refuseTransfer } from '../payment/checkout-row.ts'
import { selectOwed } from '../pending-payment/find.ts'
import { sameAmount, storePayment } from '../pending-payment/pay.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { checkouts } from '../../schema/checkout.ts'

/** Another way to pay for one order, a guest's too; a payment with the same key is answered as it is. */
export async function payOrder(services: Services, key: string, user: User | null, body: OrderPaymentBody) {
  const { db } = services
  const order = await findCheckout(db, key, user)
  const [known] = await db.select().from(checkouts).where(eq(checkouts.id, body.checkoutId))
  if (known) return toOrder(sameAmount(await findCheckout(db, known.id, user), body))
  refuseTransfer(body.paymentMethod)
  const owed = await selectOwed(db, eq(orders.checkoutId, order.id))
  const { userId, snapshot: payer } = order
  return toOrder(await storePayment(db, services, owed, body, { userId, points: 0, payer }))
}

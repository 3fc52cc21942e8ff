import type { AdvanceOrder } from '@shop/contract/checkout'
import { productTypes } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf, formatMoney, toMinor } from '@shop/contract/money'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { kindOf } from '../cart/kinds.ts'
import { excessOf, orderExcessOf } from '../cart/limits.ts'
import { ownedBy } from '../cart/owned-by.ts'
import { refusePendingPayments } from '../cart/pending-payments.ts'
import { cartItems, carts } from '../../schema/cart.ts'
import { readCartToOrder } from '../cart/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { findCheckout, freeRefused, paidBy, providerFor, storeCheckout } from '../payment/checkout-row.ts'
import { products } from '../../schema/product.ts'
import type { Services } from '../../platform/services.ts'
import { type Address, users } from '../../schema/user.ts'
import { ordersOnAccount, type User } from '../../people/visitor/visitor.ts'
import { postedTo, snapshotOf } from './cart-checkout.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'

/** How many of these products may be ordered ahead. What is put together in the cart, or read from a sample, may not. */
async function countOrderedAhead(tx: Db, ids: number[]) {
  const found = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), ne(products.typeId, productTypes.shippingMethod)))
  return found.filter((product) => kindOf({ product, item: { metaData: {} } }).isOrderedAhead).length
}

/**
 * The checkout of an advance order, with a cart of its own, in the account's currency. One key gives one checkout.
 * Throws 403 for whoever has no account to order on.
 */
export async function checkOutAdvance(
  tx: Db,
  services: Pick<Services, 'payments'>,
  { checkoutId, user: person, agent, shippingAddress, note, items, expectedSubtotal }: AdvanceOrder,
  user: User,
): Promise<CheckoutRow> {
  if (!ordersOnAccount(user)) throw new Failure(403, { message: messages.operationFailed })
  // A second press waits here, and then finds the first one's order.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  await freeRefused(tx, checkoutId, user)
  if (await tx.$count(checkouts, eq(checkouts.id, checkoutId))) return findCheckout(tx, checkoutId, user)
  await refusePendingPayments(tx, user)
  const excess = excessOf(items)
  if (excess) throw refusal({ items: excess })
  const ids = [...new Set(items.map(({ productId }) => productId))]
  if (ids.length < items.length) throw refusal({ items: messages.itemAlreadyInCart })
  if ((await countOrderedAhead(tx, ids)) < ids.length) throw refusal({ items: messages.failedToFetchProductDetails })
  const country = user.countryCode
  const [cart] = await tx
    .insert(carts)
    .values({
      ...(await ownedBy(tx, user, shippingAddress as Address | undefined)),
      email: user.email,
      country,
      currency: currencyOf(country),
    })
    .returning()
  if (!cart) throw new Error('No cart was made')
  await tx.insert(cartItems).values(items.map((item) => ({ ...item, cartId: cart.id })))
  const full = await readCartToOrder(tx, cart)
  const [problem] = full.problems.values()
  const refused = problem ?? orderExcessOf(full)
  if (refused) throw refusal({ items: refused })
  const { subtotal } = full.totals
  if (expectedSubtotal !== undefined && toMinor(expectedSubtotal) !== subtotal)
    throw new Failure(409, {
      message: `These now come to ${formatMoney(subtotal, full.currency, country)}. Please look at them again before you order.`,
    })
  const { firstName, lastName, phoneNumber } = person
  const named = { email: user.email, firstName, lastName, phoneNumber: phoneNumber ?? null }
  return storeCheckout(tx, {
    id: checkoutId,
    cartId: cart.id,
    userId: user.id,
    status: 'created',
    paymentMethod: null,
    ...paidBy(providerFor(services, null, full.currency, cart.country), cart.country),
    currency: full.currency,
    total: full.totals.total,
    snapshot: {
      ...snapshotOf(full, named),
      shippingAddress: await postedTo(user, cart, full),
      advance: { user: person, agent, note },
    },
  })
}

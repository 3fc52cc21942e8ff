import type { checkoutCalls } from '@shop/contract/checkout'
import { Failure } from '@shop/contract/failure'
import { toMinor } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import { isSameAddress, storeAddress } from '../../people/address/store.ts'
import type { Db } from '../../platform/db/open.ts'
import { toOrder } from '../order/view.ts'
import { refuse } from '../payment/purchase.ts'
import { beginPayment, chargeOf, isPlaced } from '../payment/steps.ts'
import type { Services } from '../../platform/services.ts'
import { checkOutAdvance } from './advance-checkout.ts'
import { checkOutCart, isForAccount } from './cart-checkout.ts'
import { cancelOrder } from './end-order.ts'
import { countTransfer } from './transfer-limit.ts'
import { payOrder } from './pay-orders.ts'
import { refuseOneTimePayment } from '../member/member.ts'
import { customerAt, openCards } from '../saved-card/customer.ts'
import { charge, putOnAccount } from './charge.ts'
import {
  findCheckout,
  freeRefused,
  paidBy,
  paysWhatIsOwed,
  providerFor,
  refuseTransfer,
} from '../payment/checkout-row.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { paymentContext } from './payment-context.ts'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'

/** Who takes the money by a method that was chosen; without one, by that of the order. */
function chosenProvider(services: Services, checkout: CheckoutRow, chosen: CheckoutRow['paymentMethod'] | undefined) {
  const { snapshot, paymentMethod, currency } = checkout
  const method = chosen ?? paymentMethod
  if (paysWhatIsOwed(snapshot)) refuseTransfer(method)
  refuseOneTimePayment(snapshot, method)
  return providerFor(services, method, currency, snapshot.country)
}

/** What was typed for an order is there for the next; a bill that goes where the parcel goes is no other address. */
async function storeAddresses(db: Db, userId: string, { shippingAddress, billingAddress }: CheckoutRow['snapshot']) {
  if (shippingAddress) await storeAddress(db, userId, 'shipping', shippingAddress)
  if (billingAddress && !isSameAddress(billingAddress, shippingAddress))
    await storeAddress(db, userId, 'billing', billingAddress)
}

export function checkoutHandlers(services: Services): Handlers<typeof checkoutCalls> {
  const { db, payments } = services
  const context = paymentContext(services)

  return {
    createOrder: async ({ body, user }) => {
      if (user) await freeRefused(db, body.checkoutId, user)
      const isKept = () => db.$count(checkouts, eq(checkouts.id, body.checkoutId))
      const kept = async () => {
        const checkout = await findCheckout(db, body.checkoutId, user)
        if (!isPlaced(checkout) && toMinor(body.expectedTotal) !== checkout.total) throw refuse('changed')
        return checkout
      }
      const checkout = (await isKept())
        ? await kept()
        : await db
            .transaction((tx) => checkOutCart(tx, services, body, user))
            .catch(async (reason: unknown) => {
              // While it waited for the cart, another press placed the same order, and the cart is no more.
              if (await isKept()) return kept()
              throw reason
            })
      if (user && !isForAccount(checkout)) await storeAddresses(db, user.id, checkout.snapshot)
      return toOrder(isForAccount(checkout) ? await putOnAccount(context, checkout) : checkout)
    },

    preparePayment: async ({ body, user }) => {
      const checkout = await findCheckout(db, body.checkoutId, user)
      const provider = chosenProvider(services, checkout, body.paymentMethod)
      const { name, mode, publishableKey } = provider
      const { isYearly } = chargeOf(checkout)
      // Without it a card can still be typed.
      const cardSession = await openCards(db, checkout.userId, provider, isYearly).catch((error: unknown) => {
        context.log.error({ err: error, number: checkout.number }, 'saved cards')
        return null
      })
      return { provider: name, mode: mode(checkout.snapshot.country), publishableKey, isYearly, cardSession }
    },

    startPayment: async ({ body, user }) => {
      const checkout = await findCheckout(db, body.checkoutId, user)
      const method = body.paymentMethod ?? checkout.paymentMethod
      const provider = chosenProvider(services, checkout, method)
      const isOther = provider.name !== checkout.provider || provider.account !== checkout.account
      const begun = await beginPayment(context, checkout, {
        paymentMethod: method,
        customer: await customerAt(db, checkout.userId, provider),
        ...(isOther && { ...paidBy(provider, checkout.snapshot.country), paymentRef: null }),
      })
      if (begun.status !== 'paying') throw new Failure(409, { message: 'This order has already been placed.' })
      // A payment under way stays with the provider it began with: the other one knows nothing of it.
      const current = payments.of(begun)
      const opened = begun.total === 0 ? { clientSecret: null, paymentRef: null } : await current.start(chargeOf(begun))
      await db.update(checkouts).set({ paymentRef: opened.paymentRef }).where(eq(checkouts.id, begun.id))
      return {
        clientSecret: opened.clientSecret,
        publishableKey: current.publishableKey,
        provider: begun.provider,
        mode: begun.mode,
      }
    },

    confirmPayment: async ({ params, body, user, address }) => {
      const checkout = await findCheckout(db, params.checkoutId, user)
      if (user?.email !== checkout.snapshot.email.toLowerCase()) await countTransfer(services, checkout, address)
      const begun = await beginPayment(context, checkout)
      return toOrder(begun.status === 'paying' ? await charge(context, begun, body.token, body.saved) : begun)
    },

    payOrder: ({ params, body, user }) => payOrder(services, params.orderKey, user, body),

    cancelOrder: async ({ params, user }) =>
      toOrder(await cancelOrder(services, (await findCheckout(db, params.orderKey, user)).id)),

    createAdvanceOrder: async ({ body, user }) => {
      const checkout = await db.transaction((tx) => checkOutAdvance(tx, services, body, user))
      return toOrder(await putOnAccount(context, checkout))
    },
  }
}

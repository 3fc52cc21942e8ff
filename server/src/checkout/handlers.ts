import { addressSchema } from '@shop/contract/address'
import { type Checkout, type checkoutCalls, paidCheckoutSchema } from '@shop/contract/checkout'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { formatMoney, toMinor } from '@shop/contract/money'
import { eq, inArray } from 'drizzle-orm'
import { findCart, refusePendingPayments } from '../cart/handlers.ts'
import { type FullCart, readCart, toCart } from '../cart/view.ts'
import type { Db } from '../db/open.ts'
import { cartItems, carts } from '../cart/tables.ts'
import { checkouts } from './tables.ts'
import { products } from '../product/tables.ts'
import { checked, type Handlers } from '../http/mount.ts'
import type { User } from '../visitor/visitor.ts'
import { isUuid } from '../platform/ids.ts'
import { keepCheckout, paidBy, providerFor, refuseFields, refuseTransfer } from './new-checkout.ts'
import { type CheckoutRow, toOrder } from '../order/view.ts'
import { chargeOf, paymentSteps } from '../payment/steps.ts'
import type { Services } from '../platform/services.ts'
import type { Snapshot } from './snapshot.ts'

const isVet = (user: User | null) => user?.type === 'vet'

/** A checkout opens to whoever holds its key; one that is a user's, to that user alone. All others find nothing there. */
export async function findCheckout(db: Db, id: string, user: User | null): Promise<CheckoutRow> {
  const missing = new Failure(404, { message: messages.failedToFetchOrders })
  if (!isUuid(id)) throw missing
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  if (!row || (row.userId && row.userId !== user?.id)) throw missing
  return row
}

/** Where nothing travels, nobody need say where to. */
const unshippedSchema = paidCheckoutSchema
  .omit(['shippingMethodId'])
  .shape({ shippingAddress: addressSchema.optional().default(undefined) })
  .noUnknown()

/** What a guest's or an owner's payload must hold besides: addresses, payment, and a delivery where swabs travel. */
async function checkPaid(body: Checkout, { available, isSwabRequired }: FullCart) {
  const { shippingMethodId, ...rest } = body
  if (!isSwabRequired) return checked(unshippedSchema, rest)
  await checked(paidCheckoutSchema, body)
  const method = available.find(({ id }) => id === shippingMethodId)
  if (!method?.countries.includes(body.shippingAddress?.country ?? ''))
    throw refuseFields({ shippingMethodId: 'This delivery does not go to your address. Please choose another.' })
}

/** Vets name the animal of every item that needs one (checkout-3). */
function checkAnimals({ items }: FullCart) {
  const nameless = items.filter(({ product, item }) => product.isAnimalRequired && !item.metaData.animalName?.trim())
  if (nameless.length)
    throw refuseFields(
      Object.fromEntries(nameless.map(({ product }) => [product.name, 'Please name the animal this test is for.'])),
    )
}

/** All that an order of a cart will say, but for where it goes. */
export const snapshotOf = (
  full: FullCart,
  person: Pick<Snapshot, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>,
): Snapshot => {
  const { items, totals, coupons, shippingMethods, country, updatedAt } = toCart(full)
  return {
    ...person,
    items,
    totals,
    country,
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: shippingMethods.selected,
    coupons: coupons.map(({ code }) => code),
    points: full.totals.loyalty,
    cartUpdatedAt: updatedAt,
  }
}

export function checkoutHandlers(services: Services): Handlers<typeof checkoutCalls> {
  const { db, payments, log } = services
  const steps = paymentSteps(services)

  /** A vet's orders go on the account: nothing is charged, the order waits for its money. */
  const putOnAccount = async (checkout: CheckoutRow) => {
    if (checkout.status === 'cancelled') return checkout
    const begun = await steps.begin(checkout)
    if (begun.status !== 'paying') return begun
    // What costs nothing is not billed.
    if (begun.total === 0) return steps.finish(begun, { status: 'paid', paymentRef: `free_${begun.id}` })
    return steps.finish(begun, { status: 'pending', paymentRef: `account_${begun.id}` })
  }

  const answer = async (checkout: CheckoutRow, user: User | null) =>
    toOrder(isVet(user) ? await putOnAccount(checkout) : checkout)

  /** Asks for the money. Whoever asks at the same time waits for the same answer. */
  const charge = async (checkout: CheckoutRow, token: string): Promise<CheckoutRow> => {
    const claimed = await steps.claim(checkout.id)
    if (!claimed) return settled(checkout.id)
    if (claimed.total === 0) return steps.finish(claimed, { status: 'paid', paymentRef: `free_${claimed.id}` })
    const outcome = await payments
      .named(claimed.provider)
      .confirm({ ...chargeOf(claimed), token })
      .catch((error: unknown) => {
        // Nobody knows whether money moved: the order stays "paying" until the sweep has asked.
        log.error({ err: error, number: claimed.number }, 'charge')
        return null
      })
    if (!outcome) return claimed
    if (outcome.status === 'unknown') await steps.unclaim(claimed.id)
    return steps.take(claimed, outcome)
  }

  /** What another request's charge came to; `paying` when that takes longer than a visitor waits. */
  const settled = async (id: string, triesLeft = 50): Promise<CheckoutRow> => {
    const checkout = await steps.read(id)
    if (checkout.status !== 'paying' || triesLeft === 0) return checkout
    await new Promise((resume) => setTimeout(resume, 100))
    return settled(id, triesLeft - 1)
  }

  return {
    createOrder: async ({ body, user }) => {
      const [known] = await db.select().from(checkouts).where(eq(checkouts.id, body.checkoutId))
      if (known) return answer(await findCheckout(db, known.id, user), user)
      await refusePendingPayments(db, user)
      const { shippingMethodId, paymentMethod, firstName, lastName, email } = body
      const cart = await findCart(db, body.sessionId, user)
      const userId = user?.id ?? null
      const full = await readCart(db, { ...cart, userId, ...(shippingMethodId && { shippingMethodId }) })
      if (!full.items.length) throw new Failure(409, { message: 'Your cart is empty.' })
      if (isVet(user)) checkAnimals(full)
      else await checkPaid(body, full)
      const { total } = full.totals
      if (toMinor(body.expectedTotal) !== total)
        throw new Failure(409, {
          message: `The total is now ${formatMoney(total, full.currency, cart.country)}. Please look at your cart again before you pay.`,
        })
      const provider = providerFor(services, isVet(user) ? null : (paymentMethod ?? null))
      const snapshot = snapshotOf(full, { email, firstName, lastName, phoneNumber: body.phoneNumber ?? null })
      const checkout = await keepCheckout(services, {
        id: body.checkoutId,
        cartId: cart.id,
        userId,
        status: 'created',
        ...paidBy(provider, cart.country),
        currency: full.currency,
        total,
        // What a vet's payload says about addresses and payment is not kept (checkout-2).
        paymentMethod: isVet(user) ? null : (paymentMethod ?? null),
        snapshot: isVet(user)
          ? snapshot
          : {
              ...snapshot,
              shippingAddress: (body.shippingAddress as Snapshot['shippingAddress']) ?? null,
              billingAddress: (body.billingAddress as Snapshot['billingAddress']) ?? null,
            },
      })
      return answer(checkout, user)
    },

    startPayment: async ({ body, user }) => {
      const checkout = await findCheckout(db, body.checkoutId, user)
      const method = body.paymentMethod ?? checkout.paymentMethod
      if (checkout.snapshot.invoices) refuseTransfer(method)
      const provider = providerFor(services, method)
      const isOther = provider.name !== checkout.provider
      const begun = await steps.begin(checkout, {
        paymentMethod: method,
        ...(isOther && { ...paidBy(provider, checkout.snapshot.country), paymentRef: null }),
      })
      if (begun.status !== 'paying') throw new Failure(409, { message: 'This order has already been placed.' })
      // A payment under way keeps the provider it began with: the other one knows nothing of it.
      const current = payments.named(begun.provider)
      const opened =
        begun.total === 0
          ? { clientSecret: null, publishableKey: null, paymentRef: null }
          : await current.start(chargeOf(begun))
      await db.update(checkouts).set({ paymentRef: opened.paymentRef }).where(eq(checkouts.id, begun.id))
      return {
        clientSecret: opened.clientSecret,
        publishableKey: opened.publishableKey,
        provider: begun.provider,
        mode: begun.mode,
      }
    },

    confirmPayment: async ({ params, body, user }) => {
      const begun = await steps.begin(await findCheckout(db, params.checkoutId, user))
      return toOrder(begun.status === 'paying' ? await charge(begun, body.token) : begun)
    },

    createAdvanceOrder: async ({ body, user, visitor }) => {
      await refusePendingPayments(db, user)
      const ids = body.items.map(({ productId }) => productId)
      const found = await db.select().from(products).where(inArray(products.id, ids))
      if (found.length !== ids.length) throw refuseFields({ items: messages.failedToFetchProductDetails })
      const cart = await db.transaction(async (tx) => {
        const [made] = await tx
          .insert(carts)
          .values({ userId: user.id, email: user.email, country: visitor.country, currency: visitor.currency })
          .returning()
        if (!made) throw new Error('No cart was made')
        await tx.insert(cartItems).values(body.items.map((item) => ({ ...item, cartId: made.id })))
        return made
      })
      const full = await readCart(db, cart)
      const { firstName, lastName, phoneNumber } = body.user
      const person = { email: user.email, firstName, lastName, phoneNumber: phoneNumber ?? null }
      const checkout = await keepCheckout(services, {
        id: crypto.randomUUID(),
        cartId: cart.id,
        userId: user.id,
        status: 'created',
        paymentMethod: null,
        ...paidBy(providerFor(services, null), cart.country),
        currency: full.currency,
        total: full.totals.total,
        snapshot: { ...snapshotOf(full, person), advance: { user: body.user, agent: body.agent, note: body.note } },
      })
      return toOrder(await putOnAccount(checkout))
    },
  }
}

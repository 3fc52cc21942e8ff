import { addressSchema } from '@shop/contract/address'
import { type AdvanceOrder, type Checkout, paidCheckoutSchema } from '@shop/contract/checkout'
import { shippingCountries } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { formatMoney, toMinor } from '@shop/contract/money'
import { and, eq, inArray } from 'drizzle-orm'
import { refusePendingPayments } from '../cart/pending-payments.ts'
import { lockCart } from '../cart/row.ts'
import { cartItems, carts } from '../cart/tables.ts'
import { type FullCart, readCart, toCart } from '../cart/view.ts'
import { refuseUnknownState } from '../country/handlers.ts'
import type { Db } from '../db/open.ts'
import type { Services } from '../services.ts'
import { products } from '../product/tables.ts'
import type { User, Visitor } from '../visitor/visitor.ts'
import { keepCheckout, paidBy, providerFor, refuseFields } from '../payment/checkout.ts'
import { checked } from '../platform/validate.ts'
import type { CheckoutRow, Snapshot } from './tables.ts'

type Payments = Pick<Services, 'payments'>

export const isVet = (user: User | null) => user?.type === 'vet'

/** Where nothing travels, nobody need say where to. */
const unshippedSchema = paidCheckoutSchema
  .omit(['shippingMethodId'])
  .shape({ shippingAddress: addressSchema.optional().default(undefined) })
  .noUnknown()

/** What a guest's or an owner's payload must hold besides: addresses, payment, and a delivery where swabs travel. */
async function checkPaid(body: Checkout, { available, isSwabRequired }: FullCart) {
  const { shippingMethodId, ...rest } = body
  await (isSwabRequired ? checked(paidCheckoutSchema, body) : checked(unshippedSchema, rest))
  for (const field of ['shippingAddress', 'billingAddress'] as const)
    refuseUnknownState(body[field], field, messages.somethingWentWrong)
  if (!isSwabRequired) return
  const method = available.find(({ id }) => id === shippingMethodId)
  if (!method?.countries.includes(body.shippingAddress?.country ?? ''))
    throw refuseFields({ shippingMethodId: 'This delivery does not go to your address. Please choose another.' })
}

/** A vet's parcel goes to the account's address, which must be one that we post to. */
async function checkAccount({ isSwabRequired }: FullCart, user: User | null) {
  if (!isSwabRequired) return
  const { firstName, lastName, address } = user ?? {}
  const isComplete = await addressSchema.isValid({ firstName, lastName, ...address })
  if (isComplete) return refuseUnknownState(address, 'shippingAddress', messages.somethingWentWrong)
  const isAbroad = address && !shippingCountries.some((country) => country === address.country)
  throw refuseFields({
    shippingAddress: isAbroad
      ? 'We do not ship to the country of your account’s address yet.'
      : 'Your account has no complete address to send this to. Please add it under My profile.',
  })
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
    soldTo: { country: full.soldTo.country, state: full.soldTo.state ?? null },
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: shippingMethods.selected,
    coupons: coupons.map(({ code }) => code),
    points: full.totals.loyalty,
    cartUpdatedAt: updatedAt,
  }
}

/** What a vet's payload says about addresses and payment is not kept (checkout-2). */
const saidBy = (body: Checkout, user: User | null) =>
  isVet(user)
    ? { paymentMethod: null, addresses: {} }
    : {
        paymentMethod: body.paymentMethod ?? null,
        addresses: {
          shippingAddress: (body.shippingAddress as Snapshot['shippingAddress']) ?? null,
          billingAddress: (body.billingAddress as Snapshot['billingAddress']) ?? null,
        },
      }

/**
 * The checkout of a cart, made under the cart's lock: its sum and its items are of one moment. Throws 409 for an empty
 * cart, for a line that cannot be ordered, and for a total that is not the one the visitor saw; 428 on the fields.
 */
export async function checkOutCart(
  tx: Db,
  services: Payments,
  body: Checkout,
  user: User | null,
): Promise<CheckoutRow> {
  await refusePendingPayments(tx, user)
  const { shippingMethodId, firstName, lastName, email } = body
  const userId = user?.id ?? null
  const cart = await lockCart(tx, body.sessionId, user)
  const { paymentMethod, addresses } = saidBy(body, user)
  // Where it is sold to decides its tax, so the order's own addresses count.
  const full = await readCart(tx, { ...cart, ...addresses, userId, ...(shippingMethodId && { shippingMethodId }) })
  if (!full.items.length) throw new Failure(409, { message: 'Your cart is empty.' })
  const [problem] = full.problems.values()
  if (problem) throw new Failure(409, { message: problem })
  if (isVet(user)) {
    checkAnimals(full)
    await checkAccount(full, user)
  } else await checkPaid(body, full)
  if (full.totals.isTaxPending)
    throw refuseFields({ 'billingAddress.state': 'We need the state of your address to work out the tax.' })
  const { total } = full.totals
  if (toMinor(body.expectedTotal) !== total)
    throw new Failure(409, {
      message: `The total is now ${formatMoney(total, full.currency, cart.country)}. Please look at your cart again before you pay.`,
    })
  const snapshot = snapshotOf(full, { email, firstName, lastName, phoneNumber: body.phoneNumber ?? null })
  return keepCheckout(tx, {
    id: body.checkoutId,
    cartId: cart.id,
    userId,
    status: 'created',
    ...paidBy(providerFor(services, paymentMethod, full.currency), cart.country),
    currency: full.currency,
    total,
    paymentMethod,
    snapshot: { ...snapshot, ...addresses },
  })
}

/** The checkout of an advance order, with a cart of its own. */
export async function checkOutAdvance(
  tx: Db,
  services: Payments,
  body: AdvanceOrder,
  { user, country, currency }: Visitor & { user: User },
): Promise<CheckoutRow> {
  await refusePendingPayments(tx, user)
  const ids = body.items.map(({ productId }) => productId)
  // An upgrade is for a sample, which an order for somebody else does not name.
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isUpgrade, false)))
  if (found.length !== ids.length) throw refuseFields({ items: messages.failedToFetchProductDetails })
  const [cart] = await tx.insert(carts).values({ userId: user.id, email: user.email, country, currency }).returning()
  if (!cart) throw new Error('No cart was made')
  await tx.insert(cartItems).values(body.items.map((item) => ({ ...item, cartId: cart.id })))
  const full = await readCart(tx, cart)
  const { firstName, lastName, phoneNumber } = body.user
  const person = { email: user.email, firstName, lastName, phoneNumber: phoneNumber ?? null }
  return keepCheckout(tx, {
    id: crypto.randomUUID(),
    cartId: cart.id,
    userId: user.id,
    status: 'created',
    paymentMethod: null,
    ...paidBy(providerFor(services, null, full.currency), cart.country),
    currency: full.currency,
    total: full.totals.total,
    snapshot: { ...snapshotOf(full, person), advance: { user: body.user, agent: body.agent, note: body.note } },
  })
}

import type { CartRow } from '../../schema/cart.ts'
import { factsAfter } from '../cart/facts.ts'
import { addressSchema } from '@shop/contract/address'
import { type Checkout, paidCheckoutSchema } from '@shop/contract/checkout'
import { shippingCountries } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { formatMoney, toMinor } from '@shop/contract/money'
import { refusal } from '../../platform/input/refusal.ts'
import { orderExcessOf } from '../cart/limits.ts'
import { refusePendingPayments } from '../cart/pending-payments.ts'
import { accountAddress, goesOnAccount } from '../cart/on-account.ts'
import { lockCart } from '../cart/row.ts'
import { type FullCart, readCartToOrder, toCart } from '../cart/view.ts'
import { refuseUnknownState } from '../../people/country/handlers.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { storeCheckout, paidBy, providerFor } from '../payment/checkout-row.ts'
import { refuseOneTimePayment } from '../member/member.ts'
import { checked } from '../../platform/input/validate.ts'
import { type TaxPlace, taxRegionOf } from '../../reference/tax/taxes.ts'
import type { CheckoutRow, Snapshot } from '../../schema/checkout.ts'

type Payments = Pick<Services, 'payments'>

/** No way to pay was chosen: the order is put on the buyer's account. */
export const isForAccount = ({ paymentMethod }: Pick<CheckoutRow, 'paymentMethod'>) => paymentMethod === null

/** Where nothing travels, no delivery address is required. */
const unshippedSchema = paidCheckoutSchema
  .omit(['shippingMethodId'])
  .shape({ shippingAddress: addressSchema.optional().default(undefined) })
  .noUnknown()

/** What a guest's or an owner's payload must hold besides: addresses, payment, and a delivery where swabs travel. */
async function checkPaid(body: Checkout, { available, isSwabRequired }: FullCart) {
  const { shippingMethodId, ...rest } = body
  await (isSwabRequired ? checked(paidCheckoutSchema, body) : checked(unshippedSchema, rest))
  for (const field of ['shippingAddress', 'billingAddress'] as const) refuseUnknownState(body[field], field)
  if (!isSwabRequired) return
  const method = available.find(({ id }) => id === shippingMethodId)
  if (!method?.countries.includes(body.shippingAddress?.country ?? ''))
    throw refusal({ shippingMethodId: 'This delivery does not go to your address. Please choose another.' })
}

/** Vets name the animal of every item that needs one (checkout-3). */
function checkAnimals({ items }: FullCart) {
  const nameless = items.filter(({ product, item }) => product.isAnimalRequired && !item.metaData.animalName?.trim())
  if (nameless.length)
    throw refusal(
      Object.fromEntries(nameless.map(({ product }) => [product.name, 'Please name the patient this test is for.'])),
    )
}

/** Where it is sold to, without the postcode: an order stays in the books when its addresses are erased. */
function soldToOf(place: TaxPlace): NonNullable<Snapshot['soldTo']> {
  const { country, state } = place
  const region = taxRegionOf(place)
  return { country, state: state ?? null, ...(region !== country && { region }) }
}

/** All that an order of a cart will state, but for where it goes. */
export const snapshotOf = (
  full: FullCart,
  person: Pick<Snapshot, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>,
): Snapshot => {
  const { items, totals, coupons, shippingMethods, country, updatedAt } = toCart(full)
  return {
    ...person,
    // Whoever orders has seen it, and switches nothing back.
    items: items.map((item) => ({ ...item, priceBefore: null, insteadOf: null })),
    totals,
    country,
    soldTo: soldToOf(full.soldTo),
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: shippingMethods.selected,
    coupons: coupons.map(({ code }) => code),
    points: full.totals.points,
    ...(full.cards.length > 0 && {
      giftCards: full.cards.flatMap(({ id }, index) => {
        const amount = full.totals.giftCards[index] ?? 0
        return amount > 0 ? { id, amount } : []
      }),
    }),
    cartUpdatedAt: updatedAt,
  }
}

/** The addresses and the payment of a payload. Of an order on the account they are not stored (checkout-2). */
const orderTermsOf = (body: Checkout, cart: CartRow, user: User | null) =>
  goesOnAccount(user, cart)
    ? { paymentMethod: null, addresses: { shippingAddress: null, billingAddress: null } }
    : {
        paymentMethod: body.paymentMethod ?? null,
        addresses: {
          shippingAddress: (body.shippingAddress as Snapshot['shippingAddress']) ?? null,
          billingAddress: (body.billingAddress as Snapshot['billingAddress']) ?? null,
        },
      }

/**
 * Where an order on account is posted, null where nothing is. Throws 428 where the account has no complete address, or one
 * that we do not post to, and the cart was given none.
 */
export async function postedTo(
  user: User,
  cart: CartRow,
  { isSwabRequired }: FullCart,
): Promise<Snapshot['shippingAddress']> {
  if (!isSwabRequired) return null
  const address = accountAddress(user, cart)
  if (await addressSchema.isValid(address ?? {})) {
    refuseUnknownState(address, 'shippingAddress')
    return address as Snapshot['shippingAddress']
  }
  const place = address ?? user.address
  const isAbroad = place && !shippingCountries.some((country) => country === place.country)
  throw refusal({
    shippingAddress: isAbroad
      ? 'We do not ship to the country of your account’s address yet. Please tell us another address.'
      : 'Your account has no complete address to send this to. Please tell us where to send it.',
  })
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
  const { cart, facts } = await lockCart(tx, body.sessionId, user)
  const isAccounts = goesOnAccount(user, cart)
  const { paymentMethod, addresses } = orderTermsOf(body, cart, user)
  // Where it is sold to decides its tax, so the order's own addresses count.
  const ordered = {
    ...cart,
    ...(!isAccounts && addresses),
    userId,
    ...(shippingMethodId && { shippingMethodId }),
  }
  const full = await readCartToOrder(tx, ordered, await factsAfter(tx, { before: cart, after: ordered }, facts))
  if (!full.items.length) throw new Failure(409, { message: 'Your cart is empty.' })
  const [problem] = full.problems.values()
  if (problem) throw new Failure(409, { message: problem })
  const excess = orderExcessOf(full)
  if (excess) throw new Failure(409, { message: excess })
  if (user?.type === 'vet') checkAnimals(full)
  refuseOneTimePayment(toCart(full), paymentMethod)
  if (!isAccounts) await checkPaid(body, full)
  const refused = isAccounts && full.items.find(({ kind }) => kind.refusalOnAccount)?.kind.refusalOnAccount
  if (refused) throw new Failure(409, { message: refused })
  const sent = isAccounts && { shippingAddress: await postedTo(user, cart, full) }
  if (full.totals.isTaxPending)
    throw refusal({ 'billingAddress.state': 'We need the state of your address to work out the tax.' })
  const { total } = full.totals
  if (toMinor(body.expectedTotal) !== total)
    throw new Failure(409, {
      message: `The total is now ${formatMoney(total, full.currency, cart.country)}. Please look at your cart again before you pay.`,
    })
  const snapshot = snapshotOf(full, { email, firstName, lastName, phoneNumber: body.phoneNumber ?? null })
  return storeCheckout(tx, {
    id: body.checkoutId,
    cartId: cart.id,
    userId,
    status: 'created',
    ...paidBy(providerFor(services, paymentMethod, full.currency, cart.country), cart.country),
    currency: full.currency,
    total,
    paymentMethod,
    snapshot: { ...snapshot, ...addresses, ...sent },
  })
}

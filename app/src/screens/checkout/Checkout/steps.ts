import { addressSchema, billingAddressSchema } from '@shop/contract/address'
import type { Cart, CartItem } from '@shop/contract/cart'
import { contactFormSchema } from '@shop/contract/checkout'

export type StepName = 'details' | 'delivery' | 'payment' | 'review'

const stepNames: Record<StepName, string> = {
  details: 'Your details',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
}

/** Where nothing is sent, the address is the bill's alone. */
export const stepName = (step: StepName, { isSwabRequired }: Pick<Cart, 'isSwabRequired'>): string =>
  step === 'delivery' && !isSwabRequired ? 'Billing' : stepNames[step]

/** What is known of who orders. */
export type Buyer = {
  /** Items are for patients, who have names. */
  isVet: boolean
  /** The order is billed. */
  isOnAccount: boolean
  /** The account has an address that parcels can go to. */
  hasAddress: boolean
}

type Totalled = { totals?: Pick<Cart['totals'], 'total' | 'isTaxPending'> }
/** Points, coupons or gift cards pay for all of it. */
export const isFreeOfCharge = ({ totals }: Totalled): boolean =>
  totals !== undefined && totals.total.amount === 0 && !totals.isTaxPending

/**
 * An account has the addresses and pays: those steps are left out (checkout-2), unless a parcel has nowhere to go. What
 * costs nothing is not paid.
 */
export const stepsFor = ({ isOnAccount, hasAddress }: Buyer, isSwabRequired: boolean, isPaid = true): StepName[] => {
  if (!isOnAccount && !isPaid) return ['details', 'delivery', 'review']
  if (!isOnAccount) return ['details', 'delivery', 'payment', 'review']
  return isSwabRequired && !hasAddress ? ['details', 'delivery', 'review'] : ['details', 'review']
}

export type StepperAction = { type: 'next' } | { type: 'previous' }

/** SPEC's cart stepper: at 0 at first; next and previous move by one, and stop at the ends (checkout-1). */
export function stepper(current = 0, action?: StepperAction, count = 4): number {
  if (!action) return current
  return Math.min(count - 1, Math.max(0, current + (action.type === 'next' ? 1 : -1)))
}

/** A vet's items that no animal has been named for yet (checkout-3). */
const nameless = <Item extends Pick<CartItem, 'isAnimalRequired' | 'metaData'>>(items: readonly Item[]): Item[] =>
  items.filter(({ isAnimalRequired, metaData }) => isAnimalRequired && !metaData.animalName?.trim())

type KnownCart = Pick<
  Cart,
  'email' | 'phoneNumber' | 'shippingAddress' | 'billingAddress' | 'country' | 'isSwabRequired'
> &
  Totalled & {
    items: readonly Pick<CartItem, 'isAnimalRequired' | 'metaData'>[]
    shippingMethods: { selected: unknown }
  }
type Known = { cart: KnownCart; hasMethod: boolean; buyer: Buyer }

const isDone: Record<StepName, (known: Known) => boolean> = {
  details: ({ cart: { email, phoneNumber, items }, buyer: { isVet } }) =>
    contactFormSchema.isValidSync({ email: email ?? '', phoneNumber: phoneNumber ?? '' }) &&
    !(isVet && nameless(items).length > 0),
  delivery: ({
    cart: { shippingAddress, billingAddress, country, isSwabRequired, shippingMethods },
    buyer: { isOnAccount },
  }) =>
    isSwabRequired
      ? addressSchema.isValidSync(shippingAddress ?? {}) &&
        shippingAddress?.country === country &&
        (isOnAccount || shippingMethods.selected !== null)
      : billingAddressSchema.isValidSync(billingAddress ?? shippingAddress ?? {}),
  payment: ({ hasMethod }) => hasMethod,
  review: () => false,
}

/** The step to show for the one an address names: none is reached before all earlier ones are complete. */
export function stepAt(requested: string | null, known: Known): StepName {
  const steps = stepsFor(known.buyer, known.cart.isSwabRequired, !isFreeOfCharge(known.cart))
  const open = steps.findIndex((step) => !isDone[step](known))
  const wanted = steps.findIndex((step) => step === requested)
  return steps[Math.min(Math.max(0, wanted), open)] ?? 'details'
}

/** The step that a refused field of the order belongs to, by the first of them in the checkout's order. */
export function stepOwning(fields: readonly string[], buyer: Buyer, isSwabRequired: boolean): StepName {
  const owners: [StepName, (field: string) => boolean][] = [
    ['details', (field) => ['email', 'phoneNumber', 'isNewsletterSubscribed'].includes(field)],
    ['delivery', (field) => /^(shippingAddress|billingAddress|shippingMethodId|firstName|lastName)/.test(field)],
    ['payment', (field) => field === 'paymentMethod'],
    ['review', (field) => ['acceptTerms', 'expectedTotal'].includes(field)],
  ]
  const owner = owners.find(([, owns]) => fields.some(owns))?.[0]
  // What a vet enters besides is the animal of an item, by the product's name.
  return owner && stepsFor(buyer, isSwabRequired).includes(owner) ? owner : buyer.isVet ? 'details' : 'review'
}

import { type PaymentMethod, paymentMethods as codes } from '@shop/contract/constants'
import { CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'

/** The ways to pay, by the specification's codes (checkout-4), in the order most people look for them. */
export const paymentMethodCopy: Record<PaymentMethod, { title: string; description: string; icon: ReactNode }> = {
  [codes.card]: { title: 'Card', description: 'Visa, Mastercard or American Express.', icon: <CreditCard /> },
  [codes.payPal]: { title: 'PayPal', description: 'With your PayPal account.', icon: <Wallet /> },
  [codes.stripe]: {
    title: 'Apple Pay, Google Pay and others',
    description: 'Whatever your device offers, through Stripe.',
    icon: <Smartphone />,
  },
  [codes.eft]: {
    title: 'Bank transfer',
    description: 'We send your kit when the money has arrived.',
    icon: <Landmark />,
  },
}

const isMethod = (code: string): code is PaymentMethod => Object.values(codes).some((known) => known === code)

/** Those of the shop's ways that settle a sum at once, as options of a field: a transfer takes days. */
export const methodsAtOnce = (offered: readonly PaymentMethod[]) =>
  Object.entries(paymentMethodCopy)
    .filter(([value]) => isMethod(value) && value !== codes.eft && offered.includes(value))
    .map(([value, option]) => ({ value, ...option }))

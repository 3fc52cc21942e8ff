import Stripe from 'stripe'
import type { StoredCard, SavedCards } from './provider.ts'

/** Codes to names. https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-brand */
const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** What Stripe answers; null where its account has no such object, or not any more. */
export async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

const toStoredCards = ({ id, card }: Stripe.PaymentMethod): StoredCard[] =>
  card
    ? [
        {
          id,
          mandate: id,
          brand: brands[card.brand] ?? 'Card',
          lastFour: card.last4,
          expiryMonth: card.exp_month,
          expiryYear: card.exp_year,
        },
      ]
    : []

/** Cards as Stripe stores them with a customer. https://docs.stripe.com/payments/save-customer-payment-methods */
export function stripeCards(client: Stripe): SavedCards {
  /** What its owner agreed to see again; a membership's card is stored without that. */
  const saved = async (customer: string) =>
    (
      await unlessMissing(
        client.customers.listPaymentMethods(customer, { type: 'card', allow_redisplay: 'always', limit: 100 }),
      )
    )?.data ?? []

  return {
    addCustomer: async (userId, lost) =>
      (
        await client.customers.create(
          { metadata: { userId } },
          { idempotencyKey: ['customer', userId, ...(lost ? [lost] : [])].join(':') },
        )
      ).id,
    openSession: async (customer, isYearly) => {
      const session = await unlessMissing(
        client.customerSessions.create({
          customer,
          components: {
            payment_element: {
              enabled: true,
              features: {
                payment_method_redisplay: 'enabled',
                payment_method_redisplay_limit: 10,
                payment_method_save: 'enabled',
                // A yearly charge states itself what its card is stored for; Stripe's script refuses both.
                ...(!isYearly && { payment_method_save_usage: 'on_session' as const }),
                // The profile does, which knows the card that pays a membership.
                payment_method_remove: 'disabled',
              },
            },
          },
        }),
      )
      return session ? { clientSecret: session.client_secret } : 'unknown'
    },
    list: async (customer) => (await saved(customer)).flatMap(toStoredCards),
    remove: async (customer, id) => {
      if ((await saved(customer)).some((card) => card.id === id)) await client.paymentMethods.detach(id)
    },
    forget: async (customer) => {
      const kept = await unlessMissing(client.customers.listPaymentMethods(customer, { limit: 100 }))
      for (const { id } of kept?.data ?? []) await client.paymentMethods.detach(id)
      await unlessMissing(client.customers.del(customer))
    },
  }
}

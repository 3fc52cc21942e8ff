import { sandboxCards } from '@shop/contract/card'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { sandboxCharges } from './tables.ts'
import type { Charge, Outcome, Provider } from './provider.ts'

/** A pretended bank that needs no key and takes only published test cards. Its key on the checkout makes charging once. */
export function sandbox(db: Db): Provider {
  const record = async (charge: Charge, status: 'paid' | 'closed', token: string | null): Promise<Outcome> => {
    const { checkoutId, amount, currency } = charge
    await db.insert(sandboxCharges).values({ checkoutId, status, token, amount, currency }).onConflictDoNothing()
    return (await recorded(checkoutId)) as Outcome
  }
  const recorded = async (checkoutId: string): Promise<Outcome | null> => {
    const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, checkoutId))
    if (!row) return null
    return row.status === 'paid' ? { status: 'paid', paymentRef: `sandbox_${checkoutId}` } : { status: 'closed' }
  }

  return {
    name: 'sandbox',
    mode: () => 'test',
    isTest: true,
    start: async ({ checkoutId }) => ({
      clientSecret: `sandbox_${checkoutId}_secret`,
      publishableKey: null,
      paymentRef: `sandbox_${checkoutId}`,
    }),
    confirm: async (charge) => {
      const card = sandboxCards.find(({ token }) => token === charge.token)
      const error = card ? card.error : 'card_declined'
      if (error === null) return record(charge, 'paid', charge.token)
      return (await recorded(charge.checkoutId)) ?? { status: 'declined', error }
    },
    close: (charge) => record(charge, 'closed', null),
  }
}

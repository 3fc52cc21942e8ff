import { isSavedSandboxCard, sandboxCards, sandboxTokens } from '@shop/contract/sandbox'
import { and, eq, sum } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { sandboxCardsIn } from './sandbox-cards.ts'
import { sandboxCharges, sandboxRefunds } from '../../schema/payment-provider.ts'
import type { CardExpiry, Charge, DisputeEvent, Outcome, Provider, RefundOutcome, RefundRequest } from './provider.ts'

/** How long the sandbox's bank considers a dispute, before it decides for its customer. */
const disputeMs = 60_000
const refOf = (checkoutId: string) => `sandbox_${checkoutId}`

/** A pretended bank that needs no key and takes only published test cards. Its key on the checkout makes charging once. */
export function sandbox(db: Db): Provider {
  const { cards, charged, keep } = sandboxCardsIn(db)
  const recorded = async (checkoutId: string) =>
    (await db.select().from(sandboxCharges).where(eq(sandboxCharges.checkoutId, checkoutId)))[0]

  /** The first outcome of a checkout stays; one whose bank authenticates the buyer may still be decided. */
  const record = async (
    { checkoutId, amount, currency, isYearly, customer }: Charge,
    status: 'authenticating' | 'paid' | 'closed',
    token: string | null,
    saved?: CardExpiry,
  ): Promise<Outcome> => {
    const [changed] = await db
      .insert(sandboxCharges)
      .values({ checkoutId, status, token, amount, currency, saved })
      .onConflictDoUpdate({
        target: sandboxCharges.checkoutId,
        set: { status, ...(token && { token, saved: saved ?? null }) },
        setWhere: eq(sandboxCharges.status, 'authenticating'),
      })
      .returning()
    // A card is stored once it has paid.
    if (changed?.status === 'paid' && changed.saved && changed.token && customer)
      await keep(customer, changed.token, changed.saved)
    const row = await recorded(checkoutId)
    if (row?.status === 'paid')
      return {
        status: 'paid',
        paymentRef: refOf(checkoutId),
        taken: { amount: row.amount, currency: row.currency },
        // The card, or the account, that the next year is charged to.
        ...(isYearly && { mandate: row.token ?? undefined }),
      }
    return row?.status === 'closed' ? { status: 'closed' } : { status: 'unknown' }
  }

  /** The bank's customer has refused, and may try again. */
  const refuse = async ({ checkoutId }: Charge) => {
    await db
      .delete(sandboxCharges)
      .where(and(eq(sandboxCharges.checkoutId, checkoutId), eq(sandboxCharges.status, 'authenticating')))
  }

  const confirm: Provider['confirm'] = async (charge) => {
    const { token, checkoutId, customer, saved } = charge
    const before = await recorded(checkoutId)
    if (before && before.status !== 'authenticating') return record(charge, 'closed', null)
    if (token === sandboxTokens.payPalApproves) return record(charge, 'paid', token)
    if (before && token === sandboxTokens.bankAccepts) return record(charge, 'paid', null)
    if (before && token === sandboxTokens.bankRefuses) {
      await refuse(charge)
      return { status: 'declined', error: 'authentication_failed' }
    }
    const chosen = isSavedSandboxCard(token) ? await charged(customer, token) : { token }
    if (typeof chosen === 'string') return { status: 'declined', error: chosen }
    const card = sandboxCards.find((known) => known.token === chosen.token)
    if (card?.error !== null) return { status: 'declined', error: card?.error ?? 'card_declined' }
    const outcome = await record(charge, card.plays === 'authentication' ? 'authenticating' : 'paid', card.token, saved)
    if (card.plays === 'lost-answer') throw new Error('The sandbox loses the answer to this card')
    return outcome
  }

  /** The charge is the lock: never more goes back than was taken. The first word on a key stays. */
  const refund = ({ key, checkoutId, amount }: RefundRequest): Promise<RefundOutcome> =>
    db.transaction(async (tx) => {
      const [charge] = await tx
        .select()
        .from(sandboxCharges)
        .where(eq(sandboxCharges.checkoutId, checkoutId))
        .for('update')
      const back = and(eq(sandboxRefunds.checkoutId, checkoutId), eq(sandboxRefunds.status, 'done'))
      const [sent] = await tx
        .select({ amount: sum(sandboxRefunds.amount).mapWith(Number) })
        .from(sandboxRefunds)
        .where(back)
      const isLeft = charge?.status === 'paid' && (sent?.amount ?? 0) + amount <= charge.amount
      const plays = sandboxCards.find(({ token }) => token === charge?.token)?.plays
      const status = isLeft && plays !== 'refund-fails' ? 'done' : 'failed'
      if (charge) await tx.insert(sandboxRefunds).values({ key, checkoutId, status, amount }).onConflictDoNothing()
      const [row] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
      return row?.status === 'done'
        ? { state: 'done', reference: `sandbox_refund_${key}`, failure: null }
        : { state: 'failed', reference: null, failure: 'expired_or_canceled_card' }
    })

  return {
    name: 'sandbox',
    account: 'live_international',
    mode: () => 'test',
    isTest: true,
    publishableKey: null,
    start: async ({ checkoutId }) => ({
      clientSecret: `sandbox_${checkoutId}_secret`,
      paymentRef: refOf(checkoutId),
    }),
    confirm,
    cards,
    close: (charge) => record(charge, 'closed', null),
    refund,
    mandates: {
      isItself: false,
      charge: async ({ mandate, ...charge }) => {
        const card = sandboxCards.find((known) => known.token === mandate)
        if (card?.plays === 'declines-later') return { status: 'declined', error: 'card_declined' }
        const outcome = await record(charge, 'paid', mandate)
        if (card?.plays === 'lost-answer') throw new Error('The sandbox loses the answer to this card')
        return outcome
      },
      pause: async () => {},
      resume: async () => {},
      end: async () => {},
    },
    listDisputes: async () => {
      const rows = await db
        .select()
        .from(sandboxCharges)
        .where(and(eq(sandboxCharges.token, 'tok_createDispute'), eq(sandboxCharges.status, 'paid')))
      return rows.map(({ checkoutId, amount, currency, createdAt }): DisputeEvent => ({
        kind: 'dispute',
        reference: `dispute_${checkoutId}`,
        paymentRef: refOf(checkoutId),
        amount,
        currency,
        state: Date.now() - createdAt.getTime() > disputeMs ? 'lost' : 'open',
      }))
    },
  }
}

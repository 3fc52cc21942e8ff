import type { Disagreement } from '@shop/contract/reconciliation'
import { and, eq, gte, inArray, lt, or } from 'drizzle-orm'
import { type CheckoutRow, checkouts } from '../../schema/checkout.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Payments } from '../../platform/payment-provider/payments.ts'
import type { Provider, TakenPayment } from '../../platform/payment-provider/provider.ts'
import { dayMs } from '../../platform/values/days.ts'

/** As far back as PayPal answers at once. */
const days = 30

/** What an account at a provider took since, by its own records; `taken` is null where it could not be queried. */
type Records = { provider: Provider; since: Date; settledBefore: Date; taken: TakenPayment[] | null }

/**
 * Queries every provider that has records. Call it before a transaction opens, for nothing waits for the network inside
 * one.
 */
export const readRecords = (payments: Payments, now = new Date()): Promise<Records[]> =>
  Promise.all(
    payments.all.flatMap((provider) => {
      const { records } = provider
      if (!records) return []
      const since = new Date(now.getTime() - days * dayMs)
      return records
        .list(since, now)
        .catch(() => null)
        .then((taken) => ({ provider, since, settledBefore: new Date(now.getTime() - records.delayMs), taken }))
    }),
  )

const sumOf = ({ amount, currency }: { amount: number; currency: string }) => `${amount} ${currency}`
const nameOf = ({ name, account }: Provider) => `${name} (${account})`

/** What was paid by the books; one that was refunded, or disputed and lost, was paid once. */
const wasPaid = ({ status, dispute }: CheckoutRow) => status === 'paid' || status === 'refunded' || dispute === 'lost'

function disagreementWith({ provider, taken }: Records, record: TakenPayment, row: CheckoutRow | undefined) {
  const subject = row?.number ?? record.paymentRef
  const say = (text: string): Disagreement => ({ check: provider.name, subject, text })
  if (!row) return say(`${nameOf(provider)} took ${sumOf(record)} for a payment that is not there.`)
  // Its browser, a webhook or the sweep is about to report it.
  if (row.status === 'paying') return null
  if (!wasPaid(row)) return say(`${nameOf(provider)} took ${sumOf(record)}, and the payment is ${row.status}.`)
  if (row.paymentRef !== record.paymentRef)
    return say(
      taken?.some(({ paymentRef }) => paymentRef === row.paymentRef)
        ? `${nameOf(provider)} took ${sumOf(record)} a second time, as ${record.paymentRef}.`
        : `${nameOf(provider)} took ${sumOf(record)} as ${record.paymentRef}, and the payment names ${row.paymentRef}.`,
    )
  if (row.total !== record.amount || row.currency !== record.currency)
    return say(`${nameOf(provider)} took ${sumOf(record)}, and the payment is of ${row.total} ${row.currency}.`)
  return null
}

/** What an account took and the books do not have, or the other way round. */
async function findIn(db: Db, records: Records): Promise<Disagreement[]> {
  const { provider, since, settledBefore, taken } = records
  if (!taken) return [{ check: provider.name, subject: provider.account, text: 'Its records could not be read.' }]
  const isOfAccount = and(eq(checkouts.provider, provider.name), eq(checkouts.account, provider.account))
  const named = await db
    .select()
    .from(checkouts)
    .where(
      or(
        inArray(
          checkouts.id,
          taken.flatMap(({ checkoutId }) => checkoutId ?? []),
        ),
        and(
          isOfAccount,
          inArray(
            checkouts.paymentRef,
            taken.map(({ paymentRef }) => paymentRef),
          ),
        ),
      ),
    )
  // Each year of a subscription has the id of the checkout that began it, and is a payment of its own.
  const rowOf = ({ checkoutId, paymentRef }: TakenPayment) =>
    named.find((row) => row.paymentRef === paymentRef) ?? named.find(({ id }) => id === checkoutId)
  const paid = await db
    .select()
    .from(checkouts)
    .where(
      and(
        isOfAccount,
        eq(checkouts.status, 'paid'),
        // What costs nothing was never charged.
        gte(checkouts.total, 1),
        gte(checkouts.createdAt, since),
        lt(checkouts.updatedAt, settledBefore),
      ),
    )
  const known = new Set(taken.map(({ paymentRef }) => paymentRef))
  return [
    ...taken.flatMap((record) => disagreementWith(records, record, rowOf(record)) ?? []),
    ...paid
      .filter(({ paymentRef }) => !known.has(paymentRef ?? ''))
      .map(({ number }) => ({
        check: provider.name,
        subject: number,
        text: `It is paid, and ${nameOf(provider)} took nothing.`,
      })),
  ]
}

/** Compares the records of every provider with the books, as the transaction `tx` sees them. */
export async function findWrongPayments(tx: Db, all: Records[]): Promise<Disagreement[]> {
  const found: Disagreement[] = []
  for (const records of all) found.push(...(await findIn(tx, records)))
  return found
}

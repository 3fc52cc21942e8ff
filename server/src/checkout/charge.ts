import { chargeOf, type PaymentSteps } from '../payment/steps.ts'
import type { Services } from '../services.ts'
import type { CheckoutRow } from './tables.ts'

const free = ({ id }: CheckoutRow) => ({ status: 'paid', paymentRef: `free_${id}` }) as const

/** A vet's orders go on the account: nothing is charged, the order waits for its money. */
export async function putOnAccount(steps: PaymentSteps, checkout: CheckoutRow): Promise<CheckoutRow> {
  if (checkout.status === 'cancelled') return checkout
  const begun = await steps.begin(checkout)
  if (begun.status !== 'paying') return begun
  // What costs nothing is not billed.
  if (begun.total === 0) return steps.finish(begun, free(begun))
  return steps.finish(begun, { status: 'pending', paymentRef: `account_${begun.id}` })
}

/** What another request's charge came to; `paying` when that takes longer than a visitor waits. */
async function settled(steps: PaymentSteps, id: string, triesLeft = 50): Promise<CheckoutRow> {
  const checkout = await steps.read(id)
  if (checkout.status !== 'paying' || triesLeft === 0) return checkout
  await new Promise((resume) => setTimeout(resume, 100))
  return settled(steps, id, triesLeft - 1)
}

/** Asks for the money. Whoever asks at the same time waits for the same answer. */
export async function charge(
  { payments, log }: Pick<Services, 'payments' | 'log'>,
  steps: PaymentSteps,
  checkout: CheckoutRow,
  token: string,
): Promise<CheckoutRow> {
  const claimed = await steps.claim(checkout.id)
  if (!claimed) return settled(steps, checkout.id)
  if (claimed.total === 0) return steps.finish(claimed, free(claimed))
  const outcome = await payments
    .named(claimed.provider)
    .confirm({ ...chargeOf(claimed), token })
    .catch((error: unknown) => {
      // Nobody knows whether money moved: the order stays "paying" until the sweep has checked.
      log.error({ err: error, number: claimed.number }, 'charge')
      return null
    })
  if (!outcome) return claimed
  if (outcome.status === 'unknown') await steps.unclaim(claimed.id)
  return steps.take(claimed, outcome)
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { Failure } from '@shop/contract/failure'
import type { Provider } from './provider.ts'

/** One request to a provider. */
const requestMs = 20_000
/** All requests for one call of a visitor's, who waits for its answer. */
const visitorMs = 9000
/** All requests that make up one thing that a provider does, with their repetitions: less than a claim lasts (payment/steps.ts). */
export const providerMs = 40_000

const deadline = new AsyncLocalStorage<AbortSignal>()

/** `fetch`, until its own time is over or that of what it is a part of. Keys follow no redirect to another host. */
export const fetchInTime: typeof fetch = (input, init) => {
  const ends = [AbortSignal.timeout(requestMs), init?.signal, deadline.getStore()]
  return fetch(input, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.any(ends.filter((signal) => signal instanceof AbortSignal)),
  })
}

/** What a visitor waits for: its provider has a few seconds, or they read that they may try again. */
export const whileVisitorWaits = <Reply>(work: () => Reply, ms = visitorMs): Reply =>
  deadline.run(AbortSignal.timeout(ms), work)

/** What must not be broken off while a visitor waits, as money may have moved. */
export const atLength = <Reply>(work: () => Reply): Reply => deadline.exit(work)

/** A provider that is not reached, answers too late, or has a fault of its own. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** What a visitor reads of that. */
export const providerAway = () =>
  new Failure(503, {
    message: 'Our payment service does not answer just now. Nothing was charged by this: please try again in a minute.',
  })

/** The kind of an error: Stripe's SDK names it; PayPal's client has the status; `fetch` throws a TypeError. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const {
    name,
    type,
    status,
    statusCode = status,
  } = error as Error & {
    type?: string
    status?: number
    statusCode?: number
  }
  if (statusCode !== undefined) return statusCode >= 500 || statusCode === 429
  return ['AbortError', 'TimeoutError'].includes(name) || type === 'StripeConnectionError' || isOfSocket(error)
}
/** The cause that `fetch` gives of a broken connection; a TypeError of our own has no such cause. */
const isOfSocket = ({ name, message, cause }: Error) =>
  name === 'TypeError' && (message === 'fetch failed' || message === 'terminated') && cause !== undefined

type Asking = (...input: never[]) => Promise<unknown>

function bounded<Parts extends object>(parts: Parts, ms: number): Parts {
  const bound =
    (ask: Asking): Asking =>
    (...input) => {
      const ends = [AbortSignal.timeout(ms), deadline.getStore()]
      const end = AbortSignal.any(ends.filter((signal) => signal instanceof AbortSignal))
      return deadline.run(end, async () => {
        try {
          return await ask(...input)
        } catch (error) {
          throw isAway(error) ? new ProviderAway(error) : error
        }
      })
    }
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'function' ? bound(part as Asking) : part]),
  ) as Parts
}

/**
 * A provider whose calls take `ms` at the longest: after that each throws, and nothing more is sent for it. Its lists
 * of payments, which are read in many pages, have no such end.
 */
export function inTime(provider: Provider, ms = providerMs): Provider {
  const { mode, cards, mandates } = provider
  return {
    ...bounded(provider, ms),
    mode,
    ...(cards && { cards: bounded(cards, ms) }),
    ...(mandates && { mandates: bounded(mandates, ms) }),
  }
}

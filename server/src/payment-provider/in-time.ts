import { AsyncLocalStorage } from 'node:async_hooks'
import type { Provider } from './provider.ts'

/** One request to a provider. */
const requestMs = 20_000
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

type Asking = (...input: never[]) => Promise<unknown>

function bounded<Parts extends object>(parts: Parts, ms: number): Parts {
  const bound =
    (ask: Asking): Asking =>
    (...input) =>
      deadline.run(AbortSignal.timeout(ms), () => ask(...input))
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'function' ? bound(part as Asking) : part]),
  ) as Parts
}

/**
 * A provider of which each thing is asked for `ms` at the longest: after that it throws, and nothing more is requested
 * for it. Its lists of what it took, which are read in many pages, have no such end.
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

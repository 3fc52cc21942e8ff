import { addressOf, type Endpoint } from '@shop/contract/call'
import type { ReplyOf } from '@shop/contract/call-parts'
import { type InputArgs, request } from '@shop/contract/request'
import { Failure } from '@shop/contract/failure'
import { useEffect } from 'react'
import useSWR, { type Cache, preload, type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'

/** A call that can be made now: its address, which is also its key in the cache, and how to make it. */
export type Read<Reply = unknown> = {
  key: string
  fetch: () => Promise<Reply>
  /** Each visit has a reply of its own, so a page that holds one is not cached. */
  isForOneVisit?: boolean
}

/** When this page has fetched a reply, by its key; one that came with the page is as old as the page. */
const fetchedAt = new Map<string, number>()

/** `read(productCalls.getProduct, { params: { id } })`: for a hook, for a route's first calls, for the server. */
export const read = <Row extends Endpoint>(row: Row, ...args: InputArgs<Row>): Read<ReplyOf<Row>> => {
  const key = addressOf(row, args[0])
  return {
    key,
    fetch: () => {
      fetchedAt.set(key, Date.now())
      return request(row, ...args)
    },
  }
}

/**
 * Starts a call before the screen that shows it is there; the screen reports how it went. Not where the screen was
 * faster: SWR stores a reply that no screen takes, and would answer a later request with it.
 */
export function preloadRead({ key, fetch }: Read, cache: Cache) {
  if (!cache.get(key)) void preload(key, fetch).catch(() => {})
}

/**
 * Reads through SWR; null reads nothing yet. With `keepPreviousData` the reply before stays while another is fetched. It
 * goes when that one fails, for the failure is the answer then. A list without rows does not stay: why it is empty is
 * true of its own request alone.
 */
export function useRead<Reply>(
  what: Read<Reply> | null,
  options?: SWRConfiguration<Reply, Failure>,
): SWRResponse<Reply, Failure> {
  const { cache, fallback } = useSWRConfig()
  const reply = useSWR<Reply, Failure>(what?.key ?? null, what ? () => what.fetch() : null, options)
  if (!what || !options?.keepPreviousData) return reply
  const isOfAnother = cache.get(what.key)?.data === undefined && fallback?.[what.key] === undefined
  return isOfAnother && (reply.error || isEmptyList(reply.data)) ? { ...reply, data: undefined } : reply
}

const isEmptyList = (reply: unknown) => {
  const { results, data } = Object(reply) as { results?: unknown; data?: unknown }
  const rows = results ?? data
  return Array.isArray(rows) && !rows.length
}

/** One page of a list, as its hook reads it. */
export type ListRead<Row> = Pick<
  SWRResponse<{ results: Row[]; count: number }, Failure>,
  'data' | 'error' | 'isLoading' | 'isValidating'
> & { mutate: () => Promise<unknown> }

/** For what changes only with a deploy: fetched once, cached while the page lives. */
export const rarelyChanges = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const satisfies SWRConfiguration

/** So long a price is shown without asking for it again. */
const priceMs = 60_000

/** For what has a price, which may change while the page lives: fetched again when somebody looks at it again. */
export function usePriced<Reply>(
  what: Read<Reply> | null,
  options?: SWRConfiguration<Reply, Failure>,
): SWRResponse<Reply, Failure> {
  const reply = useRead(what, {
    ...rarelyChanges,
    revalidateOnFocus: true,
    focusThrottleInterval: priceMs,
    ...options,
  })
  const key = what?.key
  const { mutate } = reply
  useEffect(() => {
    if (key && Date.now() - (fetchedAt.get(key) ?? performance.timeOrigin) > priceMs) void mutate()
  }, [key, mutate])
  return reply
}

const retries = 2

/**
 * For SWR's `onErrorRetry`: what may be over in a moment (no network, a 5xx) is retried after two seconds, then
 * after four. What the server refused (4xx) stays refused until the visitor does something about it.
 */
export const retryPolitely: NonNullable<SWRConfiguration<unknown, unknown>['onErrorRetry']> = (
  error,
  _key,
  _config,
  revalidate,
  { retryCount },
) => {
  const status = error instanceof Failure ? error.status : undefined
  const mayPass = status === 0 || (status !== undefined && status >= 500)
  if (mayPass && retryCount <= retries) setTimeout(() => void revalidate({ retryCount }), 1000 * 2 ** retryCount)
}

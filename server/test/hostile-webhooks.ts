import fc from 'fast-check'
import { expect } from 'vitest'
import { hostileText, hostileValue } from './hostile-values.ts'
import type { useProviderShop } from './provider-shop.ts'
import type { SentWebhook } from './webhook-scene.ts'

/** Whole bodies that are no event, each as it comes, signed or not. */
const bodies = [
  '',
  'null',
  '0',
  '""',
  '[]',
  '{',
  '{}',
  '{"type":"payment_intent.succeeded"}',
  '{"type":"payment_intent.succeeded","data":null}',
  '{"event_type":"PAYMENT.CAPTURE.COMPLETED","resource":[]}',
  '{"__proto__":{"type":"charge.refunded"},"constructor":{"prototype":{"kind":"paid"}}}',
  '['.repeat(10_000),
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"data":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"type":"${'a'.repeat(70_000)}"}`,
]

/** What is done to a genuine event; each number picks among as many places as there are. */
const changes = fc.record({
  which: fc.nat(),
  values: fc.array(fc.record({ at: fc.nat(), value: hostileValue, isGone: fc.boolean() }), { maxLength: 2 }),
  type: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileText }),
  body: fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...bodies) }),
  signature: fc.oneof(
    { weight: 4, arbitrary: fc.constant('genuine' as const) },
    { weight: 3, arbitrary: fc.constantFrom('none', 'forged', 'old', 'nonsense') },
  ),
  isTwice: fc.boolean(),
})
type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never

type Headers = Record<Changes['signature'], Record<string, string>>
type Json = { [key: string]: unknown }
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every place of an event, as the keys that lead there. */
const placesIn = (value: unknown): string[][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, item]) => [[key], ...placesIn(item).map((path) => [key, ...path])])
    : []

function put(target: Json, [key = '', ...rest]: readonly string[], value: unknown): void {
  const item = target[key]
  if (rest.length && isObject(item)) put(item, rest, value)
  else if (value === undefined) delete target[key]
  else target[key] = value
}

type ProviderShop = ReturnType<typeof useProviderShop>

function requestOf({ stripe, payPal }: ProviderShop, { to, type, object }: SentWebhook, change: Changes) {
  const genuine = to === 'stripe' ? stripe.event(type, object) : payPal.event(type, object)
  const event = JSON.parse(genuine.body) as Json
  if (change.type !== null) event[to === 'stripe' ? 'type' : 'event_type'] = change.type
  const places = placesIn(event)
  for (const { at, value, isGone } of change.values)
    // A value of its own each time: the next change may be put inside of it.
    put(event, places[at % places.length] ?? [], isGone ? undefined : structuredClone(value))
  const body = change.body ?? JSON.stringify(event)
  const { signature } = change
  const ofStripe: Headers = {
    genuine: stripe.signed(body).headers,
    none: {},
    forged: stripe.signed(body, { secret: 'whsec_2' }).headers,
    old: stripe.signed(body, { age: 3600 }).headers,
    nonsense: { 'stripe-signature': 't=__proto__,v1=%00,,=' },
  }
  const forged = { ...payPal.signedHeaders, 'paypal-transmission-sig': 'forged' }
  const ofPayPal: Headers = { genuine: payPal.signedHeaders, none: {}, forged, old: forged, nonsense: forged }
  return { body, headers: (to === 'stripe' ? ofStripe : ofPayPal)[signature] }
}

export type WebhookFlaw = { at: number; status: number; to: SentWebhook['to']; body: string; why: string }

type Run = { seed: number; from?: number; count: number; told: SentWebhook[]; found: (flaw: WebhookFlaw) => void }

/** Sends the providers' events unchanged: twice at once, the latest first. */
export async function tellAll(shop: ProviderShop, told: SentWebhook[]) {
  for (const { to, type, object } of told.toReversed()) {
    const { event } = to === 'stripe' ? shop.stripe : shop.payPal
    const send = () => shop.post(to, event(type, object))
    expect(await Promise.all([send(), send()])).toEqual([200, 200])
  }
}

/** Sends the providers' events, spoilt, unsigned, or twice at once. Each number of a seed always gives one request. */
export async function sendHostileWebhooks(shop: ProviderShop, { seed, from = 0, count, told, found }: Run) {
  for (let at = from; at < from + count; at++) {
    const [change] = fc.sample(fc.noBias(changes), { seed: Math.imul(seed + at, 0x9e3779b1), numRuns: 1 })
    const one = told[(change?.which ?? 0) % told.length]
    if (!change || !one) throw new Error('There is nothing to tell')
    const request = requestOf(shop, one, change)
    const send = () => shop.post(one.to, request)
    for (const status of await Promise.all(change.isTwice ? [send(), send()] : [send()])) {
      const flaw = { at, status, to: one.to, body: request.body.slice(0, 300) }
      if (status >= 500) found({ ...flaw, why: 'it failed' })
      else if (change.signature !== 'genuine' && status < 400) found({ ...flaw, why: 'nobody vouched for it' })
    }
  }
}

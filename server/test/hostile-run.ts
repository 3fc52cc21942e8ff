import { addressOf, type Call } from '@shop/contract/call'
import { calls } from '@shop/contract/calls'
import { formCalls } from '@shop/contract/form-call'
import type { ObjectSchema } from 'yup'
import { attempts } from '../src/schema/attempts.ts'
import { answerFlaw, type Flaw } from './answer-flaw.ts'
import { type Actor, actors, callerOf, signUp } from './callers.ts'
import { type Changes, hostileChangesOf, type HostileRequest, spoil, spoilForm } from './hostile.ts'
import { probes } from './probes.ts'
import { addRecords, nobodysRecords, type Owner, type Records } from './records.ts'
import type { Shop } from './shop.ts'

export type Found = { at: number; call: string; actor: Actor; flaw: Flaw; why: string; request: HostileRequest }

/** What is requested: each call, and each call that a form can make. */
type Target = { name: string; row: Call; isPage?: true; request: (records: Records, change: Changes) => HostileRequest }
const rowOf = (name: keyof typeof calls): Call => calls[name]
const targets: Target[] = [
  ...(Object.keys(calls) as (keyof typeof calls)[]).map((name) => ({
    name,
    row: rowOf(name),
    request: (records: Records, change: Changes) => spoil(rowOf(name), probes[name].input(records), change),
  })),
  ...formCalls.map((name) => ({
    name: `form: ${name}`,
    row: rowOf(name),
    isPage: true as const,
    request: (records: Records, change: Changes) => spoilForm(name, probes[name].input(records), change),
  })),
]
/** As many requests as ask everything once as one caller, and as everybody. */
export const requestsOfACaller = targets.length
export const requestsOfARound = requestsOfACaller * actors.length

type Cast = Record<Actor, { caller: Owner; records: Records }>

async function openCast(shop: Shop): Promise<{ cast: Cast; stranger: Records }> {
  const cast: Partial<Cast> = {}
  for (const actor of actors) {
    const caller = await callerOf(shop, actor)
    cast[actor] = { caller, records: await addRecords(shop, caller.inPerson) }
  }
  return { cast: cast as Cast, stranger: await addRecords(shop, await signUp(shop)) }
}

/** After this many requests the callers have signed out and lost enough to be replaced. */
const requestsOfACast = requestsOfARound

type Run = {
  seed: number
  /** The first request, and how many. Each is the same in any run of that seed, but for what was stored before it. */
  from?: number
  count: number
  found: (found: Found) => void
  /** Called with each request's milliseconds and number, and its call. */
  timed?: (ms: number, at: number, call: string) => void
}

/**
 * Makes spoilt requests, each call as every caller in turn, about records of their own, of a stranger and of nobody.
 */
export async function sendHostile(shop: Shop, { seed, from = 0, count, found, timed }: Run) {
  let scene = await openCast(shop)
  for (let at = from; at < from + count; at++) {
    if (at > from && (at - from) % requestsOfACast === 0) scene = await openCast(shop)
    // Limits are another test's matter.
    if (at % 20 === 0) await shop.db.delete(attempts)
    const target = targets[at % targets.length]
    const actor = actors[Math.floor(at / targets.length) % actors.length]
    if (!target || !actor) throw new Error('There is nothing to ask')
    const { caller, records } = scene.cast[actor]
    const whose = [records, records, scene.stranger, nobodysRecords()][at % 4] ?? records
    const request = target.request(whose, hostileChangesOf(seed, at))
    const endsSession = target.name === 'logout' || target.name === 'stopActing'
    const { browser } = endsSession ? await callerOf(shop, actor) : caller
    const started = performance.now()
    const response = await browser.fetch(request.path, request)
    const text = await response.text()
    timed?.(performance.now() - started, at, target.name)
    const flaw = await answerFlaw(target, response, text)
    if (flaw) found({ at, call: target.name, actor, request, ...flaw })
  }
}

/** Words that name something of every object: what looks a value up in a table finds that. */
const wordsOfObjects = ['constructor', '__proto__', 'hasOwnProperty']

/** Sends each of these words in each field of each call's query, as every caller. */
export async function sendWordsOfObjects(shop: Shop, found: (found: Omit<Found, 'at'>) => void) {
  const { cast } = await openCast(shop)
  for (const actor of actors)
    for (const { name, row, isPage } of targets) {
      const { caller, records } = cast[actor]
      if (isPage || row.method !== 'GET') continue
      const input = probes[name as keyof typeof calls].input(records)
      for (const field of Object.keys((row.query as ObjectSchema<object> | undefined)?.fields ?? {}))
        for (const word of wordsOfObjects) {
          const request = { path: addressOf(row, { ...input, query: { ...input.query, [field]: word } }) }
          const response = await caller.browser.fetch(request.path)
          const flaw = await answerFlaw({ row }, response, await response.text())
          if (flaw) found({ call: name, actor, request: { ...request, method: 'GET', headers: {} }, ...flaw })
        }
    }
}

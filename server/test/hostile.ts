import { type Call, type Filled, wireKey } from '@shop/contract/call'
import { snakeKeys } from '@shop/contract/case'
import fc from 'fast-check'
import type { Schema } from 'yup'
import { hostileText, hostileValue } from './hostile-values.ts'
import type { Input } from './probes.ts'

/** A request as `fetch` takes it. */
export type HostileRequest = {
  path: string
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const deep = 10_000
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** Whole bodies that are not the JSON of a call, each with its content type. */
const bodies: readonly (readonly [type: string | null, body: string | number[]])[] = [
  [json, ''],
  [json, 'null'],
  [json, '0'],
  [json, '""'],
  [json, '[]'],
  [json, '[{}]'],
  [json, '{'],
  [json, 'NaN'],
  [json, '\ufeff{}'],
  [json, '['.repeat(deep)],
  [json, `${'['.repeat(deep)}${']'.repeat(deep)}`],
  [json, `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
  [json, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
  // Half of a sign of two bytes, within JSON and alone.
  [json, [0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x22, 0x7d]],
  [json, [0xff, 0xfe, 0x00]],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', '{}'],
  ['text/csv', 'a,b\n"'],
  [form, 'a=1&a=2&__proto__[x]=1&%00=%ff'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--'],
  [null, '{}'],
]

/** Headers a browser would not send, or not like this. */
const headers = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.record({
      cookie: fc.constantFrom(
        'cart=%00',
        'cart=%ff; country=__proto__; currency=constructor; user-type=toString',
        'session=%E0%A4%A; notice=%00',
        'country=%ED%A0%80',
        'cart=; =; ;;',
        `session=${'a'.repeat(3000)}`,
        '__proto__=1',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'x-country-code': '__proto__' },
      { 'accept-language': 'constructor,*;q=NaN' },
      { 'x-actor': '%ff' },
      { 'x-actor': '%00' },
      { 'user-agent': '\u00ff'.repeat(2000) },
      { 'x-forwarded-for': '::ffff:999.1.1.1, __proto__' },
      { 'if-none-match': '"' },
      { range: 'bytes=9-1' },
    ),
  },
)

const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

/** What is done to a valid request; each number picks among as many places as there are. */
const changes = fc.record({
  values: fc.array(fc.record({ at: fc.nat(), text: hostileText, value: hostileValue }), { minLength: 1, maxLength: 2 }),
  body: seldom(fc.constantFrom(...bodies)),
  extraKey: seldom(fc.record({ name: hostileText, value: hostileValue })),
  headers,
  isQueryTwice: seldom(fc.constant(true)),
})
export type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never

/** What is done to the request of that number: the same for ever. */
export const hostileChangesOf = (seed: number, at: number): Changes =>
  fc.sample(fc.noBias(changes), { seed: Math.imul(seed + at, 0x9e3779b1), numRuns: 1 })[0] as Changes

type Json = { [key: string]: unknown }
type Fields = { fields?: Record<string, Schema>; innerType?: Schema }

/** Every place of a body that its schema or the valid body names, as the keys that lead there. */
function placesIn(schema: Schema | undefined, value: unknown): string[][] {
  const { fields = {}, innerType } = (schema ?? {}) as Fields
  if (innerType) return Array.isArray(value) && value.length ? [[], ...under('0', innerType, value[0])] : [[]]
  const own = typeof value === 'object' && value !== null ? (value as Json) : {}
  const names = [...new Set([...Object.keys(fields), ...Object.keys(own)])]
  return names.flatMap((name) => [[name], ...under(name, fields[name], own[name])])
}
const under = (key: string, schema: Schema | undefined, value: unknown) =>
  placesIn(schema, value).flatMap((path) => (path.length ? [[key, ...path]] : []))

function put(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy: Json | unknown[] = Array.isArray(target) ? [...target] : { ...(target as Json | undefined) }
  const at = copy as Json
  at[key] = rest.length ? put(at[key] ?? {}, rest, value) : value
  return copy
}

/** Percent-encoded as a browser does; half of a pair, which it cannot, in its three bytes. */
const encoded = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : text.replace(/[\ud800-\udfff]/gu, '%ED%A0%80').replace(/[^\w%.-]/g, '_')

/** A call's valid input, spoilt in some places. */
export function spoil(row: Call, { params = {}, query = {}, body }: Input, change: Changes): HostileRequest {
  const path: Filled['params'] = { ...params }
  let sent: unknown = body
  const asked: [string, string][] = Object.entries(query).map(([key, value]) => [key, String(value)])
  const inQuery = [...new Set([...Object.keys((row.query as Fields | undefined)?.fields ?? {}), ...Object.keys(query)])]
  const inBody = row.body && !row.bodyType ? placesIn(row.body, body) : []
  const places = [
    ...Object.keys(params).map((name) => ['path', name] as const),
    ...inQuery.map((name) => ['query', name] as const),
    ...inBody.map((keys) => ['body', ...keys] as const),
  ]
  for (const { at, text, value } of places.length ? change.values : []) {
    const [where, ...keys] = places[at % places.length] ?? []
    const [name = ''] = keys
    if (where === 'path') path[name] = text
    if (where === 'query') asked.push([name, text])
    if (where === 'body') sent = put(sent ?? {}, keys, value)
  }
  if (row.bodyType) sent = `${typeof body === 'string' ? body : ''}${change.values.map(({ text }) => text).join(',')}`
  if (change.extraKey && sent !== null && typeof sent === 'object')
    // Not `put`: that would set the prototype.
    sent = Object.defineProperty({ ...sent }, change.extraKey.name, { value: change.extraKey.value, enumerable: true })
  const [type, raw] = change.body ?? [
    row.bodyType ?? json,
    typeof sent === 'string' ? sent : JSON.stringify(snakeKeys(sent ?? {})),
  ]
  const search = (change.isQueryTwice ? [...asked, ...asked] : asked).map(
    ([key, value]) => `${encoded(wireKey(row, key))}=${encoded(value)}`,
  )
  const address = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(String(path[name])))
  return {
    path: search.length ? `${address}?${search.join('&')}` : address,
    method: row.method,
    headers: { ...(row.body && type !== null && { 'content-type': type }), ...change.headers },
    ...(row.body && { body: typeof raw === 'string' ? raw : Uint8Array.from(raw) }),
  }
}

/** Fields of a form with the same body, in the wrong places and twice: `metaData.barcode` for a nested one. */
export function spoilForm(call: string, { params, body }: Input, change: Changes): HostileRequest {
  const fields: [string, string][] = [
    ['call', call],
    ...Object.entries(params ?? {}).map(([k, v]): [string, string] => [k, String(v)]),
  ]
  const flatten = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) fields.push([name, String(value)])
    else for (const [key, item] of Object.entries(value)) flatten(item, name ? `${name}.${key}` : key)
  }
  flatten(body ?? {}, '')
  for (const { at, text } of change.values) {
    const [name = ''] = fields[1 + (at % fields.length)] ?? []
    fields.push([name, text])
  }
  if (change.extraKey) fields.push([change.extraKey.name, 'x'], [`__proto__.${change.extraKey.name}`, 'x'])
  const [type, raw] = change.body ?? [form, fields.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&')]
  return {
    path: '/contact?from=a%20form',
    method: 'POST',
    headers: { ...(type !== null && { 'content-type': type }), ...change.headers },
    body: typeof raw === 'string' ? raw : Uint8Array.from(raw),
  }
}

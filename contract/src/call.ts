import type { InferType, Schema } from 'yup'
import type { Message } from './messages.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Role = 'breeder' | 'owner' | 'vet' | 'admin'
/** Who may make a call: anyone; any signed-in user; or only the roles named. The server checks it, and ownership besides. */
export type Who = 'anyone' | 'user' | readonly Role[]

/**
 * Everything about one call, said once. The client, the SWR hooks, the mocks, the server's routes and the
 * OpenAPI document derive from it.
 */
export type Call = {
  method: Method
  /** SPEC's exact path, its trailing slash too; parameters in braces: `/api/cart/{sessionId}`. */
  path: `/api/${string}`
  /** Query keys are spelled as they cross the wire. Every value arrives as text. */
  query?: Schema
  /** camelCase here; `request` sends its keys in snake_case and the server turns them back. */
  body?: Schema
  reply: Schema
  who: Who
  /** The error catalogue's text when the call fails and nothing better is known. */
  fails: Message
  /** One line for the OpenAPI document. */
  summary: string
  /** Refused to an admin who acts as the user: passwords, payments, deletions and what only the person may decide. */
  inPersonOnly?: true
  /** Set on calls SPEC does not list but a screen needs. */
  isOurs?: true
}

/** Keeps a row's literal types, so that path parameters and schemas can be inferred from it. */
export const call = <const Row extends Call>(row: Row): Row => row

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type Prettify<T> = { [Key in keyof T]: T[Key] } & {}
type Inferred<S> = S extends Schema ? InferType<S> : never

export type ParamsOf<Row extends Call> = { [Name in ParamNames<Row['path']>]: string }
export type QueryOf<Row extends Call> = Inferred<Row['query']>
export type BodyOf<Row extends Call> = Inferred<Row['body']>
export type ReplyOf<Row extends Call> = Inferred<Row['reply']>

/** What a caller hands over: only the parts the row has. */
export type InputOf<Row extends Call> = Prettify<
  ([ParamNames<Row['path']>] extends [never]
    ? unknown
    : { params: { [Name in ParamNames<Row['path']>]: string | number } }) &
    (Row extends { query: Schema } ? { query?: Partial<QueryOf<Row>> } : unknown) &
    (Row extends { body: Schema } ? { body: BodyOf<Row> } : unknown)
>

/** The parts of an input that make the address, for code that handles every row alike. */
export type Filled = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | null | undefined>
}

/** The address of a call: parameters filled in and encoded, empty query values left out, keys in a fixed order. */
export function addressOf(row: Call, { params = {}, query = {} }: Filled = {}): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const key of Object.keys(query).toSorted()) {
    const value = query[key]
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  return search.size ? `${path}?${search}` : path
}

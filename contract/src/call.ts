import type { Schema } from 'yup'
import { snakeKey } from './case.ts'
import type { FileReply } from './file.ts'
import type { DeskRole } from './desk-role.ts'
import type { Message } from './messages.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Role = 'breeder' | 'owner' | 'vet' | DeskRole
/** Who may open a page or make a call: anyone; any signed-in user; or only the roles named. The server checks it, and ownership besides. */
export type Who = 'anyone' | 'user' | readonly Role[]
/**
 * A call may also be the laboratory's or the desk's: a machine or a command line makes it with the key `LAB_API_KEY`
 * (decision 0030) or `DESK_API_KEY` (decision 0031), and in person whoever has one of the roles that `desk-access.ts`
 * names (decision 0140).
 */
export type Caller = Who | 'laboratory' | 'desk'

/** Of a parameter in a path, in characters; no record of ours is named by more. */
export const longestParameter = 200

/** What it takes to make a call. It is apart from the rest of its row, so that a browser loads no schemas. */
export type Endpoint = {
  method: Method
  /** SPEC's exact path, its trailing slash too; parameters in braces: `/api/cart/{sessionId}`. */
  path: `/api/${string}` | `/resources/${string}`
  /** The query keys that SPEC spells in camelCase on the wire too. */
  camelCaseQuery?: readonly string[]
  /** The error catalogue's text when the call fails and nothing better is known. */
  fails: Message
}

/**
 * Everything about one call, in one place. The client, the SWR hooks, the mocks, the server's routes and the OpenAPI
 * document derive from it.
 */
export type Call = Endpoint & {
  /** Every value arrives as text. Keys are camelCase here and snake_case on the wire, as the body's are. */
  query?: Schema
  /** camelCase here; `request` sends its keys in snake_case and the server turns them back. */
  body?: Schema
  /** Where the body may be larger than a form is. */
  maxBodyBytes?: number
  /** What the body is when it is no JSON; the schema is then a text's. */
  bodyType?: 'text/csv'
  /** What comes back: JSON of this form, or a file. */
  reply: Schema | FileReply
  /** Answers 201 where it made something new, 200 otherwise. */
  creates?: true
  who: Caller
  /**
   * What it is about may be a user's: a browser that believes somebody to be signed in who is not any more is answered
   * 401, and not as a guest (decision 0058).
   */
  isOfUser?: true
  /**
   * Of whoever is not signed in, what comes back rests on the catalogue alone, and is the same for all of a country,
   * currency and audience; but not with the query key `unless`.
   */
  ofCatalogue?: { unless?: string }
  /** One line for the OpenAPI document. */
  summary: string
  /** Where it is otherwise than by its method: an admin who acts as the user may read, and change nothing (decision 0015). */
  whileActing?: 'allowed' | 'refused'
  /** Set on calls SPEC does not list but a screen needs. */
  isOurs?: true
}

/** A call that is answered with JSON, and one that is answered with a file. */
export type DataCall = Call & { reply: Schema }
export type FileCall = Call & { reply: FileReply }

export const isFileCall = (row: Call): row is FileCall => 'fileTypes' in row.reply

/** Whether only the user makes it, and no admin in their place: what writes, unless its row sets otherwise. */
export const isInPersonOnly = ({ method, whileActing }: Pick<Call, 'method' | 'whileActing'>): boolean =>
  (whileActing ?? (method === 'GET' ? 'allowed' : 'refused')) === 'refused'

/** The header with which a browser states that it believes somebody to be signed in. */
export const signedInHeader = 'x-signed-in'

/** Leaves a row's literal types, so that path parameters and schemas can be inferred from it. */
export const call = <const Row extends Call>(row: Row): Row => row

/** A noun's endpoints, with their literal types. */
export const endpoints = <const Table extends Record<string, Endpoint>>(table: Table): Table => table

/** The parts of an input that make the address, for code that handles every row alike. */
export type Filled = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | null | undefined>
}

/** A query key as it crosses the wire. */
export const wireKey = ({ camelCaseQuery }: Pick<Endpoint, 'camelCaseQuery'>, key: string): string =>
  camelCaseQuery?.includes(key) ? key : snakeKey(key)

/** The address of a call: parameters filled in and encoded, empty query values left out, keys in a fixed order. */
export function addressOf(
  row: Pick<Endpoint, 'path' | 'camelCaseQuery'>,
  { params = {}, query = {} }: Filled = {},
): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const key of Object.keys(query).toSorted()) {
    const value = query[key]
    if (value !== undefined && value !== null && value !== '') search.set(wireKey(row, key), String(value))
  }
  return search.size ? `${path}?${search}` : path
}

import type { Call, FileCall } from '@shop/contract/call'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@shop/contract/call-parts'
import type { DeskRole } from '@shop/contract/desk-role'
import { Failure } from '@shop/contract/failure'
import type { FileType } from '@shop/contract/file'
import type { Cookies } from './cookies.ts'
import type { User, Visitor } from './visitor.ts'

/** Who acts at the desk or in the laboratory: somebody with a role; without an id whoever, or whatever, shows its key. */
export type Actor = { id: string | null; name: string; roles: readonly DeskRole[] }

/** By whom something is decided in the laboratory: somebody signed in by their own name, whatever they state. */
export const decidedBy = ({ id, name }: Actor, stated: string): string => (id ? name : stated)

/** The input of a handler. `user` is there wherever the row requires one. */
export type HandlerInput<Row extends Call> = {
  params: ParamsOf<Row>
  query: Partial<QueryOf<Row>>
  body: BodyOf<Row>
  /** Of a body that is a file: its words with letters that were guessed, for the reply. */
  lookAt: string[]
  visitor: Visitor
  user: Row['who'] extends 'anyone' | 'laboratory' | 'desk' ? User | null : User
  actor: Row['who'] extends 'desk' | 'laboratory' ? Actor : null
  cookies: Cookies
  headers: Headers
  /** The caller's network address, for limits on what one caller may try. */
  address: string
  /** Has a row that `creates` answer 201. */
  created: () => void
}

/** A file as its noun returns it; `entry/http/file-response.ts` makes the response of it. */
export type FileAnswer<Type extends FileType = FileType> = {
  type: Type
  /** A function is called only where the caller does not have the file yet. */
  content: string | Uint8Array | (() => Promise<Uint8Array>)
  /** What it is saved as. */
  name?: string
  /**
   * How long it may be stored. `never` is the default; `checked`: by the reader's own browser, which requests it again each
   * time, with its ETag; `hour` and `forever`: by every cache.
   */
  cache?: 'never' | 'checked' | 'hour' | 'forever'
  /** Of these bytes alone: who has them already is answered 304. */
  etag?: string
  /** Somebody else made it, and nobody has looked into it: it runs nothing wherever it is opened. */
  isUploaded?: true
  /** Headers that only this file has. */
  headers?: Record<string, string>
}

/** The file is at another address. */
export type Elsewhere = { location: string }

/** What a handler returns; null where no file has that name, and the address may be a page's. */
type AnswerOf<Row extends Call> = Row extends FileCall
  ? FileAnswer<Row['reply']['fileTypes'][number]> | Elsewhere | null
  : ReplyOf<Row>

export type Handlers<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: (input: HandlerInput<Calls[Name]>) => Promise<AnswerOf<Calls[Name]>>
}

/** To an admin who acts as the user, for what only the user may decide. */
export const notInPerson = () =>
  new Failure(403, { message: 'Only the user can do this, not an admin in their place.' })

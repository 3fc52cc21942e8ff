import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@shop/contract/call'
import { Failure } from '@shop/contract/failure'
import type { CookieOptions } from 'hono/utils/cookie'
import type { User, Visitor } from './visitor.ts'

export type Cookies = {
  get: (name: string) => string | undefined
  set: (name: string, value: string, options?: CookieOptions) => void
  remove: (name: string) => void
}

/** Who acts at the shop's desk: an admin, or whoever uses the command line. */
export type Actor = { id: string | null; name: string }

/** The input of a handler. `user` is there wherever the row requires one. */
export type HandlerInput<Row extends Call> = {
  params: ParamsOf<Row>
  query: Partial<QueryOf<Row>>
  body: BodyOf<Row>
  visitor: Visitor
  user: Row['who'] extends 'anyone' | 'laboratory' | 'desk' ? User | null : User
  actor: Row['who'] extends 'desk' ? Actor : null
  cookies: Cookies
  headers: Headers
  /** The caller's network address, for limits on what one caller may try. */
  address: string
  /** Has a row that `creates` answer 201. */
  created: () => void
}

export type Handlers<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: (input: HandlerInput<Calls[Name]>) => Promise<ReplyOf<Calls[Name]>>
}

/** To an admin who acts as the user, for what only the user may decide. */
export const notInPerson = () =>
  new Failure(403, { message: 'Only the user can do this, not an admin in their place.' })

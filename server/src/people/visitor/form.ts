import type { Call } from '@shop/contract/call'
import type { BodyOf, ReplyOf } from '@shop/contract/call-parts'
import type { calls } from '@shop/contract/calls'
import type { FormCall } from '@shop/contract/form-call'
import type { InputArgs } from '@shop/contract/request'

/** Makes a call of the contract as the visitor: with its own checks, limits and refusals. */
export type Ask = <Row extends Call>(row: Row, ...input: InputArgs<Row>) => Promise<ReplyOf<Row>>

/** A form that a visitor sent. */
export type SentForm<Row extends Call = Call> = {
  ask: Ask
  /** Not validated yet: the call does that. */
  body: BodyOf<Row>
  /** The text of a field outside the body, such as a path parameter; empty when it is not there. */
  field: (name: string) => string
  cookie: (name: string) => string | undefined
  /** The page it is on. */
  page: URL
}

/** What the next page shows, and its path, if it is another than the form's own page: one of this site. */
export type Done = { notice?: string; next?: string }

/** The answer to each form: it makes its calls by `ask`, and throws their refusals. */
export type FormHandlers = { [Name in FormCall]: (form: SentForm<(typeof calls)[Name]>) => Promise<Done> }

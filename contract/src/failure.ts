import { fieldName } from './field-name.ts'
import { messages } from './messages.ts'

/** Numeric codes of SPEC section 8, carried by a 409; those for a login's second step, an account's limit and what members alone have are ours. */
export const codes = {
  pendingPayment: 79,
  upgradeMix: 101,
  voucherRedeemed: 103,
  secondFactor: 110,
  creditLimit: 111,
  membersOnly: 112,
} as const

export type FieldErrors = Record<string, string>

/** The body of every answer that is not 2xx. */
export type FailureBody = {
  message: string
  code?: number
  /** Field errors by the field's name (428); the generic helper may also get a list of messages. */
  errors?: FieldErrors | string[]
  /** An advance order's 428 has a map for each of its two people (checkout-9). */
  user?: FieldErrors
  agent?: FieldErrors
}

/** A call that did not succeed, as thrown by `request` and by the server's handlers. */
export class Failure extends Error {
  readonly status: number
  readonly code: number | undefined
  readonly errors: FieldErrors | string[] | undefined
  readonly user: FieldErrors | undefined
  readonly agent: FieldErrors | undefined

  constructor(status: number, body: FailureBody) {
    super(body.message)
    this.name = 'Failure'
    this.status = status
    this.code = body.code
    this.errors = body.errors
    this.user = body.user
    this.agent = body.agent
  }

  /** Field errors, or an empty map. */
  get fields(): FieldErrors {
    return this.errors && !Array.isArray(this.errors) ? this.errors : {}
  }

  toJSON(): FailureBody {
    return {
      message: this.message,
      ...(this.code !== undefined && { code: this.code }),
      ...(this.errors !== undefined && { errors: this.errors }),
      ...(this.user !== undefined && { user: this.user }),
      ...(this.agent !== undefined && { agent: this.agent }),
    }
  }
}

/** The toast texts of a failure: one "field: message" for each field error (login-4), the field by its name to people, else its message. */
export function toastTexts(failure: unknown): string[] {
  if (!(failure instanceof Failure)) return [messages.somethingWentWrong]
  if (Array.isArray(failure.errors) && failure.errors.length) return failure.errors
  const fields = [failure.fields, failure.user, failure.agent].flatMap((map) => Object.entries(map ?? {}))
  return fields.length ? fields.map(([field, message]) => `${fieldName(field)}: ${message}`) : [failure.message]
}

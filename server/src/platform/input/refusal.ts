import { Failure, type FieldErrors } from '@shop/contract/failure'

/** Without a message: the call's own fallback text is answered. */
const fallback = ''

/** The failure of input that is refused: 428 with what is wrong by the name of its field. */
export const refusal = (errors: FieldErrors, message: string = fallback) => new Failure(428, { message, errors })

/** The failure of a record that is not there, or is another's. */
export const missing = () => new Failure(404, { message: fallback })

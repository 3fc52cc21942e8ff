import { Failure, type FieldErrors } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'

/** The failure of input that is refused: 428 with what is wrong by the name of its field. */
export const refusal = (errors: FieldErrors, message: string = messages.somethingWentWrong) =>
  new Failure(428, { message, errors })

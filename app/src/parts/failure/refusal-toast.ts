import { Failure } from '@shop/contract/failure'
import { showFailure } from './show-failure.ts'

/** Field errors are said twice (login-4): in a toast "field: message", and at their field, for which the failure flies on. */
export async function withRefusalToast<Reply>(sending: Promise<Reply>): Promise<Reply> {
  try {
    return await sending
  } catch (failure) {
    if (failure instanceof Failure && failure.status === 428) showFailure(failure, failure.message)
    throw failure
  }
}

import { Failure } from '@shop/contract/failure'
import { showFailure } from './show-failure.ts'

/**
 * Field errors are shown twice (login-4): in a toast "field: message", and at their field, so the failure is thrown
 * again.
 */
export async function withRefusalToast<Reply>(sending: Promise<Reply>): Promise<Reply> {
  try {
    return await sending
  } catch (failure) {
    if (failure instanceof Failure && failure.status === 428) showFailure(failure, failure.message)
    throw failure
  }
}

import { Failure, toastTexts } from '@shop/contract/failure'
import { toaster } from '@shop/design-system'

/** Field errors are said twice (login-4): in a toast "field: message", and at their field, for which the failure flies on. */
export async function withRefusalToast<Reply>(sending: Promise<Reply>): Promise<Reply> {
  try {
    return await sending
  } catch (failure) {
    if (failure instanceof Failure && failure.status === 428)
      toastTexts(failure).forEach((text) => toaster.error(text, { title: failure.message }))
    throw failure
  }
}

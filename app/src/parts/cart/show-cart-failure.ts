import { codes, Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { showPendingPayment } from '../payment/pending-payment.ts'
import { showFailure } from '../failure/show-failure.ts'

/** The refusals that SPEC words as a title with an explanation. */
export function refusalOf(failure: Failure): { title: string; text: string } | null {
  if (failure.code === codes.upgradeMix)
    return { title: messages.unableToAddToCart, text: `${messages.upgradeMixText} ${messages.upgradeMixAdvice}` }
  if (failure.message === messages.itemAlreadyInCart || failure.message === messages.customAlreadyInCart)
    return { title: messages.alreadyInCart, text: failure.message }
  return null
}

/** Shows why the cart did not change, in the catalogue's words. */
export function showCartFailure(error: unknown) {
  if (error instanceof Failure && error.code === codes.pendingPayment) return showPendingPayment()
  const refusal = error instanceof Failure ? refusalOf(error) : null
  if (refusal) toaster.error(refusal.text, { title: refusal.title })
  else showFailure(error)
}

import { codes, Failure, toastTexts } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { brand } from '../../brand.ts'

/** The refusals that SPEC words as a title with an explanation. */
function refusalOf(failure: Failure): { title: string; text: string } | null {
  const advice = messages.pendingPaymentsAdvice.replace('{provider}', brand.name)
  if (failure.code === codes.pendingPayment)
    return { title: messages.pendingPaymentsTitle, text: `${messages.pendingPaymentsText} ${advice}` }
  if (failure.code === codes.upgradeMix)
    return { title: messages.unableToAddToCart, text: `${messages.upgradeMixText} ${messages.upgradeMixAdvice}` }
  if (failure.message === messages.itemAlreadyInCart || failure.message === messages.customAlreadyInCart)
    return { title: messages.alreadyInCart, text: failure.message }
  return null
}

/** Says why the cart did not change, in the catalogue's words. */
export function tellCartFailure(error: unknown) {
  const refusal = error instanceof Failure ? refusalOf(error) : null
  if (refusal) toaster.error(refusal.text, { title: refusal.title })
  else toastTexts(error).forEach((text) => toaster.error(text))
}

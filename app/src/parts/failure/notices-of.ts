import { codes, Failure, toastTexts } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'

export type Notice = { title?: string | undefined; text: string }

/** What a failure shows, in the words of the error catalogue: a notice for each thing that is wrong. */
export function noticesOf(failure: unknown): Notice[] {
  const texts = toastTexts(failure)
  if (!(failure instanceof Failure)) return texts.map((text) => ({ text }))
  const { code, message, status } = failure
  if (code === codes.upgradeMix)
    return [{ title: messages.unableToAddToCart, text: `${messages.upgradeMixText} ${messages.upgradeMixAdvice}` }]
  if (message === messages.itemAlreadyInCart || message === messages.customAlreadyInCart)
    return [{ title: messages.alreadyInCart, text: message }]
  const isNews = status === 428 && !texts.some((text) => text.endsWith(message))
  return texts.map((text) => ({ title: isNews ? message : undefined, text }))
}

import { toastTexts } from '@shop/contract/failure'
import { toaster } from '@shop/design-system'

/** A failure as toasts, one for each thing that is wrong, in the words of the error catalogue. */
export function showFailure(failure: unknown, title?: string) {
  for (const text of toastTexts(failure)) toaster.error(text, { title })
}

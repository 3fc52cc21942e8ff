import { messages } from '@shop/contract/messages'
import { toaster } from '@shop/design-system'
import { isLostChunk, reloadForLostChunk } from './lost-chunk.ts'

/**
 * A part of the page broke, or its code could not be fetched: after a deploy the page is loaded again, else a toast
 * reports it.
 */
export function showPartFailure(error: unknown) {
  if (reloadForLostChunk(error)) return
  toaster.error(isLostChunk(error) ? messages.networkError : messages.somethingWentWrong)
}

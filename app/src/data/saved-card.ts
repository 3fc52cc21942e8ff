import { savedCardEndpoints } from '@shop/contract/endpoints/saved-card'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

const readSavedCards = () => read(savedCardEndpoints.listSavedCards)

/** The cards that the user has saved with the payment provider; nothing for a guest. */
export const useSavedCards = (isSignedIn = true) => useRead(isSignedIn ? readSavedCards() : null)

/** Has a card forgotten. */
export function useRemoveCard() {
  const { mutate } = useSWRConfig()
  return async (id: string) => {
    const left = await request(savedCardEndpoints.removeSavedCard, { params: { id } })
    await mutate(readSavedCards().key, left, { revalidate: false })
  }
}

/** Fetches them again: the one that was chosen is not there any more. */
export function useRefetchCards() {
  const { mutate } = useSWRConfig()
  return () => mutate(readSavedCards().key)
}

import type { ReplyOf } from '@shop/contract/call'
import { kitOfferClient } from '@shop/contract/endpoints/kit-offer'
import { toolClient } from '@shop/contract/endpoints/tool'
import { request } from '@shop/contract/request'
import type { MultipackTransfer } from '@shop/contract/tool'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { readTestKitBalance } from './activation.ts'
import { read, useRead } from './use-call.ts'

export const readKitOffers = () => read(kitOfferClient.listKitOffers)

/** Kits offered to the user and by them, newest first. */
export const useKitOffers = () => useRead(readKitOffers())

/** Every answer to an offer; each answers with all of the user's offers, and changes what is left. */
export function useKitOfferActions() {
  const { mutate } = useSWRConfig()
  const keep = async (offers: ReplyOf<typeof kitOfferClient.listKitOffers>) => {
    await mutate(readKitOffers().key, offers, { revalidate: false })
    await mutate(readTestKitBalance().key)
  }
  const answer = (id: string) => ({ params: { id }, body: {} })
  return {
    accept: async (id: string) => keep(await request(kitOfferClient.acceptKitOffer, answer(id))),
    decline: async (id: string) => keep(await request(kitOfferClient.declineKitOffer, answer(id))),
    cancel: async (id: string) => keep(await request(kitOfferClient.cancelKitOffer, { params: { id } })),
  }
}

/** Offers kits of the balance to an address; resolves to what the server says of it. */
export function useOfferKits() {
  const { mutate } = useSWRConfig()
  const attempt = useRef<{ of: string; offerId: string }>(undefined)
  return async (body: MultipackTransfer) => {
    const of = JSON.stringify(body)
    // Sent again because no answer came, it is the same offer.
    if (attempt.current?.of !== of) attempt.current = { of, offerId: crypto.randomUUID() }
    const { offerId } = attempt.current
    const { message } = await request(toolClient.transferMultipack, { body: { ...body, offerId } })
    attempt.current = undefined
    await Promise.all([mutate(readTestKitBalance().key), mutate(readKitOffers().key)])
    return message
  }
}

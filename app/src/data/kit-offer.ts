import type { ReplyOf } from '@shop/contract/call-parts'
import { kitOfferEndpoints } from '@shop/contract/endpoints/kit-offer'
import { toolEndpoints } from '@shop/contract/endpoints/tool'
import type { WantedKits } from '@shop/contract/kit-offer'
import { request } from '@shop/contract/request'
import type { MultipackTransfer } from '@shop/contract/tool'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { readTestKitBalance } from './activation.ts'
import { read, useRead } from './use-call.ts'

export const readKitOffers = () => read(kitOfferEndpoints.listKitOffers)

/** Kits offered to the user and by them, newest first. */
export const useKitOffers = () => useRead(readKitOffers())

/** Every answer to an offer; each returns all of the user's offers, and changes what is left. */
export function useKitOfferActions() {
  const { mutate } = useSWRConfig()
  const keep = async (answering: Promise<ReplyOf<typeof kitOfferEndpoints.listKitOffers>>) => {
    const offers = await answering.catch((failure: unknown) => {
      // Refused, because it is not what it was: it is shown as it is now.
      void mutate(readKitOffers().key)
      throw failure
    })
    await mutate(readKitOffers().key, offers, { revalidate: false })
    await mutate(readTestKitBalance().key)
  }
  return {
    /** Without `kits` all of them. */
    accept: (id: string, kits?: WantedKits) =>
      keep(request(kitOfferEndpoints.acceptKitOffer, { params: { id }, body: { kits } })),
    decline: (id: string) => keep(request(kitOfferEndpoints.declineKitOffer, { params: { id }, body: {} })),
    cancel: (id: string) => keep(request(kitOfferEndpoints.cancelKitOffer, { params: { id } })),
  }
}

const readKitOffersOf = (email: string) => read(kitOfferEndpoints.listKitOffersOf, { query: { email } })

/** At the desk: kits that somebody has offered, was offered or has accepted, newest first. */
export const useKitOffersOf = (email: string) => useRead(readKitOffersOf(email))

/** Gives kits of an offer back; the offers of `email` are fetched again, also where it was refused. */
export function useUndoKitOffer(email: string) {
  const { mutate } = useSWRConfig()
  return async (id: string, reason: string) => {
    try {
      await request(kitOfferEndpoints.undoKitOffer, { params: { id }, body: { reason } })
    } finally {
      await mutate(readKitOffersOf(email).key)
    }
  }
}

/** Offers kits of the balance to an address; resolves to the server's message. */
export function useOfferKits() {
  const { mutate } = useSWRConfig()
  const attempt = useRef<{ of: string; offerId: string }>(undefined)
  return async (body: MultipackTransfer) => {
    const of = JSON.stringify(body)
    // Sent again because no answer came, it is the same offer.
    if (attempt.current?.of !== of) attempt.current = { of, offerId: crypto.randomUUID() }
    const { offerId } = attempt.current
    const { message } = await request(toolEndpoints.transferMultipack, { body: { ...body, offerId } })
    attempt.current = undefined
    await Promise.all([mutate(readTestKitBalance().key), mutate(readKitOffers().key)])
    return message
  }
}

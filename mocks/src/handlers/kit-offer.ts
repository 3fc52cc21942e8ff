import { kitOfferCalls } from '@shop/contract/kit-offer'
import { incomingKits, kitOffer } from '../fixtures/kit-offer.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(kitOfferCalls.listKitOffers, { results: [] }),
  mock(kitOfferCalls.acceptKitOffer, { results: [{ ...incomingKits(), state: 'accepted' as const }] }),
  mock(kitOfferCalls.declineKitOffer, { results: [{ ...incomingKits(), state: 'declined' as const }] }),
  mock(kitOfferCalls.cancelKitOffer, { results: [kitOffer({ state: 'cancelled' })] }),
]

import { kitOfferCalls } from '@shop/contract/kit-offer'
import { deskKitOffer, incomingKits, kitOffer } from '../fixtures/kit-offer.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(kitOfferCalls.listKitOffers, { results: [] }),
  mock(kitOfferCalls.acceptKitOffer, { results: [{ ...incomingKits(), state: 'accepted' as const }] }),
  mock(kitOfferCalls.declineKitOffer, { results: [{ ...incomingKits(), state: 'declined' as const }] }),
  mock(kitOfferCalls.cancelKitOffer, { results: [kitOffer({ state: 'cancelled' })] }),
  mock(kitOfferCalls.listKitOffersOf, { results: [deskKitOffer()] }),
  mock(kitOfferCalls.undoKitOffer, { offer: deskKitOffer({ state: 'undone', left: 0 }), isChanged: true }),
]

import { savedCardCalls } from '@shop/contract/saved-card'
import { expiredCard } from '../fixtures/saved-card.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(savedCardCalls.listSavedCards, { results: [] }),
  mock(savedCardCalls.removeSavedCard, { results: [expiredCard()] }),
]

import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { animalTransfer, incomingTransfer } from '../fixtures/animal-transfer.ts'
import { mock } from '../mock.ts'

const results = [animalTransfer(), incomingTransfer()]

export const handlers = [
  mock(animalTransferCalls.listAnimalTransfers, { results }),
  mock(animalTransferCalls.createAnimalTransfer, { results }),
  mock(animalTransferCalls.createAnimalTransfers, { results }),
  mock(animalTransferCalls.acceptAnimalTransfer, {
    results: [animalTransfer(), { ...incomingTransfer(), state: 'accepted' as const, isReadable: true }],
  }),
  mock(animalTransferCalls.declineAnimalTransfer, {
    results: [animalTransfer(), { ...incomingTransfer(), state: 'declined' as const }],
  }),
  mock(animalTransferCalls.cancelAnimalTransfer, {
    results: [animalTransfer({ state: 'cancelled' }), incomingTransfer()],
  }),
]

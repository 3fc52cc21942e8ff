import { activationCalls } from '@shop/contract/activation'
import { listOf } from '../fixture.ts'
import { activation, newActivation, person, pet, testKitBalance } from '../fixtures/activation.ts'
import { borderCollie } from '../fixtures/breed.ts'
import { products } from '../fixtures/product.ts'
import { mock } from '../mock.ts'

export const activationHandlers = [
  mock(activationCalls.registerEmail, newActivation()),
  mock(activationCalls.checkBarcode, newActivation({ barcodes: ['KP4827193321'] })),
  mock(
    activationCalls.enterKitBarcode,
    newActivation({ barcodes: ['KP4827193321'], selectedTestKit: { id: 969, name: 'Geno Pet' } }),
  ),
  mock(activationCalls.saveActivationPet, newActivation({ pet: pet() })),
  mock(activationCalls.saveActivationPerson, newActivation({ pet: pet(), person: person() })),
  mock(activationCalls.reviewActivation, activation()),
  mock(activationCalls.getActivationBreed, borderCollie()),
  mock(activationCalls.listActivationProducts, listOf(products)),
  mock(activationCalls.activateKit, activation()),
  mock(activationCalls.getTestKitBalance, testKitBalance()),
]

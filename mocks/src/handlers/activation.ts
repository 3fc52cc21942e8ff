import { activationCalls } from '@shop/contract/activation'
import { listOf } from '../fixture.ts'
import {
  activated,
  activation,
  checkedActivation,
  newActivation,
  person,
  pet,
  testKitBalance,
} from '../fixtures/activation.ts'
import { borderCollie } from '../fixtures/breed.ts'
import { products } from '../fixtures/product.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(activationCalls.getActivation, activation()),
  mock(activationCalls.registerEmail, ({ body }) => newActivation({ email: body.email })),
  mock(activationCalls.checkBarcode, ({ body }) => checkedActivation({ barcodes: body.barcodes })),
  mock(activationCalls.enterKitBarcode, checkedActivation()),
  mock(activationCalls.saveActivationPet, checkedActivation({ pet: pet() })),
  mock(activationCalls.saveActivationPerson, checkedActivation({ pet: pet(), person: person() })),
  mock(activationCalls.reviewActivation, activation()),
  mock(activationCalls.getActivationBreed, borderCollie()),
  mock(activationCalls.listActivationProducts, listOf(products)),
  mock(activationCalls.activateKit, activated()),
  mock(activationCalls.getTestKitBalance, testKitBalance()),
]

import { addressCalls } from '@shop/contract/address'
import { savedAddresses } from '../fixtures/address.ts'
import { mock } from '../mock.ts'

export const addressHandlers = [mock(addressCalls.listAddresses, { results: savedAddresses })]

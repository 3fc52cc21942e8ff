import { addressCalls } from '@shop/contract/address'
import { savedAddresses } from '../fixtures/address.ts'
import { mock } from '../mock.ts'

const book = { results: savedAddresses }

export const handlers = [
  mock(addressCalls.listAddresses, book),
  mock(addressCalls.createAddress, book),
  mock(addressCalls.updateAddress, book),
  mock(addressCalls.deleteAddress, { results: savedAddresses.slice(1) }),
]

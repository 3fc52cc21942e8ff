import { parentageCalls } from '@shop/contract/parentage'
import { listOf } from '../fixture.ts'
import { identityComparison, parentageAnimals, parentageRequest } from '../fixtures/parentage.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(parentageCalls.listParentageAnimals, listOf(parentageAnimals)),
  mock(parentageCalls.listParentageRequests, listOf([parentageRequest()])),
  mock(parentageCalls.createParentageRequest, parentageRequest()),
  mock(parentageCalls.compareIdentity, identityComparison()),
]

import { litterCalls } from '@shop/contract/litter'
import { listOf } from '../fixture.ts'
import { litter, litters } from '../fixtures/litter.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(litterCalls.listLitters, listOf(litters)),
  mock(litterCalls.getLitter, litter()),
  mock(litterCalls.createLitter, litter()),
  mock(litterCalls.addOffspring, litter()),
  mock(litterCalls.removeLitter, { message: 'The litter is off your list. Its animals stay as they are.' }),
]

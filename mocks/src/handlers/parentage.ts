import { parentageCalls } from '@shop/contract/parentage'
import { listOf } from '../fixture.ts'
import { parentageAnimals } from '../fixtures/parentage.ts'
import { mock } from '../mock.ts'

export const parentageHandlers = [mock(parentageCalls.listParentageAnimals, listOf(parentageAnimals))]

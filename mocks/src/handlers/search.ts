import { searchCalls } from '@shop/contract/search'
import { found } from '../fixtures/search.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(searchCalls.search, found())]

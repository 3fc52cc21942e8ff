import { openDataCalls } from '@shop/contract/open-data'
import { openData } from '../fixtures/open-data.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(openDataCalls.getOpenData, openData())]

import { mateCalls } from '@shop/contract/mate'
import { mateList } from '../fixtures/mate.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(mateCalls.listMates, mateList())]

import { todayCalls } from '@shop/contract/today'
import { today } from '../fixtures/today.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(todayCalls.getDeskToday, { results: today })]

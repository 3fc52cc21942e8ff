import { lifePlanCalls } from '@shop/contract/life-plan'
import { lifePlan } from '../fixtures/life-plan.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(lifePlanCalls.getLifePlan, lifePlan())]

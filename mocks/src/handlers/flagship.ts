import { flagshipCalls } from '@shop/contract/flagship'
import { flagships } from '../fixtures/flagship.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(flagshipCalls.getFlagships, flagships())]

import { toolCalls } from '@shop/contract/tool'
import {
  breedingStrategy,
  felineColour,
  felineLitter,
  microchip,
  reportAuthentication,
  sampleTracker,
} from '../fixtures/tool.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(toolCalls.trackSample, sampleTracker()),
  mock(toolCalls.authenticateReport, reportAuthentication()),
  mock(toolCalls.checkMicrochip, microchip()),
  mock(toolCalls.predictFelineColour, ({ body }) => (body.mate ? felineLitter() : felineColour())),
  mock(toolCalls.getBreedingStrategy, breedingStrategy()),
  mock(toolCalls.transferMultipack, { message: 'The kits are on their way to their new owner.' }),
]

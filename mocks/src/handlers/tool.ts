import { toolCalls } from '@shop/contract/tool'
import {
  breedingStrategy,
  canineColour,
  canineLitter,
  felineColour,
  felineLitter,
  microchip,
  pairGenotypes,
  reportAuthentication,
  sampleTracker,
} from '../fixtures/tool.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(toolCalls.trackSample, sampleTracker()),
  mock(toolCalls.authenticateReport, reportAuthentication()),
  mock(toolCalls.checkMicrochip, microchip()),
  mock(toolCalls.predictFelineColour, ({ body }) => (body.mate ? felineLitter() : felineColour())),
  mock(toolCalls.predictCanineColour, ({ body }) => (body.mate ? canineLitter() : canineColour())),
  mock(toolCalls.getBreedingStrategy, breedingStrategy()),
  mock(toolCalls.getPairGenotypes, ({ query: { damId, sireId } }) => {
    const { dam, sire, tests } = pairGenotypes()
    return {
      dam: damId ? dam : null,
      sire: sireId ? sire : null,
      tests: tests.map((test) => ({ ...test, dam: damId ? test.dam : null, sire: sireId ? test.sire : null })),
    }
  }),
  mock(toolCalls.transferMultipack, { message: 'The kits are on their way to their new owner.' }),
]

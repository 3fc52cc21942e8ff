import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { listOf } from '../fixture.ts'
import { responsibleBreeders } from '../fixtures/responsible-breeder.ts'
import { townsIn } from '../fixtures/town.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(responsibleBreederCalls.listResponsibleBreeders, listOf(responsibleBreeders)),
  mock(responsibleBreederCalls.listBreederTowns, ({ query }) => ({ results: townsIn(query.country) })),
]

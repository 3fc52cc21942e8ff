import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { listOf } from '../fixture.ts'
import { responsibleBreeders } from '../fixtures/responsible-breeder.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(responsibleBreederCalls.listResponsibleBreeders, listOf(responsibleBreeders))]

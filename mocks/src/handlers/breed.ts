import { breedCalls } from '@shop/contract/breed'
import { listOf } from '../fixture.ts'
import { breedDetail, breeds } from '../fixtures/breed.ts'
import { mock } from '../mock.ts'

export const handlers = [mock(breedCalls.listBreeds, listOf(breeds)), mock(breedCalls.getBreed, breedDetail())]

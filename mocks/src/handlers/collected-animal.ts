import { collectedAnimalCalls } from '@shop/contract/collected-animal'
import { collectedAnimal, collectedAnimals } from '../fixtures/collected-animal.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(collectedAnimalCalls.listCollectedAnimals, { data: collectedAnimals, total: collectedAnimals.length }),
  mock(collectedAnimalCalls.createCollectedAnimal, collectedAnimal()),
  mock(collectedAnimalCalls.updateCollectedAnimal, collectedAnimal()),
  mock(collectedAnimalCalls.deleteCollectedAnimal, { id: collectedAnimal().id }),
]

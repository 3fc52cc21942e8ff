import { animalCalls } from '@shop/contract/animal'
import { listOf } from '../fixture.ts'
import { animal, animalTests, breederAnimals, breedProfile, findAnimal, profileOf } from '../fixtures/animal.ts'
import { upgrade, upgrades } from '../fixtures/product.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(animalCalls.listAnimals, listOf(breederAnimals)),
  mock(animalCalls.listAnimalTests, { results: animalTests }),
  mock(animalCalls.getAnimal, ({ params }) => findAnimal(params.id)),
  mock(animalCalls.getAnimalProfile, ({ params }) => profileOf(findAnimal(params.id))),
  mock(animalCalls.listUpgradeProducts, upgrades([upgrade()])),
  mock(animalCalls.createAnimal, animal()),
  mock(animalCalls.updateAnimal, ({ params }) => findAnimal(params.id)),
  mock(animalCalls.getBreedProfile, breedProfile()),
]

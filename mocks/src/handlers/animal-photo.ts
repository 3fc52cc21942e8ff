import { animalPhotoCalls } from '@shop/contract/animal-photo'
import { animalPhoto } from '../fixtures/animal-photo.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(animalPhotoCalls.saveAnimalPhoto, animalPhoto()),
  mock(animalPhotoCalls.removeAnimalPhoto, { message: 'The photo is removed.' }),
]

import { sharingCalls } from '@shop/contract/sharing'
import { animalProfile } from '../fixtures/animal.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(sharingCalls.shareAnimal, animalProfile({ sharedWith: [{ email: 'vet@example.com', rights: 'view' }] })),
  mock(sharingCalls.unshareAnimal, { message: 'They no longer see this animal.' }),
]

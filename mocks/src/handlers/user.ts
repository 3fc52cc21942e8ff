import { userCalls } from '@shop/contract/user'
import { breeder, owner, waitingVet } from '../fixtures/user.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(userCalls.getUserByEmail, { email: owner().email, type: owner().type, name: 'Sam O.' }),
  mock(userCalls.updateUser, breeder()),
  mock(userCalls.sendPractice, waitingVet()),
  mock(userCalls.updateUserState, breeder()),
  mock(userCalls.updateAnimalPresets, breeder()),
  mock(userCalls.changePassword, { message: 'Your password is changed.' }),
  mock(userCalls.exportUser, { exportedAt: '2026-03-04T10:00:00.000Z' }),
  mock(userCalls.deleteUser, { message: 'Your account is deleted.' }),
]

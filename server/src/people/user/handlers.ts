import type { userCalls } from '@shop/contract/user'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { lookUpUser } from './lookup.ts'
import { changePassword } from './password-change.ts'
import { sendPractice } from './practice.ts'
import { updatePresets, updateProfile, updateState } from './profile.ts'

export const userHandlers = (services: Services): Omit<Handlers<typeof userCalls>, 'exportUser' | 'deleteUser'> => ({
  getUserByEmail: ({ params, user, visitor }) => lookUpUser(services, user, params.email, visitor),
  updateUser: ({ body, user, visitor }) => updateProfile(services, user, body, visitor),
  sendPractice: ({ body, user }) => sendPractice(services, user, body),
  updateUserState: ({ body, user }) => updateState(services, user, body.state),
  updateAnimalPresets: ({ body, user }) => updatePresets(services, user, body.breedIds),
  changePassword: ({ body, user, visitor }) => changePassword(services, user, body, visitor),
})

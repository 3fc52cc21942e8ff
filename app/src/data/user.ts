import { authEndpoints } from '@shop/contract/endpoints/auth'
import type { BodyOf } from '@shop/contract/call-parts'
import { request } from '@shop/contract/request'
import type { Practice, User, UserUpdate } from '@shop/contract/user'
import { userEndpoints } from '@shop/contract/endpoints/user'
import { useSWRConfig } from 'swr'
import { forgetPerson } from './auth.ts'
import { readSessions } from './session.ts'
import { useChangeUser } from './settings.tsx'
import { setFlash } from './flash.ts'
import { read, useRead } from './use-call.ts'

export const readMe = () => read(authEndpoints.getMyDetails)

/** The signed-in user, whole; what every page knows of them is in the settings. */
export const useMe = () => useRead(readMe())

/** Every way to change the signed-in user; each returns the whole user. */
export function useMyActions() {
  const { mutate } = useSWRConfig()
  const changeUser = useChangeUser()
  const keep = async (user: User) => {
    await mutate(readMe().key, user, { revalidate: false })
    changeUser({
      name: user.name,
      email: user.email,
      addressCountry: user.address?.country.code ?? null,
      approval: user.approval?.state ?? null,
      ordersOnAccount: user.ordersOnAccount,
    })
    return user
  }
  return {
    update: async (body: UserUpdate) => keep(await request(userEndpoints.updateUser, { body })),
    /** A vet's practice, for us to check. */
    sendPractice: async (body: Practice) => keep(await request(userEndpoints.sendPractice, { body })),
    updateState: async (state: string) => keep(await request(userEndpoints.updateUserState, { body: { state } })),
    updateBreeds: async (breedIds: number[]) =>
      keep(await request(userEndpoints.updateAnimalPresets, { body: { breedIds } })),
    /** Signs every other browser out. */
    changePassword: async (body: BodyOf<typeof userEndpoints.changePassword>) => {
      await request(userEndpoints.changePassword, { body })
      await mutate(readSessions().key)
    },
  }
}

/** Everything the shop stores about the user. */
export const exportMe = () => request(userEndpoints.exportUser)

/** Deletes the account, and all that this browser stored of it. Load the home page afterwards: it says goodbye. */
export async function deleteMe(password: string, farewell: string) {
  await request(userEndpoints.deleteUser, { body: { password } })
  forgetPerson()
  setFlash(farewell)
}

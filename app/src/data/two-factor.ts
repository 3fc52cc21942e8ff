import { request } from '@shop/contract/request'
import type { TwoFactor } from '@shop/contract/two-factor'
import { twoFactorEndpoints } from '@shop/contract/endpoints/two-factor'
import type { User } from '@shop/contract/user'
import { useSWRConfig } from 'swr'
import { readSessions } from './session.ts'
import { read, useRead } from './use-call.ts'
import { readMe } from './user.ts'

export const readTwoFactor = () => read(twoFactorEndpoints.getTwoFactor)

/** Whether the account has a second factor, and how many recovery codes are left. */
export const useTwoFactor = () => useRead(readTwoFactor())

/** From switched off to switched on and back. Nothing counts until `confirm` has sent the app's first code. */
export function useTwoFactorActions() {
  const { mutate } = useSWRConfig()
  const keep = async (now: TwoFactor) => {
    await mutate(readTwoFactor().key, now, { revalidate: false })
    await mutate<User>(readMe().key, (me) => me && { ...me, hasTwoFactor: now.isOn }, { revalidate: false })
  }
  const keepCodes = async (codes: string[]) => {
    await keep({ isOn: true, recoveryCodesLeft: codes.length })
    return codes
  }
  return {
    start: (password: string) => request(twoFactorEndpoints.startTwoFactor, { body: { password } }),
    /** Signs every other browser out. Returns the recovery codes, which are never shown again. */
    confirm: async (code: string) => {
      const { recoveryCodes } = await request(twoFactorEndpoints.confirmTwoFactor, { body: { code } })
      void mutate(readSessions().key)
      return keepCodes(recoveryCodes)
    },
    renewCodes: async (password: string) =>
      keepCodes((await request(twoFactorEndpoints.renewRecoveryCodes, { body: { password } })).recoveryCodes),
    remove: async (password: string) => keep(await request(twoFactorEndpoints.removeTwoFactor, { body: { password } })),
  }
}

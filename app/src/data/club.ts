import { clubClient } from '@shop/contract/endpoints/club'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useForgetAnimals } from './animal.ts'
import { read, useRead } from './use-call.ts'

export const readClubs = () => read(clubClient.listClubs)

/** The clubs the user acts for, with the animals each holds. */
export const useClubs = () => useRead(readClubs())

/** Moves a club's animals to the user's account, all or none; resolves to how many moved. */
export function useTransferClubAnimals() {
  const { mutate } = useSWRConfig()
  const forgetAnimals = useForgetAnimals()
  return async (animalIds: string[]) => {
    const { transferred } = await request(clubClient.transferClubAnimals, { body: { animalIds } })
    forgetAnimals()
    await mutate(readClubs().key)
    return transferred
  }
}

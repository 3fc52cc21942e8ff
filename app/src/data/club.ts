import { clubEndpoints } from '@shop/contract/endpoints/club'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useForgetAnimals } from './animal.ts'
import { read, useRead } from './use-call.ts'

export const readClubs = () => read(clubEndpoints.listClubs)

/** The clubs the user acts for, with the animals each holds. */
export const useClubs = () => useRead(readClubs())

/** What moves animals between the user's account and a club's, all or none; each resolves to how many moved. */
export function useClubMoves() {
  const { mutate } = useSWRConfig()
  const forgetAnimals = useForgetAnimals()
  const moved = async (count: number) => {
    forgetAnimals()
    await mutate(readClubs().key)
    return count
  }
  return {
    take: async (animalIds: string[]) =>
      moved((await request(clubEndpoints.transferClubAnimals, { body: { animalIds } })).transferred),
    handOver: async (clubId: number, body: { animalIds: string[]; isReadByMembers: boolean }) =>
      moved((await request(clubEndpoints.handOverToClub, { params: { id: clubId }, body })).handedOver),
    giveBack: async (clubId: number, animalIds: string[]) =>
      moved(
        (await request(clubEndpoints.giveBackClubAnimals, { params: { id: clubId }, body: { animalIds } })).givenBack,
      ),
  }
}

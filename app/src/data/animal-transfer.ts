import type { AnimalTransferBody, AnimalTransfersBody } from '@shop/contract/animal-transfer'
import { animalTransferEndpoints } from '@shop/contract/endpoints/animal-transfer'
import { litterEndpoints } from '@shop/contract/endpoints/litter'
import type { ReplyOf } from '@shop/contract/call-parts'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useForgetAnimals } from './animal.ts'
import { read, useRead } from './use-call.ts'

export const readAnimalTransfers = () => read(animalTransferEndpoints.listAnimalTransfers)

/** Animals offered to the user and by them, newest first. */
export const useAnimalTransfers = () => useRead(readAnimalTransfers())

/** Every step of a transfer; each returns all of the user's transfers. */
export function useTransferActions() {
  const { mutate } = useSWRConfig()
  const forgetAnimals = useForgetAnimals()
  const keep = async (transfers: ReplyOf<typeof animalTransferEndpoints.listAnimalTransfers>) => {
    forgetAnimals()
    // Whoever shows a litter shows where each of it is.
    void mutate((key) => typeof key === 'string' && key.startsWith(litterEndpoints.listLitters.path))
    await mutate(readAnimalTransfers().key, transfers, { revalidate: false })
  }
  const answer = (id: string) => ({ params: { id }, body: {} })
  return {
    offer: async (body: AnimalTransferBody) =>
      keep(await request(animalTransferEndpoints.createAnimalTransfer, { body })),
    offerSeveral: async (body: AnimalTransfersBody) =>
      keep(await request(animalTransferEndpoints.createAnimalTransfers, { body })),
    /** `letsRead`: its old owner, who requested it, may continue to read. */
    accept: async (id: string, letsRead: boolean) =>
      keep(await request(animalTransferEndpoints.acceptAnimalTransfer, { params: { id }, body: { letsRead } })),
    decline: async (id: string) => keep(await request(animalTransferEndpoints.declineAnimalTransfer, answer(id))),
    cancel: async (id: string) => keep(await request(animalTransferEndpoints.cancelAnimalTransfer, { params: { id } })),
  }
}

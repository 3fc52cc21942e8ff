import { type AnimalTransferBody, animalTransferCalls } from '@shop/contract/animal-transfer'
import type { ReplyOf } from '@shop/contract/call'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useForgetAnimals } from './animal.ts'
import { read, useRead } from './use-call.ts'

export const readAnimalTransfers = () => read(animalTransferCalls.listAnimalTransfers)

/** Animals offered to the user and by them, newest first. */
export const useAnimalTransfers = () => useRead(readAnimalTransfers())

/** Every step of a transfer; each answers with all of the user's transfers. */
export function useTransferActions() {
  const { mutate } = useSWRConfig()
  const forgetAnimals = useForgetAnimals()
  const keep = async (transfers: ReplyOf<typeof animalTransferCalls.listAnimalTransfers>) => {
    forgetAnimals()
    await mutate(readAnimalTransfers().key, transfers, { revalidate: false })
  }
  const answer = (id: string) => ({ params: { id }, body: {} })
  return {
    offer: async (body: AnimalTransferBody) => keep(await request(animalTransferCalls.createAnimalTransfer, { body })),
    accept: async (id: string) => keep(await request(animalTransferCalls.acceptAnimalTransfer, answer(id))),
    decline: async (id: string) => keep(await request(animalTransferCalls.declineAnimalTransfer, answer(id))),
    cancel: async (id: string) => keep(await request(animalTransferCalls.cancelAnimalTransfer, { params: { id } })),
  }
}

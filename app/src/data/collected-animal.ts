import type { CollectedAnimalBody } from '@shop/contract/collected-animal'
import { collectedAnimalEndpoints } from '@shop/contract/endpoints/collected-animal'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

/** A page of the animals the user took samples of, or those whose name has this text in it. */
export const readCollectedAnimals = (name = '', page = 1) =>
  read(collectedAnimalEndpoints.listCollectedAnimals, { query: { page: String(page), name } })

export const useCollectedAnimals = (...[name, page]: Parameters<typeof readCollectedAnimals>) =>
  useRead(readCollectedAnimals(name, page), { keepPreviousData: true })

/** Every way to change the records; every page of them is then fetched again. */
export function useCollectedAnimalActions() {
  const { mutate } = useSWRConfig()
  const refresh = <Reply>(reply: Reply) =>
    mutate((key) => typeof key === 'string' && key.startsWith(collectedAnimalEndpoints.listCollectedAnimals.path)).then(
      () => reply,
    )
  return {
    create: async (body: CollectedAnimalBody) =>
      refresh(await request(collectedAnimalEndpoints.createCollectedAnimal, { body })),
    update: async (id: string, body: CollectedAnimalBody) =>
      refresh(await request(collectedAnimalEndpoints.updateCollectedAnimal, { params: { id }, body })),
    remove: async (id: string) =>
      refresh(await request(collectedAnimalEndpoints.deleteCollectedAnimal, { params: { id } })),
  }
}

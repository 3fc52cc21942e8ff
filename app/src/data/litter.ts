import { litterClient } from '@shop/contract/endpoints/litter'
import type { LitterBody } from '@shop/contract/litter'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useForgetAnimals } from './animal.ts'
import { read, useRead } from './use-call.ts'

export const readLitters = (page: number) =>
  read(litterClient.listLitters, { query: { page: page > 1 ? String(page) : undefined } })
export const readLitter = (id: string) => read(litterClient.getLitter, { params: { id } })

/** The litters that the user bred, the youngest first; another page keeps this one until it is there. */
export const useLitters = (page: number) => useRead(readLitters(page), { keepPreviousData: true })
export const useLitter = (id: string) => useRead(readLitter(id))

/** Enters a litter, whose young are animals of the user from then on, and takes one off the list. */
export function useLitterActions() {
  const { mutate } = useSWRConfig()
  const forgetAnimals = useForgetAnimals()
  const forgetLists = () =>
    mutate((key) => typeof key === 'string' && /^\/api\/my\/litters(\?|$)/.test(key), undefined, { revalidate: true })
  return {
    enter: async (body: LitterBody) => {
      const litter = await request(litterClient.createLitter, { body })
      forgetAnimals()
      void forgetLists()
      await mutate(readLitter(litter.id).key, litter, { revalidate: false })
      return litter
    },
    remove: async (id: string) => {
      await request(litterClient.removeLitter, { params: { id } })
      void forgetLists()
    },
  }
}

import { litterEndpoints } from '@shop/contract/endpoints/litter'
import type { Litter, LitterBody, OffspringBody } from '@shop/contract/litter'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useForgetAnimals } from './animal.ts'
import { read, useRead } from './use-call.ts'

export const readLitters = (page: number) =>
  read(litterEndpoints.listLitters, { query: { page: page > 1 ? String(page) : undefined } })
export const readLitter = (id: string) => read(litterEndpoints.getLitter, { params: { id } })

/** The litters that the user bred, the youngest first; the current page stays until the next one has come. */
export const useLitters = (page: number) => useRead(readLitters(page), { keepPreviousData: true })
export const useLitter = (id: string) => useRead(readLitter(id))

/** Enters a litter, whose young are animals of the user from then on, adds to it, and takes it off the list. */
export function useLitterActions() {
  const { mutate } = useSWRConfig()
  const forgetAnimals = useForgetAnimals()
  const forgetLists = () =>
    mutate((key) => typeof key === 'string' && /^\/api\/my\/litters(\?|$)/.test(key), undefined, { revalidate: true })
  const show = async (litter: Litter) => {
    forgetAnimals()
    void forgetLists()
    await mutate(readLitter(litter.id).key, litter, { revalidate: false })
    return litter
  }
  return {
    enter: async (body: LitterBody) => show(await request(litterEndpoints.createLitter, { body })),
    add: async (id: string, body: OffspringBody) =>
      show(await request(litterEndpoints.addOffspring, { params: { id }, body })),
    remove: async (id: string) => {
      await request(litterEndpoints.removeLitter, { params: { id } })
      void forgetLists()
    },
  }
}

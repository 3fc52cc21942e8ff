import { showEndpoints } from '@shop/contract/endpoints/show'
import { request } from '@shop/contract/request'
import type { NewShow, NewShowEntry } from '@shop/contract/show'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readShows = () => read(showEndpoints.listShows)

/** The shows that the user is secretary of, the latest first. */
export const useShows = () => useRead(readShows())

/** Each changes one show, then fetches the list again, also where it was refused because the show has changed. */
export function useShowActions() {
  const { mutate } = useSWRConfig()
  const keep = async <Reply>(changing: Promise<Reply>): Promise<Reply> => {
    try {
      return await changing
    } finally {
      await mutate(readShows().key)
    }
  }
  return {
    register: (body: NewShow) => keep(request(showEndpoints.registerShow, { body })),
    cancel: (id: string) => keep(request(showEndpoints.cancelShow, { params: { id } })),
    addEntry: (id: string, body: NewShowEntry) => keep(request(showEndpoints.addShowEntry, { params: { id }, body })),
    removeEntry: (id: string, entryId: string) =>
      keep(request(showEndpoints.removeShowEntry, { params: { id, entryId } })),
  }
}

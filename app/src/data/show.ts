import type { QueryOf } from '@shop/contract/call-parts'
import { showEndpoints } from '@shop/contract/endpoints/show'
import { request } from '@shop/contract/request'
import type { NewShow, NewShowEntry, ShowSent } from '@shop/contract/show'
import { useSWRConfig } from 'swr'
import { useRefreshDesk } from './refresh-desk.ts'
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

type DeskShowsQuery = Partial<QueryOf<typeof showEndpoints.listDeskShows>>

export const readDeskShows = (query: DeskShowsQuery) => read(showEndpoints.listDeskShows, { query })

/** Shows that wait for the desk, the next first unless they are sorted; of one secretary, all. */
export const useDeskShows = (query: DeskShowsQuery) => useRead(readDeskShows(query), { keepPreviousData: true })

/** Each decides on a show, then fetches the desk's lists again, also where it was refused because the show has changed. */
export function useDeskShowActions() {
  const refresh = useRefreshDesk()
  const keep = async (changing: Promise<unknown>) => {
    try {
      await changing
    } finally {
      await refresh()
    }
  }
  return {
    confirm: (id: string, reason: string) =>
      keep(request(showEndpoints.confirmShow, { params: { id }, body: { reason } })),
    refuse: (id: string, reason: string) =>
      keep(request(showEndpoints.refuseShow, { params: { id }, body: { reason } })),
    recordSent: (id: string, body: ShowSent) => keep(request(showEndpoints.sendToShow, { params: { id }, body })),
  }
}

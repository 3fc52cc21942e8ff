import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { clubProductEndpoints } from '@shop/contract/endpoints/club-product'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'
import { useRefreshDesk } from './refresh-desk.ts'

type ClubProductsQuery = QueryOf<typeof clubProductEndpoints.listClubProducts>

export const readClubProducts = (query: ClubProductsQuery) => read(clubProductEndpoints.listClubProducts, { query })
/** A page of clubs' products, by club and name. */
export const useClubProducts = (query: ClubProductsQuery) =>
  useRead(readClubProducts(query), { keepPreviousData: true })

/** Each puts a club's product on sale or takes it off, then fetches the list again. */
export function useClubProductActions() {
  const refresh = useRefreshDesk()
  return {
    add: async (body: BodyOf<typeof clubProductEndpoints.addClubProduct>) => {
      const made = await request(clubProductEndpoints.addClubProduct, { body })
      await refresh()
      return made
    },
    end: async (id: number, reason: string) => {
      await request(clubProductEndpoints.endClubProduct, { params: { id: String(id) }, body: { reason } })
      await refresh()
    },
  }
}

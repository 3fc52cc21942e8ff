import { addressOf } from '@shop/contract/call'
import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { parcelEndpoints } from '@shop/contract/endpoints/parcel'
import { request } from '@shop/contract/request'
import { useRefreshDesk } from './refresh-desk.ts'
import { read, useRead } from './use-call.ts'

type WaitingQuery = QueryOf<typeof parcelEndpoints.listWaitingOrders>
type ParcelsQuery = QueryOf<typeof parcelEndpoints.listParcels>

export const readWaitingOrders = (query: WaitingQuery) => read(parcelEndpoints.listWaitingOrders, { query })
/** A page of what waits to be packed: express first, then the oldest. */
export const useWaitingOrders = (query: WaitingQuery) => useRead(readWaitingOrders(query), { keepPreviousData: true })

export const readWaitingOrder = (number: string) => read(parcelEndpoints.getWaitingOrder, { params: { number } })
export const useWaitingOrder = (number: string) => useRead(readWaitingOrder(number))

export const readParcels = (query: ParcelsQuery) => read(parcelEndpoints.listParcels, { query })
/** A page of what was sent, newest first. */
export const useParcels = (query: ParcelsQuery) => useRead(readParcels(query), { keepPreviousData: true })

/** PDFs of these orders. */
export const packingSlips = (numbers: readonly string[]) =>
  addressOf(parcelEndpoints.getPackingSlips, { query: { orders: numbers.join(',') } })
export const addressLabels = (numbers: readonly string[]) =>
  addressOf(parcelEndpoints.getAddressLabels, { query: { orders: numbers.join(',') } })

/** Each records or undoes a parcel, then fetches again whatever of the desk shows parcels. */
export function useParcelActions() {
  const refresh = useRefreshDesk()
  return {
    dispatch: async (number: string, body: BodyOf<typeof parcelEndpoints.dispatchOrder>) => {
      const sent = await request(parcelEndpoints.dispatchOrder, { params: { number }, body })
      // What does not wait any more is missing.
      void refresh(sent.waiting.length ? undefined : readWaitingOrder(number).key)
      return sent
    },
    undo: async (number: string, reason: string) => {
      const undone = await request(parcelEndpoints.undoParcel, { params: { number }, body: { reason } })
      await refresh()
      return undone
    },
  }
}

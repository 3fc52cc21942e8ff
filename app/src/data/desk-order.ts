import { addressOf } from '@shop/contract/call'
import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { deskOrderEndpoints } from '@shop/contract/endpoints/desk-order'
import { refundEndpoints } from '@shop/contract/endpoints/refund'
import { request } from '@shop/contract/request'
import { useRefreshDesk } from './refresh-desk.ts'
import { read, useRead } from './use-call.ts'

type OrdersQuery = QueryOf<typeof deskOrderEndpoints.listDeskOrders>

export const readDeskOrders = (query: OrdersQuery) => read(deskOrderEndpoints.listDeskOrders, { query })
/** A page of all orders, newest first. */
export const useDeskOrders = (query: OrdersQuery) => useRead(readDeskOrders(query), { keepPreviousData: true })

export const readDeskOrder = (number: string) => read(deskOrderEndpoints.getDeskOrder, { params: { number } })
export const useDeskOrder = (number: string) => useRead(readDeskOrder(number))

/** PDFs of an order. */
export const deskOrderFile = (number: string) => addressOf(deskOrderEndpoints.getDeskOrderFile, { params: { number } })
export const deskCreditNoteFile = (number: string, creditNote: string) =>
  addressOf(deskOrderEndpoints.getDeskCreditNoteFile, { params: { number, creditNote } })

/** What a refund would do; nothing is done. */
export const previewRefund = (number: string, body: BodyOf<typeof deskOrderEndpoints.previewRefund>) =>
  request(deskOrderEndpoints.previewRefund, { params: { number }, body })

/** What would go back if all that is left of an order was refunded; null asks nothing. */
export const useRefundOfAll = (number: string | null) =>
  useRead(
    number
      ? {
          key: `refund-of-all ${number}`,
          fetch: () => previewRefund(number, { refundId: crypto.randomUUID(), reason: 'Preview' }),
        }
      : null,
    { revalidateOnFocus: false },
  )

/** Each changes an order, then fetches again whatever of the desk shows it, also where it was refused. */
export function useDeskOrderActions(number: string) {
  const refresh = useRefreshDesk()
  const params = { number }
  const thenRefresh = async <Reply>(change: Promise<Reply>) => {
    try {
      return await change
    } finally {
      await refresh()
    }
  }
  return {
    note: (text: string) => thenRefresh(request(deskOrderEndpoints.noteOrder, { params, body: { text } })),
    changeAddress: (body: BodyOf<typeof deskOrderEndpoints.changeOrderAddress>) =>
      thenRefresh(request(deskOrderEndpoints.changeOrderAddress, { params, body })),
    cancel: (reason: string) => thenRefresh(request(deskOrderEndpoints.cancelDeskOrder, { params, body: { reason } })),
    refund: (body: BodyOf<typeof refundEndpoints.refundOrder>) =>
      thenRefresh(request(refundEndpoints.refundOrder, { params, body })),
    sendMail: (body: BodyOf<typeof deskOrderEndpoints.sendOrderMail>) =>
      thenRefresh(request(deskOrderEndpoints.sendOrderMail, { params, body })),
  }
}

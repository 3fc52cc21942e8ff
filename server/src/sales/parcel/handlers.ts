import type { parcelCalls } from '@shop/contract/parcel'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { dispatchOrder } from './dispatch.ts'
import { getWaitingOrder, listParcels, listWaitingOrders, waitingByNumbers } from './list.ts'
import { undoParcel } from './undo.ts'

export const parcelHandlers = (services: Services): Handlers<typeof parcelCalls> => ({
  listWaitingOrders: ({ query }) => listWaitingOrders(services.db, query),
  getWaitingOrder: ({ params }) => getWaitingOrder(services.db, params.number),
  getPackingSlips: async ({ query: { orders = '' } }) => {
    const waiting = await waitingByNumbers(services.db, orders)
    const { renderSlips } = await import('./slips.ts')
    return { type: 'application/pdf', content: await renderSlips(waiting, services.config), name: 'packing-slips.pdf' }
  },
  getAddressLabels: async ({ query: { orders = '' } }) => {
    const waiting = await waitingByNumbers(services.db, orders)
    const { renderLabels } = await import('./slips.ts')
    return { type: 'application/pdf', content: await renderLabels(waiting, services.config), name: 'labels.pdf' }
  },
  listParcels: ({ query }) => listParcels(services.db, query),
  dispatchOrder: ({ params, body, actor }) => dispatchOrder(services, actor, params.number, body),
  undoParcel: ({ params, body, actor }) => undoParcel(services, actor, params.number, body.reason),
})

import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const parcelEndpoints = endpoints({
  listWaitingOrders: { method: 'GET', path: '/api/desk/waiting-orders', fails },
  getWaitingOrder: { method: 'GET', path: '/api/desk/waiting-orders/{number}', fails },
  getPackingSlips: { method: 'GET', path: '/api/desk/packing-slips', fails },
  getAddressLabels: { method: 'GET', path: '/api/desk/address-labels', fails },
  listParcels: { method: 'GET', path: '/api/desk/parcels', fails },
  dispatchOrder: { method: 'POST', path: '/api/desk/orders/{number}/parcels', fails },
  undoParcel: { method: 'POST', path: '/api/desk/parcels/{number}/undo', fails },
})

import { parcelCalls } from '@shop/contract/parcel'
import { listOf } from '../fixture.ts'
import { deskParcel, waitingOrder, waitingOrders } from '../fixtures/parcel.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(parcelCalls.listWaitingOrders, listOf(waitingOrders)),
  mock(parcelCalls.getWaitingOrder, waitingOrder()),
  mock(
    parcelCalls.listParcels,
    listOf([
      deskParcel(),
      deskParcel({
        number: 'KP-100038-1',
        order: 'KP-100038',
        undoneAt: '2026-03-02T16:00:00.000Z',
        carrier: null,
        trackingNumber: null,
      }),
    ]),
  ),
  mock(parcelCalls.dispatchOrder, { parcel: deskParcelOf(), isNew: true, waiting: [] }),
  mock(parcelCalls.undoParcel, { parcel: deskParcelOf(), isNew: true }),
]

function deskParcelOf() {
  const { order: _, name: __, email: ___, sentBy: ____, ...parcel } = deskParcel()
  return parcel
}

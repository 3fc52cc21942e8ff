import { deskOrderCalls } from '@shop/contract/desk-order'
import { refundCalls } from '@shop/contract/refund'
import { listOf } from '../fixture.ts'
import { address } from '../fixtures/address.ts'
import { deskOrder, deskOrderRows, orderNote, refunded, refundPreview } from '../fixtures/desk-order.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(deskOrderCalls.listDeskOrders, listOf(deskOrderRows)),
  mock(deskOrderCalls.getDeskOrder, deskOrder()),
  mock(deskOrderCalls.noteOrder, orderNote()),
  mock(deskOrderCalls.changeOrderAddress, { address: address(), version: 2 }),
  mock(deskOrderCalls.cancelDeskOrder, { status: 'cancelled', isChanged: true }),
  mock(deskOrderCalls.previewRefund, refundPreview()),
  mock(refundCalls.refundOrder, refunded()),
  mock(deskOrderCalls.sendOrderMail, { email: 'dana@example.com', isSent: true }),
]

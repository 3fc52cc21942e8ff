import type { deskOrderCalls } from '@shop/contract/desk-order'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { previewRefund } from '../refund/preview.ts'
import { changeOrderAddress } from './address.ts'
import { cancelDeskOrder } from './cancel.ts'
import { getDeskOrder } from './detail.ts'
import { listDeskOrders } from './list.ts'
import { noteOrder } from './note.ts'
import { sendOrderMail } from './send-mail.ts'

export const deskOrderHandlers = (services: Services): Handlers<typeof deskOrderCalls> => ({
  listDeskOrders: ({ query }) => listDeskOrders(services.db, query),
  getDeskOrder: ({ params }) => getDeskOrder(services.db, params.number),
  noteOrder: ({ params, body, actor }) => noteOrder(services.db, actor, params.number, body.text),
  changeOrderAddress: ({ params, body, actor }) => changeOrderAddress(services, actor, params.number, body),
  cancelDeskOrder: ({ params, body, actor }) => cancelDeskOrder(services, actor, params.number, body.reason),
  previewRefund: ({ params, body }) => previewRefund(services.db, params.number, body),
  sendOrderMail: ({ params, body, actor }) => sendOrderMail(services, actor, params.number, body),
})

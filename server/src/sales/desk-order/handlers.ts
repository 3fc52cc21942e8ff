import type { deskOrderCalls } from '@shop/contract/desk-order'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { findOrderBill } from '../invoice/bill.ts'
import { billFile } from '../invoice/bill-file.ts'
import { findCreditNoteBill } from '../refund/credit-note.ts'
import { previewRefund } from '../refund/preview.ts'
import { changeOrderAddress } from './address.ts'
import { cancelDeskOrder } from './cancel.ts'
import { getDeskOrder } from './detail.ts'
import { findKey } from './locked.ts'
import { listDeskOrders } from './list.ts'
import { noteOrder } from './note.ts'
import { sendOrderMail } from './send-mail.ts'

export const deskOrderHandlers = (services: Services): Handlers<typeof deskOrderCalls> => ({
  listDeskOrders: ({ query }) => listDeskOrders(services.db, query),
  getDeskOrder: ({ params }) => getDeskOrder(services.db, params.number),
  getDeskOrderFile: async ({ params }) => {
    const { checkoutId, buyer } = await findKey(services.db, params.number)
    return billFile(await findOrderBill(services.db, checkoutId, buyer, services.config))
  },
  getDeskCreditNoteFile: async ({ params }) => {
    const { checkoutId, buyer } = await findKey(services.db, params.number)
    const note = { checkoutId, number: params.creditNote }
    return billFile(await findCreditNoteBill(services.db, note, buyer, services.config))
  },
  noteOrder: ({ params, body, actor }) => noteOrder(services.db, actor, params.number, body.text),
  changeOrderAddress: ({ params, body, actor }) => changeOrderAddress(services, actor, params.number, body),
  cancelDeskOrder: ({ params, body, actor }) => cancelDeskOrder(services, actor, params.number, body.reason),
  previewRefund: ({ params, body }) => previewRefund(services.db, params.number, body),
  sendOrderMail: ({ params, body, actor }) => sendOrderMail(services, actor, params.number, body),
})

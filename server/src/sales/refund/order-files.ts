import type { orderCalls } from '@shop/contract/order'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { findOrderBill } from '../invoice/bill.ts'
import { billFile } from '../invoice/bill-file.ts'
import { findCreditNoteBill } from './credit-note.ts'

/** An order's bill, and its credit notes, for whoever holds its key. */
export const orderFileHandlers = ({
  db,
  config,
}: Services): Pick<Handlers<typeof orderCalls>, 'getOrderFile' | 'getCreditNoteFile'> => ({
  getOrderFile: async ({ params, user }) => billFile(await findOrderBill(db, params.checkoutId, user, config)),
  getCreditNoteFile: async ({ params, user }) => billFile(await findCreditNoteBill(db, params, user, config)),
})

import { orderCalls } from '@shop/contract/order'
import type { FormHandlers } from '../../people/visitor/form.ts'

export const orderForms = {
  sendOrderLink: async ({ ask, body }) => ({ notice: (await ask(orderCalls.sendOrderLink, { body })).message }),
} satisfies Partial<FormHandlers>

import type { parcelCalls } from '@shop/contract/parcel'
import { pageIn } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { dispatchOrder } from './dispatch.ts'
import { listWaitingOrders } from './list.ts'
import { undoParcel } from './undo.ts'

export const parcelHandlers = (services: Services): Handlers<typeof parcelCalls> => ({
  listWaitingOrders: ({ query }) => listWaitingOrders(services.db, pageIn(query.page)),
  dispatchOrder: ({ params, body, actor }) => dispatchOrder(services, actor, params.number, body),
  undoParcel: ({ params, body, actor }) => undoParcel(services, actor, params.number, body.reason),
})

import type { Order } from '@shop/contract/order'

/** `nothing`: no charge was requested. `slow`: the bank has not answered. `unreachable`: the shop did not answer. */
export type Checked = Order | 'nothing' | 'slow' | 'unreachable'

const patience = { paying: 8, unreachable: 3 }

/**
 * After a lost connection: queries the order's outcome, until it is known or patience ends. `find` gives the order, or
 * null when there is none, and throws when the server cannot be reached.
 */
export async function checkOrder(
  find: () => Promise<Order | null>,
  wait: () => Promise<unknown>,
  isSent: boolean,
): Promise<Checked> {
  for (let paying = 0, unreachable = 0; ;) {
    const order = await find().catch(() => undefined)
    if (order === null) return 'nothing'
    if (order && order.status !== 'paying') return order
    if (order && !isSent) return 'nothing'
    if (order) paying += 1
    else unreachable += 1
    if (paying >= patience.paying) return 'slow'
    if (unreachable >= patience.unreachable) return 'unreachable'
    await wait()
  }
}

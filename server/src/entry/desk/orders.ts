import { orderCalls } from '@shop/contract/order'
import { type Command, send } from '../../platform/command-line/command-line.ts'

export const orderCommands: Record<string, Command> = {
  'export orders': {
    usage: `  npm run desk -- export orders --from 2026-07-01 --to 2026-09-30 > orders.csv
      The orders of a period for the books, with their taxes.`,
    words: [0, 0],
    options: ['from', 'to'],
    run: async (_words, { from, to }, world) => {
      const file = await send(world, orderCalls.exportOrders, { query: { from, to } })
      world.say((await file.text()).trimEnd())
    },
  },
}

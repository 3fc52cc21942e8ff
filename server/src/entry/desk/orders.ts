import {
  deskOrderCalls,
  type DeskOrderRow,
  deskOrderSorts,
  deskOrderStatuses,
  deskOrderWaits,
  orderMailKinds,
} from '@shop/contract/desk-order'
import { orderCalls } from '@shop/contract/order'
import { ask, type Command, send, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({ number, placedAt, status, total, name, email, toPack, toPay, toRefund, isDisputed }: DeskOrderRow) =>
  [
    number,
    placedAt.slice(0, 10),
    status,
    `${total.label} ${total.currency}`,
    name,
    email,
    toPack && `to pack: ${toPack}`,
    toPay && `to pay: ${toPay.label}`,
    toRefund && `to refund: ${toRefund.label}`,
    isDisputed && 'disputed',
  ]
    .filter(Boolean)
    .join('  ')

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

  'orders list': {
    usage: `  npm run desk -- orders list [--search "Ada Byron"] [--status paid,pending] [--waiting packing] [--page 2]
      Orders, newest first, 50 a page.
      --search    a number, a barcode, or words of a name, an email or a number
      --status    ${deskOrderStatuses.join(', ')}
      --from --to days, both included (UTC)
      --waiting   ${deskOrderWaits.join(', ')}
      --sort      ${deskOrderSorts.join(', ')}; -${deskOrderSorts[0]} the newest first`,
    words: [0, 0],
    options: ['search', 'status', 'from', 'to', 'waiting', 'sort', 'page'],
    run: async (_words, { search, status, from, to, waiting, sort, page }, world) => {
      const query = { search, status, from, to, waiting, sort, page }
      const { results, count } = await ask(world, deskOrderCalls.listDeskOrders, { query })
      if (!count) return world.say('There are none.')
      for (const row of results) world.say(lineOf(row))
      if (count > results.length) world.say(`${count} in all.`)
    },
  },

  'orders note': {
    usage: `  npm run desk -- orders note KP-100042 --text "Is away until Monday"
      Adds a note for the others at the desk.`,
    words: [1, 1],
    options: ['text'],
    run: async (words, { text }, world) => {
      const params = { number: wordOf(words, 'the order') }
      const note = await ask(world, deskOrderCalls.noteOrder, { params, body: { text } })
      world.say(`Noted by ${note.by}.`)
    },
  },

  'orders cancel': {
    usage: `  npm run desk -- orders cancel KP-100042 --reason "Asked by telephone"
      Cancels an order of which nothing was sent, used or begun; its money goes back, and its buyer is mailed.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const number = wordOf(words, 'the order')
      const done = await ask(world, deskOrderCalls.cancelDeskOrder, { params: { number }, body: { reason } })
      world.say(`${number} is ${done.status}${done.isChanged ? '' : ' already'}.`)
    },
  },

  'orders mail': {
    usage: `  npm run desk -- orders mail KP-100042 --kind link [--parcel KP-100042-1]
      Sends a mail about an order to its buyer again, once a minute at most.
      --kind      ${orderMailKinds.join(', ')}`,
    words: [1, 1],
    options: ['kind', 'parcel'],
    run: async (words, { kind, parcel }, world) => {
      const params = { number: wordOf(words, 'the order') }
      const done = await ask(world, deskOrderCalls.sendOrderMail, { params, body: { kind, parcel } })
      world.say(done.isSent ? `Sent to ${done.email}.` : `It was sent to ${done.email} a moment ago.`)
    },
  },
}

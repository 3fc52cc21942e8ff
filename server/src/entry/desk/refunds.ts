import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@shop/contract/call-parts'
import { refundStates } from '@shop/contract/credit-note'
import { type Refund, refundCalls } from '@shop/contract/refund'
import {
  amountIn,
  ask,
  type Command,
  isYes,
  numberIn,
  Refused,
  wordOf,
} from '../../platform/command-line/command-line.ts'

const ways = {
  card: 'to the card',
  paypal: 'to PayPal',
  transfer: 'by bank transfer',
  invoice: 'off the invoice',
  gift_card: 'to the gift card',
}

const lineOf = ({
  id,
  requestedAt,
  creditNote,
  number,
  email,
  amount,
  way,
  state,
  failure,
  provider,
  reference,
}: Refund) =>
  [
    id,
    requestedAt.slice(0, 10),
    creditNote ?? '-',
    number,
    `${amount.amount.toFixed(2)} ${amount.currency}`,
    ways[way],
    failure ? `${state} (${failure})` : state,
    email,
    reference ? `${provider} ${reference}` : provider,
  ].join('  ')

/** "KP-100042", or with what of it goes back: "KP-100042=12.50". */
function orderIn(word: string) {
  const [number = '', amount, ...more] = word.split('=')
  if (more.length || amount === '') throw new Refused('Write an amount as KP-100042=12.50.')
  return { number, amount: amountIn(amount, `The amount of ${number}`) }
}

export const refundCommands: Record<string, Command> = {
  refund: {
    usage: `  npm run desk -- refund KP-100042 [--line 2 [--quantity 1] | --amount 12.50] [--used yes] --reason "Came broken"
      Sends money, points and vouchers back to where they came from, with a credit note; all that is left, of
      one line, or a sum that leaves lines and kits as they are.
      Kits that nobody has activated become void. PAY-100057 sends back a payment whose orders were paid otherwise.
      --used      yes also refunds what was activated, handed on or begun, which stays with whoever has it`,
    words: [1, 1],
    options: ['line', 'quantity', 'amount', 'used', 'reason'],
    run: async (words, { line, quantity, amount, used, reason }, world) => {
      const number = wordOf(words, 'the order')
      const done = await ask(world, refundCalls.refundOrder, {
        params: { number },
        body: {
          refundId: randomUUID(),
          line: numberIn(line, '--line'),
          quantity: numberIn(quantity, '--quantity'),
          amount: amountIn(amount, '--amount'),
          isUsedToo: isYes(used, '--used'),
          reason,
        },
      })
      const { creditNote, total, points, voided, refunds } = done
      world.say(
        `${creditNote ? `Credit note ${creditNote}: ` : ''}${total.label} ${total.currency}${points ? ` and ${points} points` : ''} go back.`,
      )
      for (const refund of refunds) world.say(lineOf(refund))
      if (voided.length) world.say(`Void: ${voided.join(' ')}`)
    },
  },

  'refunds list': {
    usage: `  npm run desk -- refunds list [--state failed]
      Money on its way back, newest first. A transfer is to be sent by the bank, and then recorded.
      --state     ${refundStates.join(', ')}`,
    words: [0, 0],
    options: ['state'],
    run: async (_, { state }, world) => {
      for (let page: number | null = 1; page !== null;) {
        const found: ReplyOf<typeof refundCalls.listRefunds> = await ask(world, refundCalls.listRefunds, {
          query: { state, page },
        })
        if (!found.count) world.say('There are none.')
        for (const refund of found.results) world.say(lineOf(refund))
        page = found.next
      }
    },
  },

  'refunds assign': {
    usage: `  npm run desk -- refunds assign ID KP-100042 [--line 2 [--quantity 1]] --reason "Came broken"
      Says for which order it was that money went back at the provider's own desk, with a credit note: a line, or a sum.
      Several orders are named one after the other, all that is left of each, or with the amount of each:
      KP-100042=12.50 KP-100043=7.50`,
    words: [2, Infinity],
    options: ['line', 'quantity', 'reason'],
    run: async (words, { line, quantity, reason }, world) => {
      const id = wordOf(words, 'the refund')
      const named = words.slice(1)
      wordOf(named, 'the order')
      const { creditNotes, refunds } = await ask(world, refundCalls.assignRefund, {
        params: { id },
        body: {
          orders: named.map(orderIn),
          line: numberIn(line, '--line'),
          quantity: numberIn(quantity, '--quantity'),
          reason,
        },
      })
      world.say(`Credit notes: ${creditNotes.join(', ')}`)
      for (const refund of refunds) world.say(lineOf(refund))
    },
  },

  'refunds retry': {
    usage: `  npm run desk -- refunds retry ID --reason "The card works again"
      Asks the provider once more for what it refused to send.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const id = wordOf(words, 'the refund')
      world.say(lineOf(await ask(world, refundCalls.retryRefund, { params: { id }, body: { reason } })))
    },
  },

  'refunds sent': {
    usage: `  npm run desk -- refunds sent ID --reason "Sent by bank transfer"
      Records that it was sent by the bank, also in place of a provider that refused.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const id = wordOf(words, 'the refund')
      world.say(lineOf(await ask(world, refundCalls.recordRefund, { params: { id }, body: { reason } })))
    },
  },
}

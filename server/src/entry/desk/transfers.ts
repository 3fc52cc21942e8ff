import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BankTransfer, bankTransferCalls, transferStates } from '@shop/contract/bank-transfer'
import type { ReplyOf } from '@shop/contract/call-parts'
import { amountIn, ask, type Command, Refused, sayGuessed, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({ id, bookedOn, state, amount, number, counted, reference, payer }: BankTransfer) =>
  [
    id,
    bookedOn,
    state.padEnd(9),
    `${amount.amount.toFixed(2)} ${amount.currency}`,
    number ? `${number} (${counted.amount.toFixed(2)})` : '-',
    payer,
    reference,
  ].join('  ')

export const transferCommands: Record<string, Command> = {
  'transfers list': {
    usage: `  npm run desk -- transfers list [--state unmatched]
      Transfers that have come, newest first.
      --state     ${transferStates.join(', ')}`,
    words: [0, 0],
    options: ['state'],
    run: async (_, { state }, world) => {
      for (let page: number | null = 1; page !== null;) {
        const found: ReplyOf<typeof bankTransferCalls.listBankTransfers> = await ask(
          world,
          bankTransferCalls.listBankTransfers,
          { query: { state, page } },
        )
        for (const transfer of found.results) world.say(lineOf(transfer))
        page = found.next
      }
    },
  },

  'transfers import': {
    usage: `  npm run desk -- transfers import statement.csv --reason "Monday's statement"
      Takes a bank's statement, all or nothing, and books what names an order or an invoice.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const path = wordOf(words, 'the file')
      const { lineCount, newCount, lookAt, states } = await ask(world, bankTransferCalls.importBankTransfers, {
        query: { fileName: basename(path), reason },
        body: fileAt(path),
      })
      const counts = Object.entries(states).map(([state, count]) => `, ${count} ${state}`)
      world.say(`${lineCount} ${lineCount === 1 ? 'line' : 'lines'}, ${newCount} new${counts.join('')}.`)
      sayGuessed(world, lookAt)
    },
  },

  'transfers match': {
    usage: `  npm run desk -- transfers match ID KP-100042 [--worth 58.00] --reason "Wrote the dog's name"
      Says what a transfer is for. An order that is cancelled or expired is opened again.`,
    words: [2, 2],
    options: ['worth', 'reason'],
    run: async ([id, number], { worth, reason }, world) => {
      if (!id || !number) throw new Refused('Name the transfer, and the order or invoice.')
      const matched = await ask(world, bankTransferCalls.matchBankTransfer, {
        params: { id },
        body: { number, worth: amountIn(worth, '--worth'), reason },
      })
      world.say(lineOf(matched))
    },
  },

  'transfers return': {
    usage: `  npm run desk -- transfers return ID --reason "Paid twice"
      Records that it, or what of it was too much, was sent back.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const id = wordOf(words, 'the transfer')
      world.say(lineOf(await ask(world, bankTransferCalls.returnBankTransfer, { params: { id }, body: { reason } })))
    },
  },
}

function fileAt(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    throw new Refused(`There is no file ${path}.`)
  }
}

import { disputeCalls } from '@shop/contract/dispute'
import type { DisputeState } from '@shop/contract/order'
import { ask, type Command } from '../../platform/command-line/command-line.ts'

const states = {
  open: 'is disputed: answer it at the provider',
  won: 'stands',
  lost: 'was taken back, and is owed again',
}

export const disputeCommands: Record<string, Command> = {
  disputes: {
    usage: `  npm run desk -- disputes [--page 2]
      Payments that a buyer's bank, or PayPal, wants back or has taken back, newest first.`,
    words: [0, 0],
    options: ['page'],
    run: async (_words, { page }, world) => {
      const { results, count } = await ask(world, disputeCalls.listDisputes, { query: { page } })
      if (!count) return world.say('Nobody disputes a payment.')
      for (const { number, amount, email, state, provider, reference, openedAt } of results)
        world.say(
          `${openedAt.slice(0, 10)}  ${number}  ${amount.label} ${amount.currency}  ${email}  ${states[state as DisputeState]} (${provider} ${reference})`,
        )
      if (count > results.length) world.say(`${count} in all.`)
    },
  },
}

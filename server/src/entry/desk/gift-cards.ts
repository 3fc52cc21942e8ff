import type { ReplyOf } from '@shop/contract/call-parts'
import { giftCardCalls } from '@shop/contract/gift-card'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = (card: ReplyOf<typeof giftCardCalls.resendGiftCard>) =>
  [
    card.id,
    card.orderNumber,
    `…${card.ending}`,
    `${card.balance.label} of ${card.amount.label} ${card.amount.currency}`,
    card.state === 'scheduled' ? `goes out ${card.sendAt.slice(0, 10)}` : card.state,
    `${card.recipientName} <${card.recipientEmail}>`,
  ].join('  ')

export const giftCardCommands: Record<string, Command> = {
  'gift-cards list': {
    usage: `  npm run desk -- gift-cards list [sam@example.org | KP-100042 | P8DW] [--page 2]
      Gift cards that were sold, newest first: all, or those of a recipient, an order, or an ending of the code.`,
    words: [0, 1],
    options: ['page'],
    run: async ([search], { page }, world) => {
      const { results, count } = await ask(world, giftCardCalls.listGiftCards, { query: { search, page } })
      if (!count) return world.say('There are no such gift cards.')
      for (const card of results) world.say(lineOf(card))
      if (count > results.length) world.say(`${count} in all.`)
    },
  },

  'gift-cards resend': {
    usage: `  npm run desk -- gift-cards resend 3f0c… [--to sam@example.org] --reason "The mail was lost"
      Mails a card again, to another address if the first was wrong. It gets a new code, and the old one is worth nothing.`,
    words: [1, 1],
    options: ['to', 'reason'],
    run: async (words, { to: email, reason }, world) => {
      const id = wordOf(words, 'the gift card')
      world.say(lineOf(await ask(world, giftCardCalls.resendGiftCard, { params: { id }, body: { email, reason } })))
    },
  },
}

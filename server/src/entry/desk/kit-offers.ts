import { type DeskKitOffer, kitOfferCalls } from '@shop/contract/kit-offer'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({ id, createdAt, from, to, kits, state, left }: DeskKitOffer) =>
  [
    id,
    createdAt.slice(0, 10),
    `from ${from} to ${to}`,
    kits.map(({ quantity, product }) => `${quantity} x ${product.name}`).join(', '),
    state,
    `${left} left`,
  ].join('  ')

export const kitOfferCommands: Record<string, Command> = {
  'kit-offers list': {
    usage: `  npm run desk -- kit-offers list jo@example.com
      Kits that somebody has offered, was offered or has accepted, and how many of them nobody has used.`,
    words: [1, 1],
    run: async (words, _options, world) => {
      const email = wordOf(words, 'the address')
      const { results } = await ask(world, kitOfferCalls.listKitOffersOf, { query: { email } })
      for (const offer of results) world.say(lineOf(offer))
      if (!results.length) world.say('There are no such offers.')
    },
  },

  'kit-offers undo': {
    usage: `  npm run desk -- kit-offers undo 3f0c… --reason "Sent to the wrong person"
      Gives kits back to whoever offered them, as far as nobody has used them, and mails both.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const id = wordOf(words, 'the offer')
      const { offer, isChanged } = await ask(world, kitOfferCalls.undoKitOffer, { params: { id }, body: { reason } })
      world.say(lineOf(offer))
      if (!isChanged) world.say('It was undone before.')
    },
  },
}

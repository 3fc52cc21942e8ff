import { type ClubProduct, clubProductCalls } from '@shop/contract/club-product'
import { ask, type Command, numberIn, wordOf } from '../../platform/command-line/command-line.ts'
import { amountsIn } from './amounts.ts'

const states = { on_sale: 'on sale', ended: 'ended' }

const lineOf = ({ id, clubName, name, product, prices, state }: ClubProduct) =>
  [
    id,
    clubName,
    name,
    `sends product ${product.id}, ${product.name}`,
    prices.map(({ label, currency }) => `${label} ${currency}`).join(', '),
    states[state],
  ].join('  ')

export const clubProductCommands: Record<string, Command> = {
  'club-product add': {
    usage: `  npm run desk -- club-product add 36 --club "Border Collie Club" [--name "The club's kit"] --amount AUD=129,USD=99,CAD=129,EUR=95,GBP=85 --reason "Agreed for 2027"
      Sells product 36 to those who act for a club, and to nobody else, at the price that the club has agreed on.`,
    words: [1, 1],
    options: ['club', 'name', 'amount', 'reason'],
    run: async (words, { club, name, amount = '', reason }, world) => {
      const productId = numberIn(wordOf(words, 'the product'), 'The product')
      const body = { productId, club, name, prices: amountsIn(amount), reason }
      world.say(lineOf(await ask(world, clubProductCalls.addClubProduct, { body })))
    },
  },

  'club-product list': {
    usage: `  npm run desk -- club-product list [--club "Border Collie Club"] [--state on_sale|ended] [--page 2]
      Products of clubs, with their numbers and prices.`,
    words: [0, 0],
    options: ['club', 'state', 'page'],
    run: async (_words, { club, state, page }, world) => {
      const { results, count } = await ask(world, clubProductCalls.listClubProducts, { query: { club, state, page } })
      if (!count) return world.say('There are no such products.')
      for (const product of results) world.say(lineOf(product))
      if (count > results.length) world.say(`${count} in all.`)
    },
  },

  'club-product end': {
    usage: `  npm run desk -- club-product end 20001 --reason "Agreed until the end of the year"
      Takes one off sale. What was ordered is delivered.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const id = wordOf(words, 'the product')
      world.say(lineOf(await ask(world, clubProductCalls.endClubProduct, { params: { id }, body: { reason } })))
    },
  },
}

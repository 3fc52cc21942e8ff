import { type ProductPrice, productPriceCalls } from '@shop/contract/product-price'
import {
  amountIn,
  ask,
  type Command,
  type Connection,
  numberIn,
  wordOf,
} from '../../platform/command-line/command-line.ts'
import { amountsIn } from './amounts.ts'

const minute = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`

const lineOf = ({ id, product, price, before, validFrom, validUntil, state, reason, setBy }: ProductPrice) =>
  [
    ...(state === 'planned' ? [id] : []),
    `${product.id} ${product.name}`,
    `${price.label} ${price.currency}`,
    ...(before ? [`before ${before.label}`] : []),
    [validFrom ? `from ${minute(validFrom)}` : 'from the beginning', validUntil && `until ${minute(validUntil)}`]
      .filter(Boolean)
      .join(' '),
    state,
    ...(reason && setBy ? [`${reason} (${setBy})`] : []),
  ].join('  ')

const sayAll = async (
  world: Connection,
  query: { productId?: string; currency?: string; state?: string; page?: string },
) => {
  const { results, count } = await ask(world, productPriceCalls.listProductPrices, { query })
  for (const price of results) world.say(lineOf(price))
  if (count > results.length) world.say(`${count} in all.`)
  return count
}

export const priceCommands: Record<string, Command> = {
  'prices list': {
    usage: `  npm run desk -- prices list [2001] [--currency AUD] [--state planned|current|past] [--page 2]
      Prices that are planned; of a product, also the one that holds. A planned one begins with its id.`,
    words: [0, 1],
    options: ['currency', 'state', 'page'],
    run: async ([productId], { currency, state, page }, world) => {
      const states = state ? [state] : productId ? ['current', 'planned'] : ['planned']
      const counts: number[] = []
      for (const one of states) counts.push(await sayAll(world, { productId, currency, state: one, page }))
      if (!counts.some(Boolean)) world.say('There are no such prices.')
    },
  },

  'prices plan': {
    usage: `  npm run desk -- prices plan 2001 --amount AUD=89,USD=62 --at 2027-01-31T00:00+11:00 --reason "New price list"
      Has product 2001 cost something else from a moment on; without --at, at once. A currency that is not named stays.`,
    words: [1, 1],
    options: ['amount', 'at', 'reason'],
    run: async (words, { amount = '', at, reason }, world) => {
      const productId = numberIn(wordOf(words, 'the product'), 'The product')
      const body = { productId, prices: amountsIn(amount), validFrom: at, reason }
      const { results } = await ask(world, productPriceCalls.planProductPrices, { body })
      for (const price of results) world.say(lineOf(price))
    },
  },

  'prices change': {
    usage: `  npm run desk -- prices change 3f0c… [--amount 92] [--at 2027-02-28T00:00+11:00] --reason "Later than agreed"
      Changes or withdraws a price that does not hold yet.`,
    words: [1, 1],
    options: ['amount', 'at', 'reason'],
    run: async (words, { amount, at, reason }, world) => {
      const id = wordOf(words, 'the planned price')
      const body = { amount: amountIn(amount, '--amount'), validFrom: at, reason }
      world.say(lineOf(await ask(world, productPriceCalls.changePlannedPrice, { params: { id }, body })))
    },
  },

  'prices withdraw': {
    usage: `  npm run desk -- prices withdraw 3f0c… --reason "Not this year"
      Changes or withdraws a price that does not hold yet.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const id = wordOf(words, 'the planned price')
      const goesOn = await ask(world, productPriceCalls.withdrawPlannedPrice, { params: { id }, body: { reason } })
      world.say(`Withdrawn. What goes on: ${lineOf(goesOn)}`)
    },
  },

  'prices history': {
    usage: `  npm run desk -- prices history 2001 [--currency AUD] [--page 2]
      All that a product has cost and will cost, with who set it and why.`,
    words: [1, 1],
    options: ['currency', 'page'],
    run: async (words, { currency, page }, world) => {
      const productId = wordOf(words, 'the product')
      if (!(await sayAll(world, { productId, currency, page }))) world.say('There are no such prices.')
    },
  },
}

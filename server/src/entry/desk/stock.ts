import { randomUUID } from 'node:crypto'
import { type Stock, stockCalls, type StockMove, type StockMovement } from '@shop/contract/stock'
import {
  ask,
  type Command,
  type Connection,
  isYes,
  numberIn,
  wordOf,
} from '../../platform/command-line/command-line.ts'

const lineOf = ({ product, reserved, count }: Stock) => {
  const head = [`${product.id} ${product.name}`]
  if (!count) return [...head, 'not counted', ...(reserved ? [`${reserved} reserved`] : [])].join('  ')
  const { onHand, available, warningLevel, isLow, onOrder, expectedOn, allowsBackorder } = count
  return [
    ...head,
    `${onHand} on hand`,
    `${reserved} reserved`,
    available < 0 ? `${-available} short` : `${available} available`,
    ...(isLow ? [`LOW (${warningLevel})`] : [`warns at ${warningLevel}`]),
    ...(onOrder ? [`${onOrder} on order${expectedOn ? `, expected ${expectedOn}` : ''}`] : []),
    ...(allowsBackorder ? ['sold when none is left'] : []),
  ].join('  ')
}

const signed = (quantity: number) => (quantity > 0 ? `+${quantity}` : String(quantity))

const movementLine = ({ kind, quantity, onOrder, parcel, reason, by, at }: StockMovement) =>
  [
    `${at.slice(0, 16).replace('T', ' ')} UTC`,
    kind,
    ...(quantity || !onOrder ? [`${signed(quantity)} on hand`] : []),
    ...(onOrder ? [`${signed(onOrder)} on order`] : []),
    ...(parcel ? [parcel] : []),
    `${reason} (${by})`,
  ].join('  ')

const productOf = (words: string[]) => String(numberIn(wordOf(words, 'the product'), 'The product'))

type Move = Partial<Omit<StockMove, 'id' | 'quantity'>> & { sign?: 1 | -1 }

/** Words are a product and how many of it; `sign` is -1 for what is called off. */
async function move(world: Connection, [product = '', pieces = '']: string[], { sign = 1, ...body }: Move) {
  const typed = [wordOf([product], 'the product'), wordOf([pieces], 'the quantity')]
  const quantity = numberIn(typed[1], 'The quantity') ?? 0
  const { stock } = await ask(world, stockCalls.moveStock, {
    params: { productId: productOf(typed) },
    body: { ...body, id: randomUUID(), quantity: sign * quantity },
  })
  world.say(lineOf(stock))
}

/** A product's stock as it is now. */
async function readStock(world: Connection, productId: string) {
  for (let page = 1; ; page++) {
    const { results, next } = await ask(world, stockCalls.listStock, { query: { page: String(page) } })
    const found = results.find(({ product }) => String(product.id) === productId)
    if (found || !next) return found
  }
}

export const stockCommands: Record<string, Command> = {
  'stock list': {
    usage: `  npm run desk -- stock list [--low yes] [--search kit] [--page 2]
      What the shop posts: how many are on hand, reserved by orders, available and on order; --low yes lists what to order.`,
    words: [0, 0],
    options: ['low', 'search', 'page'],
    run: async (_, { search, page, low }, world) => {
      const query = { search, page, low: isYes(low, '--low') ? 'true' : undefined }
      const { results, count } = await ask(world, stockCalls.listStock, { query })
      for (const stock of results) world.say(lineOf(stock))
      if (!count) world.say('Nothing of this kind.')
      if (count > results.length) world.say(`${count} in all.`)
    },
  },

  'stock set': {
    usage: `  npm run desk -- stock set 701 --warning 50 [--backorder yes|no] [--count 120] --reason "From now on"
      Counts a product from now on (--count says how many are there), or sets its warning level and whether it is sold
      when none is left.`,
    words: [1, 1],
    options: ['warning', 'backorder', 'count', 'reason'],
    run: async (words, { warning, backorder, count, reason }, world) => {
      const productId = productOf(words)
      const before = (await readStock(world, productId))?.count
      const body = {
        warningLevel: warning === undefined ? (before?.warningLevel ?? 0) : numberIn(warning, '--warning'),
        allowsBackorder: backorder === undefined ? (before?.allowsBackorder ?? false) : isYes(backorder, '--backorder'),
        version: before?.version ?? 0,
        onHand: count === undefined ? undefined : numberIn(count, '--count'),
        reason,
      }
      world.say(lineOf(await ask(world, stockCalls.setStock, { params: { productId }, body })))
    },
  },

  'stock receive': {
    usage: `  npm run desk -- stock receive 701 200 --reason "Delivery of 12 March"
      Goods that came in: on hand is more, on order less.`,
    words: [2, 2],
    options: ['reason'],
    run: (words, { reason }, world) => move(world, words, { kind: 'received', reason }),
  },

  'stock count': {
    usage: `  npm run desk -- stock count 701 118 --reason "Stocktaking"
      Sets what is on hand to what was counted, with what waits to be packed.`,
    words: [2, 2],
    options: ['reason'],
    run: (words, { reason }, world) => move(world, words, { kind: 'counted', reason }),
  },

  'stock order': {
    usage: `  npm run desk -- stock order 701 500 [--expected 2027-03-12] --reason "Order 8841"
      Goods ordered from the supplier, and what of them was called off.`,
    words: [2, 2],
    options: ['expected', 'reason'],
    run: (words, { expected, reason }, world) => move(world, words, { kind: 'ordered', expectedOn: expected, reason }),
  },

  'stock call-off': {
    usage: `  npm run desk -- stock call-off 701 100 --reason "They have only 400"
      Goods ordered from the supplier, and what of them was called off.`,
    words: [2, 2],
    options: ['reason'],
    run: (words, { reason }, world) => move(world, words, { kind: 'ordered', sign: -1, reason }),
  },

  'stock history': {
    usage: `  npm run desk -- stock history 701 [--page 2]
      What changed the count of a product, newest first.`,
    words: [1, 1],
    options: ['page'],
    run: async (words, { page }, world) => {
      const params = { productId: productOf(words) }
      const { results, count } = await ask(world, stockCalls.listStockMovements, { params, query: { page } })
      for (const movement of results) world.say(movementLine(movement))
      if (!count) world.say('Nothing was moved.')
      if (count > results.length) world.say(`${count} in all.`)
    },
  },
}

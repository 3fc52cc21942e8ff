import { describe, expect, test } from 'vitest'
import { addCounts, type Bought, creditFor, creditOf, type Counts, isAll, type Sums, sumOf } from './share.ts'

const gst = { rate: 10_000, isIncluded: true }
const hst = { rate: 13_000, isIncluded: false }

/** As `calculateTotals` would have it. */
function bought(
  lines: [unit: number, quantity: number][],
  { discount = 0, loyalty = 0, shipping = 0, tax = gst }: Partial<Sums> & { tax?: Bought['taxes'][number] } = {},
): Bought {
  const subtotal = lines.reduce((sum, [unit, quantity]) => sum + unit * quantity, 0)
  const base = subtotal - discount - loyalty + shipping
  const amount = Math.round((base * tax.rate) / (tax.isIncluded ? 100_000 + tax.rate : 100_000))
  return {
    items: lines.map(([unit, quantity], index) => ({ id: String(index), unit, quantity })),
    taxes: [tax],
    sums: {
      subtotal,
      discount,
      loyalty,
      shipping,
      taxes: [amount],
      total: tax.isIncluded ? base : base + amount,
    },
  }
}

/** Credits one after another; answers each, and their sum. */
function creditAll(of: Bought, wanted: Counts[]) {
  const notes: Sums[] = []
  let before: Counts = new Map()
  for (const counts of wanted) {
    notes.push(creditFor(of, before, counts, sumOf(of, notes)))
    before = addCounts(before, counts)
  }
  return { notes, sum: sumOf(of, notes), isAll: isAll(of, before) }
}
const of = (...entries: [number, number][]): Counts => new Map(entries.map(([index, count]) => [String(index), count]))

test('an item takes its share of voucher and points along, and delivery goes with the last', () => {
  const order = bought(
    [
      [10_000, 1],
      [5_000, 1],
    ],
    { discount: 1_500, loyalty: 1_000, shipping: 900 },
  )
  const { notes, sum } = creditAll(order, [of([0, 1]), of([1, 1])])
  // Two thirds of 2500 are 1667, of 1000 they are 667.
  expect(notes[0]).toEqual({
    subtotal: 10_000,
    discount: 1_000,
    loyalty: 667,
    shipping: 0,
    taxes: [758],
    total: 8_333,
  })
  expect(notes[1]).toMatchObject({ subtotal: 5_000, discount: 500, loyalty: 333, shipping: 900, total: 5_067 })
  expect(sum).toEqual(order.sums)
})

test('a tax on top goes back with its goods, and that of delivery with the last', () => {
  const order = bought([[4_999, 3]], { shipping: 1_000, tax: hst })
  const { notes, sum } = creditAll(order, [of([0, 1]), of([0, 1]), of([0, 1])])
  expect(notes.map(({ total }) => total)).toEqual([5_649, 5_649, order.sums.total - 11_298])
  expect(sum).toEqual(order.sums)
})

test('a gift card goes back for what it cost, and takes no discount or tax of other items along', () => {
  const goods = bought([[10_000, 1]], { discount: 1_000, shipping: 500 })
  const order: Bought = {
    ...goods,
    items: [...goods.items, { id: '1', unit: 5_000, quantity: 1, isGiftCard: true }],
    sums: { ...goods.sums, subtotal: 15_000, total: goods.sums.total + 5_000 },
  }
  const { notes, sum } = creditAll(order, [of([1, 1]), of([0, 1])])
  expect(notes[0]).toEqual({ subtotal: 5_000, discount: 0, loyalty: 0, shipping: 0, taxes: [0], total: 5_000 })
  expect(sum).toEqual(order.sums)
})

test('what points paid to the last cent gives no money back', () => {
  const order = bought(
    [
      [333, 1],
      [333, 2],
    ],
    { loyalty: 999 },
  )
  const { notes, sum } = creditAll(order, [of([0, 1]), of([1, 1]), of([1, 1])])
  expect(notes.map(({ total }) => total)).toEqual([0, 0, 0])
  expect(notes.map(({ loyalty }) => loyalty)).toEqual([333, 333, 333])
  expect(sum).toEqual(order.sums)
})

test('a sum that went back at the provider is not given twice', () => {
  const order = bought([[5_000, 2]], { shipping: 1_000 })
  const first = creditOf(order, 6_500, sumOf(order, []))
  expect(first).toMatchObject({ subtotal: 6_500, taxes: [591], total: 6_500 })
  const second = creditFor(order, new Map(), of([0, 1]), first)
  expect(second.total).toBe(4_500)
  const last = creditFor(order, of([0, 1]), of([0, 1]), sumOf(order, [first, second]))
  expect(last.total).toBe(0)
  expect(sumOf(order, [first, second, last])).toEqual(order.sums)
})

/** Numbers that look random and are the same each time. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647
    yield state
  }
}

describe('in whatever order and portions, the credits sum to what was charged', () => {
  test.each(Array.from({ length: 300 }, (_, seed) => seed + 1))('order %i', (seed) => {
    const random = numbers(seed * 7_919)
    const upTo = (most: number) => (random.next().value as number) % (most + 1)
    const lines = Array.from({ length: 1 + upTo(4) }, (): [number, number] => [upTo(20_000), 1 + upTo(4)])
    const subtotal = lines.reduce((sum, [unit, quantity]) => sum + unit * quantity, 0)
    const discount = upTo(subtotal)
    const loyalty = upTo(subtotal - discount)
    const order = bought(lines, { discount, loyalty, shipping: upTo(2_000), tax: seed % 2 ? gst : hst })
    const pieces = lines.flatMap(([, quantity], index) => Array.from({ length: quantity }, () => of([index, 1])))
    for (let index = pieces.length - 1; index > 0; index--) {
      const other = upTo(index)
      ;[pieces[index], pieces[other]] = [pieces[other] as Counts, pieces[index] as Counts]
    }
    const { notes, sum, isAll: isDone } = creditAll(order, pieces)
    expect(isDone).toBe(true)
    expect(sum).toEqual(order.sums)
    for (const note of notes) for (const amount of Object.values(note).flat()) expect(amount).toBeGreaterThanOrEqual(0)
  })
})

import { expect, test } from 'vitest'
import { ourCategories, productTypes } from './constants.ts'
import { type Bought, isNotSent, promiseOf } from './promise.ts'

const bought = (typeId: number, categoryId = 1, barcode?: string): Bought => ({
  product: { typeId, category: { id: categoryId } },
  metaData: { barcode },
})
const test1 = bought(productTypes.disease)
const mix = bought(productTypes.mixBreed, ourCategories.canineAncestry)
const kit = bought(productTypes.shippable, ourCategories.testKit)
const swabs = bought(productTypes.shippable, 298)
const plan = bought(productTypes.lifePlan, ourCategories.lifePlan)
const gift = bought(productTypes.shippable, ourCategories.giftCard)
const added = bought(productTypes.disease, 1, 'KP4827190001')
const posted = { isSent: true, days: '3 to 7', from: { label: '$9.95' } }
const nowhere = { isSent: false, days: null, from: null }
const said = (items: Bought[], delivery: typeof posted | typeof nowhere | null = posted) =>
  Object.fromEntries(promiseOf(items, delivery, 'Australia').map(({ term, text }) => [term, text]))

const byPost = 'To Australia in 3 to 7 working days, from $9.95. One price for the whole order.'
const inThree = 'Within 3 weeks after your sample reaches the laboratory. We email you.'
const unopened = 'What you have not opened or activated: send it back within 30 days.'

test.each([
  ['a test', [test1], { Delivery: byPost, Results: inThree, Returns: unopened }],
  ['a kit', [kit], { Delivery: byPost, Results: inThree, Returns: unopened }],
  [
    'a mix among tests, by the slowest',
    [test1, mix],
    { Delivery: byPost, Results: inThree.replace('3', '4'), Returns: unopened },
  ],
  ['swabs, which nobody reads', [swabs], { Delivery: byPost, Returns: unopened }],
  [
    'a plan, which nobody posts',
    [plan],
    { Results: 'The plan is written as soon as the results that it needs are there.' },
  ],
  ['a gift card', [gift], {}],
  [
    'a test of a sample that is there',
    [added],
    {
      Results: 'Within 3 weeks from your order, as we have the sample. We email you.',
      Returns: 'Work on a sample that we have begins at once and cannot be taken back.',
    },
  ],
])('%s', (_, items, lines) => expect(said(items)).toEqual(lines))

test('a country nothing is sent to is named for what would have to travel, and for nothing else', () => {
  expect(said([test1], nowhere).Delivery).toBe('We do not deliver to Australia yet.')
  expect([test1, kit, swabs].every((one) => isNotSent([one], nowhere))).toBe(true)
  expect([plan, gift, added].some((one) => isNotSent([one], nowhere))).toBe(false)
  expect(isNotSent([test1], posted)).toBe(false)
})

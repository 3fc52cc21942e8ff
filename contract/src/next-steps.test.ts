import type { CartItem } from './cart.ts'
import { categories, ourCategories, productTypes } from './constants.ts'
import type { LineState } from './line-progress.ts'
import type { OrderDetail } from './order.ts'
import { expect, test } from 'vitest'
import { isPosted, nextStepsOf } from './next-steps.ts'

const line = (typeId: number, categoryId: number, metaData: CartItem['metaData'] = {}) =>
  ({ product: { typeId, category: { id: categoryId } }, metaData }) as CartItem
const doing = (...states: LineState[]) => states.map((state) => ({ state })) as OrderDetail['progress']

const kit = line(productTypes.disease, categories.canineDisease)
const upgrade = line(productTypes.disease, categories.canineDisease, { barcode: 'KP4827193301' })
const plan = line(productTypes.lifePlan, ourCategories.lifePlan)
const supplies = line(productTypes.shippable, ourCategories.practiceSupplies)

test.each([
  ['a kit', [kit], true, ['Your kit comes by post', 'You take a swab', 'You read the results']],
  [
    'a kit and a life plan',
    [kit, plan],
    true,
    ['Your kit comes by post', 'You take a swab', 'You read the results', 'We make the life plan'],
  ],
  [
    'an upgrade and a life plan',
    [upgrade, plan],
    false,
    ['We read the sample', 'You read the results', 'We make the life plan'],
  ],
  ['a life plan of results that are there', [plan], false, ['We make the life plan']],
  ['leaflets', [supplies], true, ['Your parcel comes by post']],
] as const)('what comes next of %s', (_, items, isByPost, titles) => {
  expect(nextStepsOf({ items: [...items], progress: [] }).map(({ title }) => title)).toEqual(titles)
  expect(isPosted([...items])).toBe(isByPost)
})

test('nothing comes next once the results are out', () => {
  expect(nextStepsOf({ items: [kit], progress: doing('reported') })).toEqual([])
  expect(nextStepsOf({ items: [kit, plan], progress: doing('reported', 'laboratory') })).not.toEqual([])
})

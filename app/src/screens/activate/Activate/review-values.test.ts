import type { Activation } from '@shop/contract/activation'
import { expect, test } from 'vitest'
import { reviewBodyOf, startOf } from './review-values.ts'

const tests: Activation['tests'] = [
  { id: 1, name: 'Breed mix', kind: 'profile' },
  { id: 2, name: 'CEA', kind: 'disease' },
  { id: 3, name: 'Merle', kind: 'trait' },
]
const record = { tests } as Activation

test('everything is tested at first, and nothing else is requested', () => {
  expect(reviewBodyOf(startOf(record), record)).toEqual({
    excludeProducts: { trait: [], disease: [] },
    upgradeProducts: [],
    coupon: '',
    collectionAgent: null,
  })
})

test('what is left out goes under its kind, and comes back unticked (activate-8)', () => {
  const chosen = { ...startOf(record), tested: { t1: true, t2: false, t3: false } }
  const body = reviewBodyOf(chosen, record)
  expect(body.excludeProducts).toEqual({ trait: [3], disease: [2] })
  expect(startOf({ ...record, excludeProducts: body.excludeProducts }).tested).toEqual(chosen.tested)
})

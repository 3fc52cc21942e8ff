import type { LineProgress, LineState } from '@shop/contract/line-progress'
import { expect, test } from 'vitest'
import { orderText, progressText } from './line-progress.ts'

const line = (state: LineState, count: number): LineProgress => ({
  itemId: '1',
  state,
  counts: [{ state, count }],
  addedAt: null,
  mailedAt: null,
  barcode: null,
  animal: null,
  parcels: [],
  reason: null,
  refunded: 0,
})

test('a line says of how many it is true, an order says each state once', () => {
  expect(progressText(line('posted', 2), 'US')).toBe('On its way to you, all 2')
  expect(orderText([line('posted', 2), line('posted', 1)], 'US')).toBe('On its way to you')
  expect(orderText([line('posted', 2), line('reported', 1)], 'US')).toBe('On its way to you · Results are out')
})

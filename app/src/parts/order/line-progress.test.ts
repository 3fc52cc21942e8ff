import type { LineState } from '@shop/contract/line-progress'
import { lineProgress } from '@shop/mocks/fixtures/order'
import { expect, test } from 'vitest'
import { orderText, progressText } from './line-progress.ts'

const line = (state: LineState, count: number) => lineProgress({ state, counts: [{ state, count }] })

test('a line says of how many it is true, an order says each state once', () => {
  expect(progressText(line('posted', 2), 'US')).toBe('On its way to you, all 2')
  expect(orderText([line('posted', 2), line('posted', 1)], 'US')).toBe('On its way to you')
  expect(orderText([line('posted', 2), line('reported', 1)], 'US')).toBe('On its way to you · Results are out')
})

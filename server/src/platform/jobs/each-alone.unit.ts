import { expect, test } from 'vitest'
import { eachAlone, eachStep } from './each-alone.ts'

test('one that fails holds up no other, and is named at the end', async () => {
  const done: number[] = []
  const all = eachAlone(
    [1, 2, 3, 4],
    (item) => `item ${item}`,
    async (item) => {
      if (item % 2) throw new Error('odd')
      done.push(item)
    },
  )
  await expect(all).rejects.toThrow('2 of 4 failed, the first item 1: Error: odd')
  expect(done).toEqual([2, 4])
})

test('steps inside of steps name where it was', async () => {
  const inner = () =>
    eachStep({
      charge: async () => {},
      end: () => Promise.reject(new Error('gone')),
    })
  await expect(eachStep({ memberships: inner })).rejects.toThrow(
    '1 of 1 failed, the first memberships: AggregateError: 1 of 2 failed, the first end: Error: gone',
  )
})

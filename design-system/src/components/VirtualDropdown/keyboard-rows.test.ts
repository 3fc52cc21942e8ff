import { describe, expect, it } from 'vitest'
import { blockOf, keyboardRows } from './keyboard-rows.ts'

const options = Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Dog ${index}` }))
const rowsOf = (active: number, count = options.length) =>
  keyboardRows(options.slice(0, count), blockOf(active)).map(({ value }) => Number(value))

describe('keyboardRows', () => {
  it.each([-1, 0, 1, 49, 50, 500, 949, 950, 998, 999])('holds what each key reaches from row %i', (active) => {
    const rows = rowsOf(active)
    expect([rows[0], rows.at(-1)]).toEqual([0, 999])
    const near = [active - 1, active, active + 1].filter((row) => row >= 0 && row <= 999)
    const at = rows.indexOf(near[0] ?? 0)
    expect(rows.slice(at, at + near.length)).toEqual(near)
    expect(new Set(rows).size).toBe(rows.length)
  })
  it('is short, however many there are', () => expect(rowsOf(500)).toHaveLength(152))
  it('holds all of a few', () => expect(rowsOf(3, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]))
  it('holds none of none', () => expect(rowsOf(-1, 0)).toEqual([]))
})

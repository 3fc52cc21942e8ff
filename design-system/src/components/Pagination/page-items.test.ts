import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageItems } from './page-items.ts'

const anyPage = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.nat(), fc.integer({ min: 0, max: 4 }))
  .map(([total, seed, siblings]) => ({ page: (seed % total) + 1, total, siblings }))

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, '…', 6]],
    [3, 6, [1, 2, 3, 4, '…', 6]],
    [4, 6, [1, '…', 3, 4, 5, 6]],
    [4, 7, [1, '…', 3, 4, 5, '…', 7]],
    [5, 9, [1, '…', 4, 5, 6, '…', 9]],
    [50, 50, [1, '…', 49, 50]],
  ])('page %i of %i', (page, total, items) => expect(pageItems(page, total)).toEqual(items))

  it.each([
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, '…', 6]],
    [3, 6, [1, '…', 3, '…', 6]],
    [7, 15, [1, '…', 7, '…', 15]],
  ])('page %i of %i, without siblings', (page, total, items) => expect(pageItems(page, total, 0)).toEqual(items))

  it('shows the first, the last, the current page and its siblings, strictly increasing', () => {
    fc.assert(
      fc.property(anyPage, ({ page, total, siblings }) => {
        const numbers = pageItems(page, total, siblings).filter((item) => item !== '…')
        const near = [page - siblings, page, page + siblings].filter((n) => n >= 1 && n <= total)
        expect(numbers).toEqual(expect.arrayContaining([1, total, ...near]))
        expect(numbers.every((n, index) => index === 0 || n > (numbers[index - 1] ?? Infinity))).toBe(true)
      }),
    )
  })

  it('puts an ellipsis exactly where pages are missing', () => {
    fc.assert(
      fc.property(anyPage, ({ page, total, siblings }) => {
        const items = pageItems(page, total, siblings)
        items.forEach((item, index) => {
          const before = items[index - 1]
          const after = items[index + 1]
          if (item === '…') expect(Number(after) - Number(before)).toBeGreaterThanOrEqual(2)
          else if (typeof before === 'number') expect(item - before).toBe(1)
        })
      }),
    )
  })

  it('shows every page when the total is within five, or three and twice the siblings', () => {
    fc.assert(
      fc.property(anyPage, ({ page, total, siblings }) => {
        fc.pre(total <= Math.max(5, 3 + 2 * siblings))
        expect(pageItems(page, total, siblings)).toHaveLength(total)
      }),
    )
  })
})

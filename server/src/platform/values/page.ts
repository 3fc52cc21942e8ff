import { wholeNumberIn } from './typed-number.ts'

/** The page a query names: 1 when it names none or nonsense. */
export const pageIn = (text: string | undefined): number => {
  const page = wholeNumberIn(text ?? '1')
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1
}

const maxPageSize = 100

/** The page size a query names, at most 100: `size` when it names none or nonsense. */
export const sizeIn = (text: string | undefined, size: number): number => {
  const wanted = text === undefined ? size : wholeNumberIn(text)
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, maxPageSize) : size
}

/** The contract's list form around one page of results. */
export const pageOf = <Item>(results: Item[], count: number, page: number, size: number) => ({
  results,
  count,
  next: page * size < count ? page + 1 : null,
  previous: page > 1 ? page - 1 : null,
})

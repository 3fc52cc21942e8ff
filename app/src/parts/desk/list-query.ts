/** What every list of the desk has in its address, besides its own filters. */
const always = ['search', 'sort', 'page']

/**
 * A list's search, filters, order and page from its address, as its call takes them; what is empty is left out. The
 * server refuses values that are none.
 */
export const listQuery = <Query extends object>(
  query: URLSearchParams,
  filters: readonly (keyof Query & string)[] = [],
): Query =>
  Object.fromEntries(
    [...always, ...filters].flatMap((name) => {
      const text = query.get(name)?.trim()
      return text ? [[name, text]] : []
    }),
  ) as Query

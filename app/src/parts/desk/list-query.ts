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

/**
 * The order of a list whose call answers it whole, from its address. What is searched is found on the page, or by the
 * call under the name that it has there.
 */
export const wholeListQuery = <Query extends { sort?: string | undefined }>(
  query: URLSearchParams,
  searchName?: keyof Query & string,
): Query => {
  const { sort, search } = listQuery<{ sort?: string; search?: string }>(query)
  return { sort, ...(searchName && { [searchName]: search }) } as Query
}

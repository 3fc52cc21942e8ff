import type { ListRead } from '../../data/use-call.ts'

/** What a call has answered in one piece, for a table without pages. */
export const wholeList = <Row>(
  { error, isLoading, isValidating, mutate }: Omit<ListRead<unknown>, 'data'>,
  rows: Row[] | undefined,
): ListRead<Row> => ({
  error,
  isLoading,
  isValidating,
  mutate,
  data: rows && { results: rows, count: rows.length },
})

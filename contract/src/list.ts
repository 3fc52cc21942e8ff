import { array, number, object, type Schema } from 'yup'

/** The form of every list on the wire. `next` and `previous` are page numbers, null at the ends. */
export const listOf = <Item extends Schema>(item: Item) =>
  object({
    results: array().of(item).required(),
    count: number().integer().required(),
    next: number().integer().nullable().defined(),
    previous: number().integer().nullable().defined(),
  }).noUnknown()

/** Ids in a query, comma-separated: `categoryIds=1,7`. Absent is an empty list; anything that is not an id makes it undefined. */
export function idsIn(text: string | undefined): number[] | undefined {
  if (!text) return []
  const ids = text.split(',').map(Number)
  return ids.every((id) => Number.isInteger(id) && id > 0) ? ids : undefined
}

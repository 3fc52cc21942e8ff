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
  const parts = text.split(',')
  // Nine digits: what fits the database's integers without a second check.
  return parts.every((part) => /^[1-9]\d{0,8}$/.test(part)) ? parts.map(Number) : undefined
}

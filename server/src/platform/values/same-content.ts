import { isDeepStrictEqual } from 'node:util'

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** JSON without its fields that are empty: null, an empty text, a list or an object of nothing. Lists keep their places. */
export function filled(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(filled)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json)
      .map(([key, value]) => [key, filled(value)] as const)
      .filter(([, value]) => !isEmpty(value)),
  )
}

/**
 * Whether what was frozen as JSON equals what would be frozen today. An empty field equals a missing one, and keys have
 * no order: a field that later versions of the shop have makes nothing outdated that has none of it.
 */
export const isSameContent = (frozen: unknown, today: unknown): boolean =>
  isDeepStrictEqual(filled(frozen), filled(JSON.parse(JSON.stringify(today))))

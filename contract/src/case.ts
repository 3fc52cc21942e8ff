type Json = unknown

const mapKeys = (value: Json, rename: (key: string) => string): Json => {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), mapKeys(item, rename)]))
}

export const snakeKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const camelKey = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** `{ productId: 1 }` -> `{ product_id: 1 }`, at every depth: the form of every request body on the wire (wire-1). */
export const snakeKeys = (value: Json): Json => mapKeys(value, snakeKey)

/** The way back, on the server. */
export const camelKeys = (value: Json): Json => mapKeys(value, camelKey)

/** An address with some parameters of its query changed; an empty value takes one away. */
export function addressWith(path: string, query: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(query)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  // Commas may be in a query as they are, and an address to share is read by people.
  return next.size ? `${path}?${next.toString().replaceAll('%2C', ',')}` : path
}

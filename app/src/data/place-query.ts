/** Where a directory's address looks: `?country=AU&state=VIC`. */
export type PlaceQuery = { country: string; state: string }

/** The country whose map a directory shows: the address's, else the visitor's own; null for none. */
export const mapCountryIn = (query: URLSearchParams, home: string | null): string | null =>
  placeIn(query).country || home

/** A town of the country whose nearest come first: `?near=Ballarat VIC&country=AU`; '' for none. */
export const nearIn = (query: URLSearchParams): string =>
  placeIn(query).country ? (query.get('near')?.trim().slice(0, 60) ?? '') : ''

/** The country and state an address narrows to; '' for any. A state without its country is none. */
export function placeIn(query: URLSearchParams): PlaceQuery {
  const typed = (query.get('country') ?? '').toUpperCase()
  const country = /^[A-Z]{2}$/.test(typed) ? typed : ''
  const state = (query.get('state') ?? '').toUpperCase()
  return { country, state: country && /^[A-Z0-9]{1,3}$/.test(state) ? state : '' }
}

import type { AgentQuery } from '../../../data/collection-agent.ts'
import { pageIn } from '../../../data/product.ts'
import { nearIn, placeIn } from '../../../data/place-query.ts'

/** The call behind an address. */
export const agentsQueryOf = (query: URLSearchParams): AgentQuery => ({
  search: query.get('search')?.trim() || undefined,
  country: placeIn(query).country || undefined,
  state: placeIn(query).state || undefined,
  nearTo: nearIn(query) || undefined,
  page: pageIn(query) > 1 ? String(pageIn(query)) : undefined,
})

/**
 * Which agents are nearest where none fits: by the postcode that was typed, else in the state, else by distance from
 * the town that was typed, in the country, which is the visitor's own where none was chosen. Null where that would be
 * the same query.
 */
export function nearbyQueryOf(query: URLSearchParams, home: string | null): AgentQuery | null {
  const { country, state } = placeIn(query)
  const search = query.get('search')?.trim() ?? ''
  const postcode = postcodeIn(search)
  const where = country || home || undefined
  if (postcode) return { nearTo: postcode, ...(where && { country: where }) }
  if (state && search) return { country, state }
  return where && (search || state) ? { country: where, ...(search && { nearTo: search.slice(0, 60) }) } : null
}

/** What reads like a postcode: a word with a figure, and the British half that follows it. */
const postcodeIn = (search: string): string | undefined =>
  /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i.exec(search)?.[0] ??
  /\b(?=[A-Z\d-]{0,9}\d)[A-Z\d-]{3,10}\b/i.exec(search)?.[0]

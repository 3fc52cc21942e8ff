import type { AgentQuery } from '../../../data/collection-agent.ts'
import { pageIn } from '../../../data/product.ts'

/** The country an address narrows to, two capitals; '' for any. */
export const countryIn = (query: URLSearchParams): string => {
  const country = (query.get('country') ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(country) ? country : ''
}

/** The call behind an address. */
export const agentsQueryOf = (query: URLSearchParams): AgentQuery => ({
  search: query.get('search')?.trim() || undefined,
  country: countryIn(query) || undefined,
  page: pageIn(query) > 1 ? String(pageIn(query)) : undefined,
})

import { sitePageEndpoints } from '@shop/contract/endpoints/site-page'
import { rarelyChanges, read, useRead } from './use-call.ts'

export const readSitePages = (search: string) => read(sitePageEndpoints.searchPages, { query: { search } })

/** The few pages and articles that fit a text best; null looks for none. */
export const useSitePages = (search: string | null) => useRead(search ? readSitePages(search) : null, rarelyChanges)

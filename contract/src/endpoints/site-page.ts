import { clientOf, endpoints } from '../call.ts'
import type { sitePageCalls } from '../site-page.ts'
import { messages } from '../messages.ts'

export const sitePageEndpoints = endpoints({
  searchPages: { method: 'GET', path: '/api/pages', fails: messages.somethingWentWrong },
})

/** For the browser. */
export const sitePageClient = clientOf<typeof sitePageCalls>(sitePageEndpoints)

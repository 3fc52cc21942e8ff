import { type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { sitePageEndpoints } from './endpoints/site-page.ts'
import { listOf } from './list.ts'

/** A page of the site as a search finds it; tests and breeds have searches of their own. */
export const sitePageSchema = object({
  path: string().required(),
  title: string().required(),
  /** One sentence on what is there. */
  description: string().required(),
  kind: string().oneOf(['article', 'page']).required(),
}).noUnknown()
export type SitePage = InferType<typeof sitePageSchema>

export const sitePageCalls = {
  searchPages: call({
    ...sitePageEndpoints.searchPages,
    summary: 'The few pages and articles that say most about a text, of those the visitor may open',
    query: object({ search: string().max(200) }),
    reply: listOf(sitePageSchema),
    who: 'anyone',
    isOurs: true,
  }),
}

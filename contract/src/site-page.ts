import { type InferType, object, string } from 'yup'

/** A page of the site as a search finds it; tests and breeds have searches of their own. */
export const sitePageSchema = object({
  path: string().required(),
  title: string().required(),
  /** One sentence on what is there. */
  description: string().required(),
  kind: string().oneOf(['article', 'page']).required(),
}).noUnknown()
export type SitePage = InferType<typeof sitePageSchema>

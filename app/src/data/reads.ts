import type { Settings } from './settings.tsx'
import type { Read } from './use-call.ts'

/** Where a visitor is: the path of the page's row, its parameters and the query, and who they are. */
export type Place = {
  path: string
  params: Record<string, string | undefined>
  query: URLSearchParams
  settings: Settings
}

/** What a screen reads first. The server puts the replies into the page, the browser prefetches them with a link. */
export type Reads = (place: Place) => Read[]

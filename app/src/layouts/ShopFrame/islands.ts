import { island } from '../../page/island.tsx'

let isIncomplete = false

/** A part of the frame has no code, so that a page cannot change in place: React waits for the part. */
export const isFrameIncomplete = () => isIncomplete

/** What the frame loses without its code is worth no error page: the server's HTML stays. */
const fetchParts = () =>
  import('./later-parts.ts').catch(() => {
    isIncomplete = true
    return new Promise<never>(() => {})
  })

export const AudienceRow = island(async () => (await fetchParts()).AudienceRow, { until: 'interaction' })
export const BarMenus = island(async () => (await fetchParts()).BarMenus, { until: 'interaction' })
export const BarSearch = island(async () => (await fetchParts()).SearchProducts, { until: 'interaction' })
export const Footer = island(async () => (await fetchParts()).Footer, { until: 'visible' })

/** For stories, where the frame is whole with the first render. */
export const loadFrame = () => Promise.all([AudienceRow, BarMenus, BarSearch, Footer].map((part) => part.load()))

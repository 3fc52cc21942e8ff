import { island } from '../../island.tsx'

let isIncomplete = false

/** A part of the frame has no code, so that a page cannot change in place: React waits for the part. */
export const isFrameIncomplete = () => isIncomplete

/** What the frame loses without its code is worth no error page: the server's HTML stays. */
const orStay =
  <Part>(load: () => Promise<Part>) =>
  () =>
    load().catch(() => {
      isIncomplete = true
      return new Promise<never>(() => {})
    })

export const AudienceRow = island(
  orStay(() => import('./AudienceRow.tsx').then((module) => module.AudienceRow)),
  { until: 'interaction' },
)

export const BarMenus = island(
  orStay(() => import('./BarMenus.tsx').then((module) => module.BarMenus)),
  { until: 'interaction' },
)

export const BarSearch = island(
  orStay(() => import('../../parts/product/SearchProducts.tsx').then((module) => module.SearchProducts)),
  { until: 'interaction' },
)

export const Footer = island(
  orStay(() => import('./Footer.tsx').then((module) => module.Footer)),
  { until: 'visible' },
)

/** For stories, where the frame is whole with the first render. */
export const loadFrame = () => Promise.all([AudienceRow, BarMenus, BarSearch, Footer].map((part) => part.load()))

import { lazy, Suspense } from 'react'

const Page = lazy(() => import('./Page.tsx'))

/** The page of a story file, fetched when one is opened: a story needs none of it. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)

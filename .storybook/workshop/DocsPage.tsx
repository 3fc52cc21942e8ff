import { lazy } from 'react'

/**
 * The page of a story file, fetched when one is opened: a story needs none of it. Nothing is shown until it is there, or
 * Storybook's table of contents would find no headings.
 */
export const DocsPage = lazy(async () => ({ default: (await import('./pages/Page.tsx')).Page }))

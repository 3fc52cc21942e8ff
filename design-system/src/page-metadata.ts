import { createContext } from 'react'

export type PageMetadata = {
  title: string
  description: string
  /** From the top down to the page itself, which has no link; empty where the page has no trail. */
  trail: { name: string; href: string | null }[]
  /** Those that it answers, in their order. */
  questions: { question: string; answer: string }[]
}

/** Gets what a page states of itself while the server renders it, for the page's head; null in a browser. */
export const PageMetadataContext = createContext<((stated: Partial<PageMetadata>) => void) | null>(null)

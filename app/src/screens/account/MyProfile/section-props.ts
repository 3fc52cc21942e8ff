import type { User } from '@shop/contract/user'

/** Loads a page from the server: what it puts into every page is for one person. */
export type LoadPage = (path: string) => void

/** What every section of the page is given. */
export type SectionProps = { me: User; loadPage: LoadPage }

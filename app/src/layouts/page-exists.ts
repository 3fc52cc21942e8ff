import { createContext, useContext } from 'react'

const PageExists = createContext<(href: string) => boolean>(() => true)

/** Given by the app from its routes; the frames and screens may not import these, since these import the screens. */
export const PageExistsProvider = PageExists

/** Tells whether the site has a page at an address, so that no menu links to one that is not built yet. */
export const usePageExists = () => useContext(PageExists)

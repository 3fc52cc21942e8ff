import { createContext } from 'react'

/** Whether the server answers the form around by itself, so that it may be sent before the page's code is there. */
export const AnsweredContext = createContext(false)

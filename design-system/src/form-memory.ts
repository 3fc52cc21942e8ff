import { createContext } from 'react'

/** What was typed into a form that began as `from`, and was not sent. */
export type StoredForm = { from: string; values: object }

/** Where forms store what was typed, by their names, so that a reload or a lost page loses nothing. */
export type FormMemory = {
  read: (form: string) => StoredForm | null
  /** Null forgets it. */
  keep: (form: string, kept: StoredForm | null) => void
}

/** Without one nothing is stored: in the workshop, and while the server renders. */
export const FormMemoryContext = createContext<FormMemory | null>(null)

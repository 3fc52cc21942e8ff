import { createContext } from 'react'

/** What is valid in a form and still looks wrong: questions, by the paths of their fields. */
type DoubtsIn = (values: unknown) => Record<string, string>

/** Loads what a form's values are looked at with before they are sent; without one a form asks nothing. */
export const FormDoubtsContext = createContext<(() => Promise<DoubtsIn>) | null>(null)

/** The type of a field's error that is a question: the form asks once, and sends it all the same. */
export const doubtType = 'doubt'

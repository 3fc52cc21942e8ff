import { useContext, useRef, useState } from 'react'
import type { FieldError, FieldErrors } from 'react-hook-form'
import { doubtType, FormDoubtsContext } from '../form-doubts.ts'

const none = (): Record<string, string> => ({})

const questionsIn = (errors: object): string[] =>
  Object.values(errors).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return []
    const { type, message } = error as FieldError
    return type === undefined ? questionsIn(error) : type === doubtType ? [String(message)] : []
  })

const patienceMs = 1000
const afterPatience = () => new Promise<typeof none>((resolve) => setTimeout(resolve, patienceMs, none))

/** What a form asks about its values before it sends them, each question once; `errors` has those that the page came with. */
export function useDoubts(errors: FieldErrors) {
  const look = useContext(FormDoubtsContext)
  const [first] = useState(() => questionsIn(errors))
  const asked = useRef(new Set(first))
  // Nobody is kept from sending by a question that the network does not bring.
  const load = async () => (look ? Promise.race([look().catch(() => none), afterPatience()]) : none)
  return {
    /** What the server is told was asked already, by a form that it answers. */
    asked: first.join('\n'),
    /** Fetches the questions' code, so that the press does not wait for it. */
    load: () => void load(),
    doubtsIn: async (values: unknown): Promise<[string, string][]> => {
      const open = Object.entries((await load())(values)).filter(([, text]) => !asked.current.has(text))
      for (const [, text] of open) asked.current.add(text)
      return open
    },
  }
}

import type { FormCall, FormRefusal } from '@shop/contract/form-call'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What became of a form that the server answered (decision 0027): it comes with the page after it. */
export type FormAnswer = { said?: string | undefined; refusal?: FormRefusal | undefined }

const AnswerContext = createContext<FormAnswer>({})
const none: FormAnswer = {}

/** The answer belongs to the page that it came with: it is over with the next address. */
export function FormAnswerProvider({ value, children }: { value: FormAnswer; children: ReactNode }) {
  const { key } = useLocation()
  const [first] = useState(key)
  const [isOver, setIsOver] = useState(false)
  if (key !== first && !isOver) setIsOver(true)
  return <AnswerContext value={isOver ? none : value}>{children}</AnswerContext>
}

export const useFormAnswer = (): FormAnswer => useContext(AnswerContext)

/** The refusal of a form that this page came with; undefined for any other form's. */
export function useRefusal(call: FormCall): FormRefusal | undefined {
  const { refusal } = useFormAnswer()
  return refusal?.call === call ? refusal : undefined
}

import type { FormCall, FormRefusal } from '@shop/contract/form-call'
import { Failure } from '@shop/contract/failure'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useLocation } from 'react-router-dom'

/** What became of a form that the server answered (decision 0027): it comes with the page after it. */
export type FormAnswer = { notice?: string | undefined; refusal?: FormRefusal | undefined }

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

/** The refusal of a form that this page came with, and what was sent; undefined for any other form's. */
export function useRefusal(call: FormCall) {
  const { refusal } = useFormAnswer()
  return useMemo(
    () =>
      refusal?.call === call
        ? {
            failure: failureOf(refusal),
            values: refusal.values,
            /** Of the errors at its fields; a doubt is the form’s own word for a question. */
            type: refusal.isDoubt ? 'doubt' : 'server',
          }
        : undefined,
    [refusal, call],
  )
}

export const failureOf = ({ status, failure }: FormRefusal) => new Failure(status, failure)

/** For `useForm`: the form's empty values, or what was sent and refused, with what is wrong at its fields. */
export function useAnsweredForm<Values extends object>(call: FormCall, blank: Values) {
  const refusal = useRefusal(call)
  return useMemo(() => {
    if (!refusal) return { defaultValues: blank }
    const { failure, values, type } = refusal
    const isField = (name: string) => name in blank
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => isField(name)))
    const fields = Object.entries(failure.fields).filter(([name]) => isField(name))
    const errors: FieldErrors = fields.length
      ? Object.fromEntries(fields.map(([name, message]) => [name, { type, message }]))
      : { root: { server: { type: 'server', message: failure.message } } }
    return { defaultValues: { ...blank, ...known }, errors }
    // oxlint-disable-next-line react/exhaustive-deps -- `blank` is a new object with each render; only the answer counts
  }, [refusal])
}

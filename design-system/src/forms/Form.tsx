import { chakra } from '@chakra-ui/react'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  FormProvider,
  get,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { doublePress } from '../double-press.ts'
import { doubtType } from '../form-doubts.ts'
import { AnsweredContext } from './answered.ts'
import { reportEarlyInput } from './early-input.ts'
import { FormSummary } from './FormSummary.tsx'
import { readFailure } from './read-failure.ts'
import { useDoubts } from './use-doubts.ts'
import { useFormMemory } from './use-form-memory.ts'

const Base = chakra('form', { base: { display: 'grid', gap: '5' } })

/** The first thing of a bad field that can take the focus: itself, or a group's chosen or first radio. */
const focusable = (field: Element) =>
  field.matches('input, select, textarea')
    ? field
    : (field.querySelector('input:checked') ?? field.querySelector('input'))

const focusField = (field: Element | null | undefined) => {
  const control = field && focusable(field)
  if (control instanceof HTMLElement) control.focus()
}

/** A bad field's name and message, read where the visitor reads them. The star is no part of the name. */
function describeField(field: Element) {
  const control = focusable(field) as HTMLInputElement | null
  const caption = field.querySelector('legend') ?? control?.labels?.[0]
  const label = (caption?.textContent ?? '').replace(/\s*\*$/, '')
  return { id: field.id, name: control?.name ?? '', label }
}

export type FormProps<Values extends FieldValues, Sent> = {
  /** From `useForm({ defaultValues, resolver })`. */
  form: UseFormReturn<Values, unknown, Sent>
  /**
   * Gets the values once they are valid. What it throws as `{ message, errors? }` lands on the fields it names, the
   * rest above the form; what was typed stays. A second press while it runs does nothing, nor the second half of a
   * double press that it was quicker than, nor one while the page that it led to is still on its way.
   */
  onSubmit: (values: Sent) => void | Promise<void>
  /** Fields, and a button that sends them. */
  children: ReactNode
  /**
   * Fields that are sent unseen, for a form that the server answers by itself: it is a POST to the page's own address
   * until the page's code is there, its fields carry their names, and what was typed meanwhile stays.
   */
  hidden?: Readonly<Record<string, string>>
  /** So that a button elsewhere can send it. */
  id?: string
  /** Also the name under which what was typed is stored until it is sent: no other form of the page has it. */
  'aria-label': string
  /**
   * Fields that are not stored: files, and those whose name and type do not show that they are a password, a code or a
   * card.
   */
  unstored?: readonly FieldPath<Values>[]
  /** False where a longer task stores what was typed in each of its steps. */
  isStored?: boolean
}

const nothing: readonly never[] = []

/** A browser delays a timer that other timers have started by up to this. */
const longestNestedMs = 4

/**
 * A form of bound fields (`TextField` …) and a `SubmitButton`. A refusal takes the focus to the first bad field. What looks
 * wrong, and may be right, is asked about once (`FormDoubtsContext`): a second press sends it.
 */
export function Form<Values extends FieldValues, Sent>({
  form,
  onSubmit,
  hidden,
  children,
  unstored = nothing,
  isStored = true,
  ...props
}: FormProps<Values, Sent>) {
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  /** Whether what was typed was refused before it was sent. */
  const isInvalid = useRef(false)
  /** When it last asked about what was typed. */
  const askedAt = useRef(-doublePress)
  /** The last press, and what it left in the form once that was sent. */
  const press = useRef<{ path: string; at: number; left?: string }>(undefined)
  const { submitCount, errors } = useFormState({ control: form.control })
  const [refused, setRefused] = useState<ReturnType<typeof describeField>[]>([])
  const failure = errors.root?.server?.message

  // Password managers and quick typists are done before the page's code is there.
  useEffect(() => {
    if (formRef.current) reportEarlyInput(formRef.current)
  }, [])
  // Whoever has been elsewhere since, in another field or a dialog, presses anew.
  useEffect(() => {
    const moveOn = () => {
      press.current = undefined
    }
    document.addEventListener('focusin', moveOn)
    return () => document.removeEventListener('focusin', moveOn)
  }, [])
  const { doubtsIn, asked, load } = useDoubts(errors)
  const forget = useFormMemory(form, formRef, { name: props['aria-label'], unstored, isStored })

  const focusOnDoubt = () => formRef.current?.querySelector<HTMLElement>('[data-doubt]')?.focus()
  // After a refusal is on the page: the document knows the fields' order and labels, the errors' keys do not.
  const [cameRefused] = useState(() => Object.keys(errors).length > 0)
  // Before anybody sees the refusal: who goes on at once keeps the focus where they went.
  useLayoutEffect(() => {
    if (!submitCount && !cameRefused) return
    const fields = [...(formRef.current?.querySelectorAll('[aria-invalid=true]') ?? [])]
    setRefused(fields.map(describeField))
    const focus = () => {
      if (fields.length) focusField(fields[0])
      else if (summaryRef.current) summaryRef.current.focus()
      else focusOnDoubt()
    }
    focus()
    // React Hook Form has scheduled to focus the field that was registered first, where it refused itself: once more.
    if (!isInvalid.current) return
    const again = setTimeout(focus, longestNestedMs)
    return () => clearTimeout(again)
  }, [submitCount, cameRefused])

  const isHere = (name: string) => Boolean(formRef.current?.elements.namedItem(name))
  const put = (thrown: unknown) => {
    const known = readFailure(thrown)
    if (!known) reportError(thrown)
    const { message, fields } = known ?? { message: 'Something went wrong', fields: {} }
    const strays = Object.entries(fields).filter(([name]) => !isHere(name))
    for (const [name, text] of Object.entries(fields)) {
      if (isHere(name)) form.setError(name as FieldPath<Values>, { type: 'server', message: text })
    }
    const others = strays.map(([, text]) => text).join(' ')
    if (others || !Object.keys(fields).length) form.setError('root.server', { message: others || message })
  }

  /** What is in the form as it was left by sending it: it would be sent a second time. */
  const isSent = () => {
    const last = press.current
    if (last?.left !== JSON.stringify(form.getValues())) return false
    return last.path !== location.pathname || performance.now() - last.at < doublePress
  }

  const ask = (doubts: [string, string][]) => {
    for (const [name, message] of doubts) form.setError(name as FieldPath<Values>, { type: doubtType, message })
    askedAt.current = performance.now()
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current || isSent()) return
    // The second half of a double press is no answer to what its first half asked; it took the focus to the button.
    if (performance.now() - askedAt.current < doublePress) return focusOnDoubt()
    isSending.current = true
    press.current = { path: location.pathname, at: performance.now() }
    isInvalid.current = false
    const onInvalid = () => {
      isInvalid.current = true
    }
    const send = form.handleSubmit(async (values) => {
      const doubts = (await doubtsIn(values)).filter(([name]) => isHere(name))
      if (doubts.length) return ask(doubts)
      try {
        await onSubmit(values)
        forget()
        if (press.current) press.current.left = JSON.stringify(form.getValues())
      } catch (thrown) {
        put(thrown)
      }
    }, onInvalid)
    await send(event).finally(() => {
      isSending.current = false
    })
  }

  const fields = refused.flatMap(({ id, name, label }) => {
    const error: FieldError | undefined = get(errors, name)
    return error?.message ? [{ id, label, message: error.message }] : []
  })
  return (
    <FormProvider {...form}>
      <Base ref={formRef} noValidate method={hidden && 'post'} onSubmit={submit} onFocus={load} {...props}>
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {hidden && asked && <input type="hidden" name="asked" value={asked} />}
        <FormSummary
          ref={summaryRef}
          failure={failure}
          fields={fields}
          onFocus={(id) => focusField(document.getElementById(id))}
        />
        <AnsweredContext value={hidden !== undefined}>{children}</AnsweredContext>
      </Base>
    </FormProvider>
  )
}

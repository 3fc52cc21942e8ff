import { type RefObject, useContext, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { FormMemoryContext, type StoredForm } from '../form-memory.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Passwords, codes and cards, as their fields declare to the browser too. */
const isSecret = ({ type, autocomplete }: HTMLInputElement) =>
  type === 'password' || /^cc-|password$|^one-time-code$/.test(autocomplete)

const secretsOf = (element: HTMLFormElement | null) =>
  [...(element?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement && isSecret(control) ? [control.name.split('.')[0]] : [],
  )

/**
 * Stores what is typed into the form of this name until it is sent, and puts it back into a form that begins as that
 * one did: another record's, or one that has changed meanwhile, begins otherwise. Never `unstored` fields, nor what its
 * field calls a password, a code or a card. What is in a dialog goes when that is closed. Answers how to forget it.
 */
export function useFormMemory<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  ref: RefObject<HTMLFormElement | null>,
  { name, unstored, isStored }: { name: string; unstored: readonly string[]; isStored: boolean },
): () => void {
  const context = useContext(FormMemoryContext)
  const memory = isStored ? context : null
  const unstoredNames = unstored.join(' ')
  useEffect(() => {
    if (!memory) return undefined
    // `formState` has the values of the last render; a form of `values` has them only after that.
    const startOf = (): Record<string, unknown> => form.control._defaultValues
    const kept = memory.read(name)
    const restore = ({ from, values }: StoredForm) => {
      if (from !== JSON.stringify(startOf())) return
      for (const [field, value] of Object.entries(values) as [Path<Values>, PathValue<Values, Path<Values>>][])
        if (isSame(form.getValues(field), startOf()[field])) form.setValue(field, value, { shouldDirty: true })
    }
    // After the effects of the form's owner: `useForm` sets its `values` there.
    if (kept) queueMicrotask(() => restore(kept))

    const keep = (values: object) => {
      const start = startOf()
      const hidden = new Set([...unstoredNames.split(' '), ...secretsOf(ref.current)])
      const typed = Object.entries(values).filter(
        ([field, value]) => !hidden.has(field) && !isSame(value, start[field]),
      )
      memory.keep(name, typed.length ? { from: JSON.stringify(start), values: Object.fromEntries(typed) } : null)
    }
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
    const isInDialog = Boolean(ref.current?.closest('dialog, [role=dialog]'))
    return () => {
      stop()
      if (isInDialog) memory.keep(name, null)
    }
  }, [form, ref, memory, name, unstoredNames])
  return () => memory?.keep(name, null)
}

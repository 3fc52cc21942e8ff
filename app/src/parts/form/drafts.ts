import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readInTab, writeInTab } from '../../data/tab-storage.ts'

type StoredDraft = { of: string; values: object }

/**
 * Stores in this tab what was typed in the steps of a longer task and perhaps not sent yet. `of` is the cart or the
 * record it belongs to: another one's is not shown. Never card data.
 */
export function draftsOf<Name extends string>(task: string, names: readonly Name[]) {
  const keyOf = (name: Name) => `${task}:${name}`
  const drop = (name: Name) => writeInTab(keyOf(name), null)
  return {
    read: <Values>(name: Name, of: string): Partial<Values> => {
      const stored = readInTab<StoredDraft>(keyOf(name))
      return stored?.of === of ? (stored.values as Partial<Values>) : {}
    },
    keep: (name: Name, of: string, values: object) => writeInTab(keyOf(name), { of, values }),
    drop,
    dropAll: () => names.forEach(drop),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Hands over what a form holds whenever that changes, and at once what was entered before the page hydrated. */
function follow<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keep: (values: Values) => void,
) {
  const entered = form.getValues()
  if (!isSame(entered, form.formState.defaultValues)) keep(entered)
  return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
}

/** Hands over what a form holds whenever that changes. */
export function useStoredDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keep: (values: object) => void,
) {
  useEffect(() => follow(form, keep), [form, keep])
}

/** For a form that the server renders: stored values come in with hydration, and what was typed since wins. */
export function useLateDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  read: () => Partial<Values>,
  keep: (values: Values) => void,
) {
  useEffect(() => {
    const blank: Record<string, unknown> = form.formState.defaultValues ?? {}
    for (const [name, value] of Object.entries(read()) as [Path<Values>, PathValue<Values, Path<Values>>][])
      if (value !== undefined && isSame(form.getValues(name), blank[name])) form.setValue(name, value)
    return follow(form, keep)
  }, [form, read, keep])
}

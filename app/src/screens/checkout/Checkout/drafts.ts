import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readInTab, writeInTab } from '../../../data/tab-storage.ts'

export type DraftName = 'details' | 'delivery' | 'payment'

const keyOf = (name: DraftName) => `checkout:${name}`
type Kept = { cartId: string; values: object }

/** What was typed in a step of this cart's checkout and perhaps not sent yet. */
export function readDraft<Values>(name: DraftName, cartId: string): Partial<Values> {
  const kept = readInTab<Kept>(keyOf(name))
  return kept?.cartId === cartId ? (kept.values as Partial<Values>) : {}
}

export const keepDraft = (name: DraftName, cartId: string, values: object) =>
  writeInTab(keyOf(name), { cartId, values })
export const dropDraft = (name: DraftName) => writeInTab(keyOf(name), null)
export const dropDrafts = () => (['details', 'delivery', 'payment'] as const).forEach(dropDraft)

/** Keeps what is typed through a reload. Only for forms without secrets: never the card's. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: DraftName,
  cartId: string,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(name, cartId, values),
      }),
    [form, name, cartId],
  )
}

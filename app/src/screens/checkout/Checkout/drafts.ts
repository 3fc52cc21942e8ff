import { useCallback } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftsOf, useStoredDraft as useFormDraft } from '../../../parts/form/drafts.ts'

export type DraftName = 'details' | 'delivery' | 'payment'

/** What was typed in a step of this cart's checkout and perhaps not sent yet. */
export const {
  read: readDraft,
  keep: keepDraft,
  drop: dropDraft,
  dropAll: dropDrafts,
} = draftsOf<DraftName>('checkout', ['details', 'delivery', 'payment'])

/** Stores what is typed, so that a reload leaves it. Only for forms without secrets: never the card's. */
export const useCheckoutDraft = <Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: DraftName,
  cartId: string,
) =>
  useFormDraft(
    form,
    useCallback((values) => keepDraft(name, cartId, values), [name, cartId]),
  )

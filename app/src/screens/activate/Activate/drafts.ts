import { useCallback } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftsOf, useStoredDraft as useFormDraft } from '../../../parts/form/drafts.ts'

type DraftName = 'barcode' | 'kit' | 'pet' | 'person' | 'review'

/** What was typed in a step of this activation and perhaps not sent yet. */
export const {
  read: readDraft,
  keep: keepDraft,
  drop: dropDraft,
  dropAll: dropDrafts,
} = draftsOf<DraftName>('activation', ['barcode', 'kit', 'pet', 'person', 'review'])

/** Stores what is typed, so that a reload leaves it. */
export const useActivationDraft = <Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: DraftName,
  of: string,
) =>
  useFormDraft(
    form,
    useCallback((values) => keepDraft(name, of, values), [name, of]),
  )

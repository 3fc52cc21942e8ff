import { enquiryKinds, type EnquiryKind } from '@shop/contract/enquiry'
import { useCallback } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftsOf, useLateDraft } from '../form/drafts.ts'

export type Values = Record<string, unknown>

/** The answer is for one question, and consents belong to one form: none of these is stored. */
const notStored = new Set(['securityAnswer', 'website', 'hasConsent', 'isListingWanted', 'acceptTerms'])
const storedOf = (values: Values) => Object.fromEntries(Object.entries(values).filter(([name]) => !notStored.has(name)))

const drafts = draftsOf<EnquiryKind>('enquiry', enquiryKinds)
const attempts = draftsOf<EnquiryKind>('enquiry-attempt', enquiryKinds)

/** What is typed survives a reload and a look at another page. */
export const useEnquiryDraft = (form: UseFormReturn<Values, unknown, Values>, kind: EnquiryKind) =>
  useLateDraft(
    form,
    useCallback(() => drafts.read<Values>(kind, kind), [kind]),
    useCallback((values) => drafts.keep(kind, kind, storedOf(values)), [kind]),
  )

/** The id under which these words are sent. Sent again unchanged, after a reload too, they have the same, and are stored once. */
export function enquiryIdOf(kind: EnquiryKind, values: Values): string {
  const of = JSON.stringify(storedOf(values))
  const { id = crypto.randomUUID() } = attempts.read<{ id: string }>(kind, of)
  attempts.keep(kind, of, { id })
  return id
}

export function dropEnquiryDraft(kind: EnquiryKind) {
  drafts.drop(kind)
  attempts.drop(kind)
}

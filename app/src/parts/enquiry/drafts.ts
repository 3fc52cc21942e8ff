import { enquiryKinds, type EnquiryKind } from '@shop/contract/enquiry'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftsOf } from '../form/drafts.ts'

export type Values = Record<string, unknown>

/** The answer is for one question, the rest is given with the form: none of it is kept. */
const notKept = new Set(['securityAnswer', 'website', 'hasConsent', 'isListingWanted', 'acceptTerms'])
const keptOf = (values: Values) => Object.fromEntries(Object.entries(values).filter(([name]) => !notKept.has(name)))

const drafts = draftsOf<EnquiryKind>('enquiry', enquiryKinds)
const attempts = draftsOf<EnquiryKind>('enquiry-attempt', enquiryKinds)

/** What is typed survives a reload and a look at another page. What was typed since wins. */
export function useEnquiryDraft(form: UseFormReturn<Values, unknown, Values>, kind: EnquiryKind) {
  useEffect(() => {
    const blank = form.formState.defaultValues ?? {}
    for (const [name, value] of Object.entries(drafts.read<Values>(kind, kind)))
      if (form.getValues(name) === blank[name]) form.setValue(name, value)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => drafts.keep(kind, kind, keptOf(values)),
    })
  }, [form, kind])
}

/** The id under which these words are sent. Sent again unchanged, after a reload too, they have the same, and are stored once. */
export function enquiryIdOf(kind: EnquiryKind, values: Values): string {
  const of = JSON.stringify(keptOf(values))
  const { id = crypto.randomUUID() } = attempts.read<{ id: string }>(kind, of)
  attempts.keep(kind, of, { id })
  return id
}

export function dropEnquiryDraft(kind: EnquiryKind) {
  drafts.drop(kind)
  attempts.drop(kind)
}

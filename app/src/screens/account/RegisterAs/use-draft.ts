import type { Registration } from '@shop/contract/auth'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readInTab, writeInTab } from '../../../data/tab-storage.ts'

const key = 'register'

/** All but the password, which is never kept, and the consent, which is given with the form. */
const kept = [
  'firstName',
  'lastName',
  'email',
  'country',
  'clinic',
  'registrationNumber',
  'isNewsletterSubscribed',
] as const

export const dropDraft = () => writeInTab(key, null)

/** What is typed survives a reload, and a change of mind about whose account it is. What was typed since wins. */
export function useDraft(form: UseFormReturn<Registration>) {
  useEffect(() => {
    const draft = readInTab<Registration>(key) ?? {}
    const blank = form.formState.defaultValues ?? {}
    for (const name of kept) {
      if (draft[name] !== undefined && form.getValues(name) === blank[name]) form.setValue(name, draft[name])
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeInTab(key, Object.fromEntries(kept.map((name) => [name, values[name]]))),
    })
  }, [form])
}

import type { Registration } from '@shop/contract/auth'
import type { UseFormReturn } from 'react-hook-form'
import { readInTab, writeInTab } from '../../../data/tab-storage.ts'
import { useLateDraft } from '../../../parts/form/drafts.ts'

const key = 'register'

/** All but the password, which is never stored, and the consent, which belongs to one form. */
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

const readDraft = () => readInTab<Registration>(key) ?? {}
const storeDraft = (values: Registration) =>
  writeInTab(key, Object.fromEntries(kept.map((name) => [name, values[name]])))

/** What is typed survives a reload, and a change of mind about whose account it is. */
export const useRegistrationDraft = (form: UseFormReturn<Registration>) => useLateDraft(form, readDraft, storeDraft)

import { type FormMemory, FormMemoryContext, type StoredForm } from '@shop/design-system/form-memory'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../data/settings.tsx'
import { readInTab, writeInTab } from '../../data/tab-storage.ts'

type Owned = StoredForm & { of: string }

/**
 * Stores in this tab what was typed into a page's forms, for whoever typed it: a guest's is theirs once they log in.
 */
export function TabMemory({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const of = useSettings().user?.email ?? ''
  const memory = useMemo((): FormMemory => {
    const keyOf = (form: string) => `form:${pathname} ${form}`
    return {
      read: (form) => {
        const kept = readInTab<Owned>(keyOf(form)) as Owned | null
        return kept && (kept.of === of || kept.of === '') ? kept : null
      },
      keep: (form, kept) => writeInTab(keyOf(form), kept && { ...kept, of }),
    }
  }, [pathname, of])
  return <FormMemoryContext value={memory}>{children}</FormMemoryContext>
}

import type { NewAcmForm } from '@shop/contract/acm-form'
import type { QueryOf } from '@shop/contract/call-parts'
import { acmFormEndpoints } from '@shop/contract/endpoints/acm-form'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { useRefreshDesk } from './refresh-desk.ts'
import { read, useRead } from './use-call.ts'

export const readAcmForms = () => read(acmFormEndpoints.listAcmForms)

/** The user's requests, newest first, and the samples for which a form can be requested. */
export const useAcmForms = () => useRead(readAcmForms())

export function useAcmFormActions() {
  const { mutate } = useSWRConfig()
  const { key } = readAcmForms()
  return {
    ask: async (body: NewAcmForm) => {
      const made = await request(acmFormEndpoints.requestAcmForm, { body })
      await mutate(key)
      return made
    },
    withdraw: async (id: string) => {
      try {
        await request(acmFormEndpoints.withdrawAcmForm, { params: { id } })
      } finally {
        await mutate(key)
      }
    },
  }
}

type DeskAcmFormsQuery = Partial<QueryOf<typeof acmFormEndpoints.listDeskAcmForms>>

export const readDeskAcmForms = (query: DeskAcmFormsQuery) => read(acmFormEndpoints.listDeskAcmForms, { query })

/** Requests that wait for the desk, oldest first unless they are sorted; of one owner, all. */
export const useDeskAcmForms = (query: DeskAcmFormsQuery) =>
  useRead(readDeskAcmForms(query), { keepPreviousData: true })

/** Decides on a request, then fetches the desk's lists again, also where it was refused because the request has changed. */
export function useDecideAcmForm() {
  const refresh = useRefreshDesk()
  return async (action: 'approveAcmForm' | 'refuseAcmForm', id: string, reason: string) => {
    try {
      await request(acmFormEndpoints[action], { params: { id }, body: { reason } })
    } finally {
      await refresh()
    }
  }
}

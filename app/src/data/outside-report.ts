import { outsideReportEndpoints } from '@shop/contract/endpoints/outside-report'
import type { NewOutsideReport } from '@shop/contract/outside-report'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readOutsideReports = (id: string) => read(outsideReportEndpoints.listOutsideReports, { params: { id } })
/** What an animal's owner entered from other laboratories' documents. */
export const useOutsideReports = (id: string) => useRead(readOutsideReports(id))

export function useOutsideReportActions(id: string) {
  const { mutate } = useSWRConfig()
  const { key } = readOutsideReports(id)
  return {
    add: async (body: NewOutsideReport) => {
      const added = await request(outsideReportEndpoints.addOutsideReport, { params: { id }, body })
      await mutate(key)
      return added
    },
    remove: async (reportId: string) => {
      await request(outsideReportEndpoints.removeOutsideReport, { params: { id, reportId } })
      await mutate(key)
    },
  }
}

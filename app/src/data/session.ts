import type { ReplyOf } from '@shop/contract/call-parts'
import { sessionEndpoints } from '@shop/contract/endpoints/session'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readSessions = () => read(sessionEndpoints.listSessions)

/** Where the user is signed in, this browser first. */
export const useSessions = () => useRead(readSessions())

/** Signs other browsers out. Each returns those that are left. */
export function useSessionActions() {
  const { mutate } = useSWRConfig()
  const keep = (left: ReplyOf<typeof sessionEndpoints.listSessions>) =>
    mutate(readSessions().key, left, { revalidate: false })
  return {
    end: async (id: string) => keep(await request(sessionEndpoints.endSession, { params: { id } })),
    endOthers: async () => keep(await request(sessionEndpoints.endOtherSessions)),
  }
}

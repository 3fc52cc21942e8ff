import type { ReplyOf } from '@shop/contract/call'
import { sessionClient } from '@shop/contract/endpoints/session'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readSessions = () => read(sessionClient.listSessions)

/** Where the user is signed in, this browser first. */
export const useSessions = () => useRead(readSessions())

/** Signs other browsers out. Each answers with those that are left. */
export function useSessionActions() {
  const { mutate } = useSWRConfig()
  const keep = (left: ReplyOf<typeof sessionClient.listSessions>) =>
    mutate(readSessions().key, left, { revalidate: false })
  return {
    end: async (id: string) => keep(await request(sessionClient.endSession, { params: { id } })),
    endOthers: async () => keep(await request(sessionClient.endOtherSessions)),
  }
}

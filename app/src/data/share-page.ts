import { addressOf } from '@shop/contract/call'
import { sharePageEndpoints } from '@shop/contract/endpoints/share-page'
import { request } from '@shop/contract/request'
import type { SharePageBody } from '@shop/contract/share-page'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readSharePage = (token: string) => read(sharePageEndpoints.readSharePage, { params: { token } })
/** An animal as its owner shows it to everybody. */
export const useSharePage = (token: string) => useRead(readSharePage(token))

const readOwn = (id: string) => read(sharePageEndpoints.getSharePage, { params: { id } })
/** The page of one's own animal: whether there is one, and what it may show. */
export const useOwnSharePage = (id: string) => useRead(readOwn(id))

export function useSharePageActions(id: string) {
  const { mutate } = useSWRConfig()
  const { key } = readOwn(id)
  return {
    save: async (body: SharePageBody) => {
      await mutate(key, request(sharePageEndpoints.saveSharePage, { params: { id }, body }), { revalidate: false })
    },
    close: async () => {
      await mutate(key, request(sharePageEndpoints.closeSharePage, { params: { id } }), { revalidate: false })
    },
  }
}

/** Where the picture is that messengers show of a page. */
export const sharePreview = (token: string) => addressOf(sharePageEndpoints.getSharePreview, { params: { token } })

import type { QueryOf } from '@shop/contract/call-parts'
import { enquiryThreadEndpoints } from '@shop/contract/endpoints/enquiry-thread'
import type { EnquiryAnswer } from '@shop/contract/enquiry-thread'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

type EnquiriesQuery = QueryOf<typeof enquiryThreadEndpoints.listEnquiries>

export const readEnquiries = (query: EnquiriesQuery) => read(enquiryThreadEndpoints.listEnquiries, { query })

/** A page of what people have written to us. */
export const useEnquiries = (query: EnquiriesQuery) => useRead(readEnquiries(query), { keepPreviousData: true })

export const readEnquiry = (reference: string) => read(enquiryThreadEndpoints.getEnquiry, { params: { reference } })

/** One of them, with all that was written after it. */
export const useEnquiry = (reference: string) => useRead(readEnquiry(reference))

/** Each changes an enquiry, which is then up to date, also where it was refused because somebody else has changed it. */
export function useEnquiryActions(reference: string) {
  const { mutate } = useSWRConfig()
  const params = { reference }
  const { key } = readEnquiry(reference)
  return {
    answer: async (body: EnquiryAnswer) => {
      try {
        const { thread } = await request(enquiryThreadEndpoints.answerEnquiry, { params, body })
        await mutate(key, thread, { revalidate: false })
        return thread
      } catch (failure) {
        await mutate(key)
        throw failure
      }
    },
    close: async () =>
      mutate(key, await request(enquiryThreadEndpoints.closeEnquiry, { params, body: {} }), { revalidate: false }),
    assign: async (assignee: 'me' | 'nobody') =>
      mutate(key, await request(enquiryThreadEndpoints.assignEnquiry, { params, body: { assignee } }), {
        revalidate: false,
      }),
  }
}

import type { QueryOf } from '@shop/contract/call-parts'
import { reviewEndpoints } from '@shop/contract/endpoints/review'
import { request } from '@shop/contract/request'
import type { DeskReview, NewReview } from '@shop/contract/review'
import { useSWRConfig } from 'swr'
import { useRefreshDesk } from './refresh-desk.ts'
import { read, useRead } from './use-call.ts'

const readReviews = (productId: string, page = 1) =>
  read(reviewEndpoints.listReviews, { params: { id: productId }, query: { page: String(page) } })
/** The approved reviews of a product, the newest first. */
export const useReviews = (productId: string, page: number) =>
  useRead(readReviews(productId, page), { keepPreviousData: true })

export const readMyReview = (productId: string) => read(reviewEndpoints.getMyReview, { params: { id: productId } })
/** The user's own review of a product whose results they have. */
export const useMyReview = (productId: string) => useRead(readMyReview(productId))

/** Writes it, and shows what was stored. */
export function useSaveReview(productId: string) {
  const { mutate } = useSWRConfig()
  return async (body: NewReview) => {
    const saved = await request(reviewEndpoints.saveMyReview, { params: { id: productId }, body })
    await mutate(readMyReview(productId).key, saved, { revalidate: false })
  }
}

type DeskReviewsQuery = QueryOf<typeof reviewEndpoints.listDeskReviews>

export const readDeskReviews = (query: DeskReviewsQuery) => read(reviewEndpoints.listDeskReviews, { query })

/** A page of reviews in a state; without one, of those that wait. */
export const useDeskReviews = (query: DeskReviewsQuery) => useRead(readDeskReviews(query), { keepPreviousData: true })

/** Each changes a review, in the edition that was read, then fetches the desk's lists again, also where it was refused. */
export function useDeskReviewActions() {
  const refresh = useRefreshDesk()
  const keep = async (changing: Promise<unknown>) => {
    try {
      await changing
    } finally {
      await refresh()
    }
  }
  return {
    approve: ({ id, edition }: DeskReview) =>
      keep(request(reviewEndpoints.approveReview, { params: { id }, body: { edition } })),
    refuse: ({ id, edition }: DeskReview, reason: string) =>
      keep(request(reviewEndpoints.refuseReview, { params: { id }, body: { edition, reason } })),
    answer: ({ id }: DeskReview, text: string) =>
      keep(request(reviewEndpoints.answerReview, { params: { id }, body: { text } })),
  }
}

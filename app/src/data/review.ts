import { reviewEndpoints } from '@shop/contract/endpoints/review'
import { request } from '@shop/contract/request'
import type { NewReview } from '@shop/contract/review'
import { useSWRConfig } from 'swr'
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

import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { resultsReviewEndpoints } from '@shop/contract/endpoints/results-review'
import { request } from '@shop/contract/request'
import { read, useRead } from './use-call.ts'

type ReviewsQuery = Partial<QueryOf<typeof resultsReviewEndpoints.listResultsReviews>>

export const readResultsReviews = (query: ReviewsQuery) => read(resultsReviewEndpoints.listResultsReviews, { query })

/** A page of the laboratory's files. */
export const useResultsReviews = (query: ReviewsQuery) => useRead(readResultsReviews(query), { keepPreviousData: true })

export const readResultsReview = (id: string) => read(resultsReviewEndpoints.getResultsReview, { query: { id } })

/** One file with its lines. */
export const useResultsReview = (id: string) => useRead(readResultsReview(id))

const queryOf = (file: File, reason: string) => ({ fileName: file.name, ...(reason && { reason }) })

/** What a file would change; nothing is stored. */
export const previewResults = (file: File, reason: string) =>
  request(resultsReviewEndpoints.previewResults, { query: queryOf(file, reason), body: file })

/** Hands a file to a second person. */
export const submitResults = (file: File, reason: string, by: string) =>
  request(resultsReviewEndpoints.submitResults, { query: { ...queryOf(file, reason), by }, body: file })

export const releaseResults = (body: BodyOf<typeof resultsReviewEndpoints.releaseResults>) =>
  request(resultsReviewEndpoints.releaseResults, { body })

export const returnResults = (body: BodyOf<typeof resultsReviewEndpoints.returnResults>) =>
  request(resultsReviewEndpoints.returnResults, { body })

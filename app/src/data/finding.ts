import type { FinderAnswers } from '@shop/contract/finder'
import { findingEndpoints } from '@shop/contract/endpoints/finding'
import { read, usePriced } from './use-call.ts'

export type FindingQuery = FinderAnswers & { breed?: string }

export const readFinding = (query: FindingQuery) => read(findingEndpoints.findTest, { query })

/** What fits the animal; null while a question is open. */
export const useFinding = (query: FindingQuery | null) => usePriced(query && readFinding(query))

import { readGiftCards } from '../../../data/gift-card.ts'
import type { Reads } from '../../../data/reads.ts'
import { listQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readGiftCards(listQuery(query))]

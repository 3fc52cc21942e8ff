import { readMates } from '../../../data/mate.ts'
import { readMembership } from '../../../data/membership.ts'
import type { Reads } from '../../../data/reads.ts'
import { matesQueryIn } from './mates-query.ts'

export const reads: Reads = ({ query }) => {
  const id = query.get('animal')
  return [readMembership(), ...(id ? [readMates(id, matesQueryIn(query))] : [])]
}

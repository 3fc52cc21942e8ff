import { readWithdrawal } from '../../../data/laboratory.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => {
  const sample = query.get('sample')?.trim()
  return sample ? [readWithdrawal(sample)] : []
}

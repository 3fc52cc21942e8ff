import { readAccount } from '../../../data/admin.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { id = '' } }) => [readAccount(id)]

import { readCredit } from '../../../data/invoice.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ settings }) => (settings.user?.ordersOnAccount ? [readCredit()] : [])

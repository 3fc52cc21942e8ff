import { readEnquiry } from '../../../data/enquiry-thread.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ params: { reference = '' } }) => [readEnquiry(reference)]

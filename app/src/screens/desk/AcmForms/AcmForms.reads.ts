import { readDeskAcmForms } from '../../../data/acm-form.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = ({ query }) => [readDeskAcmForms(query.get('search')?.trim() ?? '')]

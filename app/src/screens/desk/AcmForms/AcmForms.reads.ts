import { readDeskAcmForms } from '../../../data/acm-form.ts'
import type { Reads } from '../../../data/reads.ts'
import { wholeListQuery } from '../../../parts/desk/list-query.ts'

export const reads: Reads = ({ query }) => [readDeskAcmForms(wholeListQuery(query, 'email'))]

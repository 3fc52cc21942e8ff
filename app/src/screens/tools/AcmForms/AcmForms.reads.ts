import { readAcmForms } from '../../../data/acm-form.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readAcmForms()]

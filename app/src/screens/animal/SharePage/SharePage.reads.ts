import type { Reads } from '../../../data/reads.ts'
import { readSharePage } from '../../../data/share-page.ts'

export const reads: Reads = ({ params: { token = '' } }) => [readSharePage(token)]

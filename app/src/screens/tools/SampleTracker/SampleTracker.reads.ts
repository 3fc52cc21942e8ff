import type { Reads } from '../../../data/reads.ts'
import { readSampleTracker } from '../../../data/tool.ts'

export const reads: Reads = ({ params: { barcode } }) => (barcode ? [readSampleTracker(barcode)] : [])

import { readTestKitBalance } from '../../../data/activation.ts'
import { readKitOffers } from '../../../data/kit-offer.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readKitOffers(), readTestKitBalance()]

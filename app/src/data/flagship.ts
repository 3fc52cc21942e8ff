import { flagshipEndpoints } from '@shop/contract/endpoints/flagship'
import { read, usePriced } from './use-call.ts'

export const readFlagships = () => read(flagshipEndpoints.getFlagships)

/** What the pages of Geno Pet and the shop's other flagships state. */
export const useFlagships = () => usePriced(readFlagships())

import { readCountries } from '../../../data/country.ts'
import type { Reads } from '../../../data/reads.ts'

export const reads: Reads = () => [readCountries]

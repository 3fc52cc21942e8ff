import { customProfileCountry } from '@shop/contract/constants'
import { readFlagships } from '../../../data/flagship.ts'
import { readCustomProfile } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { speciesIn } from '../../../parts/page/species-in-path.ts'
import { breedIn, everyBreedOf } from './address.ts'

/** The tests of the species, and those of the breed the address starts from; nothing where it is not sold. */
export const reads: Reads = ({ path, query, settings }) => {
  if (settings.country !== customProfileCountry) return [readFlagships()]
  const breedId = breedIn(query)
  const species = readCustomProfile(everyBreedOf(speciesIn(path)))
  return [readFlagships(), species, ...(breedId === null ? [] : [readCustomProfile(breedId)])]
}

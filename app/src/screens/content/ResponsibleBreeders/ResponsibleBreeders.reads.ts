import type { Reads } from '../../../data/reads.ts'
import { readResponsibleBreeders } from '../../../data/responsible-breeder.ts'
import { speciesIn } from '../../../parts/page/species-in-path.ts'

export const reads: Reads = ({ path, query }) => [readResponsibleBreeders(speciesIn(path), query)]
